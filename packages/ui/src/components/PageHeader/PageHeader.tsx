import type { ReactNode, Ref } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Above the title: the way back. */
  breadcrumb?: ReactNode;
  /** Ref of the `h1`, which is focusable after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

export function PageHeader({ title, subtitle, actions, breadcrumb, ref }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.text}>
        {breadcrumb}
        <h1 ref={ref} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
