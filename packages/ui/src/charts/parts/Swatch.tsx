import { dashOf, seriesColor } from '../engine/chartTokens.ts';
import * as styles from '../SeriesChart/SeriesChart.css.ts';

export interface SwatchProps {
  /** Index of the series' colour and dash. */
  index: number;
  kind?: 'line' | 'bars' | undefined;
}

/** A short piece of the line with its colour and dashes. */
export function Swatch({ index, kind = 'line' }: SwatchProps) {
  return (
    <svg width="18" height="10" aria-hidden="true" className={styles.swatch}>
      {kind === 'bars' ? (
        <path d="M3 10V4M9 10V0M15 10V6" stroke={seriesColor(index)} strokeWidth="4" />
      ) : (
        <path d="M0 5H18" stroke={seriesColor(index)} strokeWidth="2.5" strokeDasharray={dashOf(index).join(' ')} />
      )}
    </svg>
  );
}
