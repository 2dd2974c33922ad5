import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import * as styles from './Banner.css.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  /** For example a Retry button. */
  action?: ReactNode;
  /**
   * `alert` interrupts, for an error that just occurred; `status` waits; `none` for content that was present from the
   * start.
   */
  announce?: 'alert' | 'status' | 'none';
  /** `compact`: a notice of one line, 36 px high. */
  density?: 'regular' | 'compact';
  children?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message about the view that contains it. By default a `danger` banner is announced as an alert. */
export function Banner({ tone = 'info', title, action, announce, density = 'regular', children }: BannerProps) {
  const Icon = icons[tone];
  const role = announce ?? (tone === 'danger' ? 'alert' : 'none');
  return (
    <div {...(role !== 'none' && { role })} className={`${styles.density[density]} ${styles.tone[tone]}`}>
      <span className={styles.icon[tone]}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
