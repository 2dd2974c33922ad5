import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  links?: readonly { label: string; href: string }[];
  children?: ReactNode;
  /** One low line, for a page whose content fills the window. */
  isCompact?: boolean;
}

export function Footer({ links = [], children, isCompact = false }: FooterProps) {
  return (
    <footer className={isCompact ? `${styles.footer} ${styles.compact}` : styles.footer}>
      <span className={isCompact ? styles.ownerOfCompact : undefined}>{children}</span>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href} className={styles.entry}>
              <Link tone="quiet" href={link.href}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
