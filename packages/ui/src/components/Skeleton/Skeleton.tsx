import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** CSS lengths; by default a text line has the width of its container and is 1 em high. */
  width?: string;
  height?: string;
  /** Lines of text; the last one is shorter. */
  lines?: number;
}

/** Placeholder in the shape of the loading content. Not announced: the surrounding region must set `aria-busy`. */
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
