import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** CSS lengths; a text line is as wide as its container and 1 em high. */
  width?: string;
  height?: string;
  /** Lines of text; the last one is shorter. */
  lines?: number;
}

/** The shape of what is coming. Silent: the region round it says `aria-busy`. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  if (lines > 1) {
    return (
      <span className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={index === lines - 1 ? '62%' : '100%'} />
        ))}
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${styles.block} ${styles.shape[shape]}`}
      style={{ width: width ?? '100%', ...(height && { height }) }}
    />
  );
}
