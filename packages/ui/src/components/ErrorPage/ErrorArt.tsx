import type { ReactNode } from 'react';
import * as styles from './ErrorPage.css.ts';

export type ErrorKind = 'notFound' | 'server' | 'denied' | 'client';

/** A measuring station on its mast; `x` and `y` are the foot of the mast. */
function Station({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0V-62M-14 0L0-20L14 0" className={styles.line} />
      <rect x="-13" y="-50" width="26" height="18" rx="3" className={styles.solid} />
      <path d="M-7-41H1M-7-37H5" className={styles.line} strokeWidth="1.5" />
      <path d="M-12-66H12" className={styles.line} />
      <circle cx="-12" cy="-66" r="4" className={styles.solid} />
      <circle cx="12" cy="-66" r="4" className={styles.solid} />
    </g>
  );
}

const scenes: Record<ErrorKind, ReactNode> = {
  notFound: (
    <>
      <path d="M96 134v-10M96 118v-34l12-9M84 75h24" className={`${styles.line} ${styles.dashed}`} />
      <rect x="82" y="80" width="28" height="20" rx="3" className={`${styles.line} ${styles.dashed}`} />
      <path d="M176 46c14 0 25 11 25 25c0 18-25 42-25 42s-25-24-25-42c0-14 11-25 25-25Z" className={styles.solid} />
      <path d="M169 66c0-10 14-10 14-1c0 6-7 6-7 12M176 84v.2" className={styles.accentLine} />
      <path d="M232 60h38c10 0 10-14 1-14M226 72h56" className={styles.accentLine} opacity="0.5" />
    </>
  ),
  server: (
    <>
      <Station x={160} y={134} />
      <path d="M204 62l-10 14h14l-10 15" className={styles.accentLine} />
      <path d="M38 74h16l8-16l12 32l10-24l6 8h18" className={styles.accentLine} />
      <path d="M226 74h62" className={`${styles.line} ${styles.dashed}`} />
      <circle cx="112" cy="74" r="4" className={styles.spot} />
    </>
  ),
  denied: (
    <>
      <Station x={220} y={130} />
      <path d="M98 88V72a20 20 0 0 1 40 0v16" className={styles.line} />
      <rect x="86" y="88" width="64" height="46" rx="8" className={styles.solid} />
      <circle cx="118" cy="107" r="5" className={styles.spot} />
      <path d="M118 112v8" className={styles.accentLine} />
      <path d="M30 56h34c10 0 10-14 1-14M24 68h48" className={styles.accentLine} opacity="0.5" />
    </>
  ),
  client: (
    <>
      <rect x="104" y="66" width="56" height="68" rx="4" className={styles.solid} />
      <rect x="160" y="88" width="44" height="46" rx="4" className={styles.solid} />
      <path
        d="M118 82h8M138 82h8M118 98h8M138 98h8M118 114h8M138 114h8M174 104h16M174 118h16"
        className={styles.line}
      />
      <circle cx="226" cy="62" r="19" className={styles.solid} />
      <path d="M240 76l16 16" className={styles.line} strokeWidth="4" />
      <path d="M220 56l12 12M232 56l-12 12" className={styles.accentLine} />
    </>
  ),
};

/** Decorative: the heading carries the meaning. */
export function ErrorArt({ kind }: { kind: ErrorKind }) {
  return (
    <svg viewBox="0 0 320 176" aria-hidden="true" className={styles.art}>
      <path d="M0 150C44 112 84 108 126 126s86 6 118-16 56-12 76 4v62H0Z" className={styles.hillBack} />
      <path d="M0 158c58-32 112-30 160-22s104 12 160-8v48H0Z" className={styles.hill} />
      {scenes[kind]}
    </svg>
  );
}
