import * as styles from './Logo.css.ts';

const pixels = { mini: 16, small: 28, large: 40 };
const wordPixels = { mini: 13, small: 20, large: 28 };

export interface LogoProps {
  size?: 'mini' | 'small' | 'large';
  /** The mark without the name, for narrow places. The surrounding element must then provide the name. */
  isMarkOnly?: boolean;
}

/** Two air streams that form a Z. */
export function Logo({ size = 'small', isMarkOnly = false }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width={pixels[size]} height={pixels[size]} aria-hidden="true">
        <rect width="32" height="32" rx="9" className={styles.ground} />
        <path d="M7.5 10.500H20.200a3.1 3.1 0 0 1 2.3 5.200L11.2 22.3" className={styles.stream} />
        <path d="M9.2 22.300H24.5" className={styles.stream} />
        <path d="M7.5 15.800h6.2" className={styles.stream} opacity="0.65" />
      </svg>
      {!isMarkOnly && (
        <span className={styles.word} style={{ fontSize: wordPixels[size] }}>
          Zrak
        </span>
      )}
    </span>
  );
}
