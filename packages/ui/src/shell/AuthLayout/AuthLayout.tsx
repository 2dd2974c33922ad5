import type { ReactNode, Ref } from 'react';
import { Logo } from '../../components/Logo/Logo.tsx';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** Text of the `h1`. */
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Brand above the card; by default the product's logo. */
  brand?: ReactNode;
  /** Upper right corner: language and theme. */
  end?: ReactNode;
  footer?: ReactNode;
  /** Ref of the `h1`, which is focusable after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

// Decorative isobars: 14 lines that converge.
const streams = Array.from({ length: 14 }, (_, index) => {
  const y = 470 + index * 34;
  const lift = 190 - index * 9;
  return `M-20 ${y}C260 ${y - lift} 420 ${y + lift * 0.7} 700 ${y - 30} S1180 ${y - lift} 1460 ${y - 70}`;
});

/** Page with a single task in a card in the middle. */
export function AuthLayout({ title, lead, brand, end, footer, ref, children }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={styles.art}>
        <defs>
          <linearGradient id="zrak-auth-ground" x1="0" y1="1" x2="0.3" y2="0">
            <stop offset="0" className={styles.glow} />
            <stop offset="0.75" className={styles.glowEnd} />
          </linearGradient>
        </defs>
        <rect width="1440" height="900" fill="url(#zrak-auth-ground)" />
        {streams.map((path) => (
          <path key={path} d={path} className={styles.stream} />
        ))}
      </svg>
      <header className={styles.top}>{end}</header>
      <main id="content" tabIndex={-1} className={styles.center}>
        <div className={styles.brand}>{brand ?? <Logo size="large" />}</div>
        <div className={styles.card}>
          <h1 ref={ref} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <div className={styles.lead}>{lead}</div>}
          <div className={styles.content}>{children}</div>
        </div>
      </main>
      <footer className={styles.foot}>{footer}</footer>
    </div>
  );
}
