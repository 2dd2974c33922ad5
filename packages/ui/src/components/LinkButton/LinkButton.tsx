import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import * as styles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone } from '../Button/Button.tsx';

export interface LinkButtonProps {
  href: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A link that looks like a button: it navigates and has no other effect. */
export function LinkButton({ href, tone = 'secondary', size = 'medium', icon, isWide, children }: LinkButtonProps) {
  return (
    <Link
      href={href}
      className={[styles.base, styles.size[size], styles.tone[tone], isWide ? styles.wide : styles.wrapped].join(' ')}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
