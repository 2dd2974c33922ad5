import { seriesColor } from '../../engine/chartTokens.ts';
import type { PlotSeries } from '../../engine/plots.ts';
import { TooltipRows } from './TooltipRows.tsx';
import type { CursorNodes } from './useCursorNodes.ts';
import * as styles from '../SeriesChart.css.ts';

interface CursorMarksProps {
  items: readonly PlotSeries[];
  /** Margin above the plot and its height, in pixels. */
  top: number;
  height: number;
  nodes: CursorNodes;
}

/** Line, dots and tooltip of the cursor: rendered once, moved and filled by `useCursorNodes`. */
export function CursorMarks({ items, top, height, nodes }: CursorMarksProps) {
  const { lineRef, tooltipRef, timeRef, valuesRef, notesRef, dotsRef } = nodes;
  return (
    <>
      <div ref={lineRef} className={styles.cursorLine} style={{ top, height }} aria-hidden="true">
        {/* Shapes of one SVG, which is one layer; separate elements would need a layer each. */}
        <svg className={styles.dots} width="10" height={Math.max(0, height)}>
          {items.map(({ series, index }, place) => (
            <circle
              key={series.id}
              ref={(element) => {
                dotsRef.current[place] = element;
              }}
              cx="5"
              r="3"
              className={styles.dot}
              fill={seriesColor(index)}
            />
          ))}
        </svg>
      </div>
      <div ref={tooltipRef} className={styles.tooltip} aria-hidden="true">
        <div ref={timeRef} className={styles.tooltipTime} />
        <TooltipRows items={items} valuesRef={valuesRef} notesRef={notesRef} />
      </div>
    </>
  );
}
