import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  links?: readonly { label: string; href: string }[];
  children?: ReactNode;
}

export function Footer({ links = [], children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <span>{children}</span>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
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
