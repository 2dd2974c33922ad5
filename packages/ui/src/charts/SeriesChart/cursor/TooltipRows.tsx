import type { RefObject } from 'react';
import type { PlotSeries } from '../../engine/plots.ts';
import { Swatch } from '../../parts/Swatch.tsx';
import * as styles from '../SeriesChart.css.ts';

interface TooltipRowsProps {
  items: readonly PlotSeries[];
  /** Text of the values, one line each, written by the cursor. */
  valuesRef: RefObject<HTMLDivElement | null>;
  /** Text of their flags, written by the cursor. */
  notesRef: RefObject<HTMLDivElement | null>;
}

/** Columns of lines side by side: a table would repeat its layout, cell by cell, on each move. */
export function TooltipRows({ items, valuesRef, notesRef }: TooltipRowsProps) {
  return (
    <div className={styles.tooltipRows}>
      <div className={styles.tooltipLabels}>
        {items.map(({ series, index }) => (
          <div key={series.id} className={styles.tooltipLabel}>
            <Swatch index={index} kind={series.kind} />
            {series.label}
          </div>
        ))}
      </div>
      <div ref={valuesRef} className={styles.tooltipValues} />
      <div className={styles.tooltipUnits}>{items.map(({ series }) => series.unit).join('\n')}</div>
      {items.some(({ series }) => series.flags) && <div ref={notesRef} className={styles.tooltipUnits} />}
    </div>
  );
}
