import { m4 } from '../engine/m4.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps {
  /** Text equivalent with the relevant values. */
  label: string;
  /** Epoch milliseconds. */
  times: Float64Array;
  /** NaN means a gap. */
  values: Float32Array;
  /** Height in pixels. The width is that of the container. */
  height?: number;
}

const columnCount = 120;

/** Course of a value without axes, for a tile or a row. */
export function Sparkline({ label, times, values, height = 32 }: SparklineProps) {
  const from = times[0] ?? 0;
  const to = times.at(-1) ?? 1;
  const points = m4(times, values, from, Math.max(to, from + 1), columnCount, (to - from) / columnCount);
  const present = points.values.filter((value) => !Number.isNaN(value));
  const low = Math.min(...present);
  const range = Math.max(...present) - low || 1;
  let path = '';
  let isDown = false;
  const isGap = (index: number) => Number.isNaN(points.values[index] ?? NaN);
  points.values.forEach((value, index) => {
    if (isGap(index)) {
      isDown = false;
      return;
    }
    const x = (((points.times[index] ?? from) - from) / Math.max(1, to - from)) * 100;
    const y = (1 - (value - low) / range) * (height - 2) + 1;
    path += `${isDown ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(1)}`;
    // The round caps of a line without length are a dot.
    if (!isDown && isGap(index + 1)) path += 'h0';
    isDown = true;
  });
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      height={height}
      role="img"
      aria-label={label}
      className={styles.svg}
    >
      <path d={path} className={styles.line} />
    </svg>
  );
}
