import { useMemo } from 'react';
import type { Arrangement, ReferenceLine } from '../data/series.ts';
import { layOut, type PlotLayout, type PlotSeries, roomFor } from '../engine/plots.ts';
import type { ScaleStart } from '../engine/valueScale.ts';

interface LayoutInput {
  items: readonly PlotSeries[];
  /** Laid out for the overview; null without one. */
  wholeItems: readonly PlotSeries[] | null;
  /** Ids of series that are not drawn. */
  hidden: ReadonlySet<string>;
  lines: readonly ReferenceLine[];
  /** Of each plot, in pixels. */
  height: number;
  yScale: ScaleStart;
  arrangement: Arrangement;
  format: (value: number, decimals: number) => string;
}

interface Layout {
  plots: PlotLayout[];
  overview: PlotLayout | null;
  /** Margins in pixels, the same for all plots, so that one time has one x. */
  left: number;
  right: number;
}

const noLines: readonly ReferenceLine[] = [];
/** Half of the last tick's text is beyond the plot. */
const lastTickPx = 24;

/** Which series share a plot, with which scales, and the margins that the ticks of these need. */
export function useLayout({
  items,
  wholeItems,
  hidden,
  lines,
  height,
  yScale,
  arrangement,
  format,
}: LayoutInput): Layout {
  const plots = useMemo(
    () => layOut(items, ({ series: { id } }) => !hidden.has(id), lines, height, yScale, arrangement),
    [items, hidden, lines, height, yScale, arrangement],
  );
  const overview = useMemo(
    () =>
      wholeItems
        ? (layOut(wholeItems, ({ series: { id } }) => !hidden.has(id), noLines, height, yScale)[0] ?? null)
        : null,
    [wholeItems, hidden, height, yScale],
  );
  const left = Math.max(...plots.map(({ scales }) => roomFor(scales[0], format)));
  const right = Math.max(lastTickPx, ...plots.map(({ scales }) => roomFor(scales[1], format)));
  return { plots, overview, left, right };
}
