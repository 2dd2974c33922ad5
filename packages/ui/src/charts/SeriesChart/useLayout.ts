import { useMemo } from 'react';
import type { Arrangement, ReferenceLine } from '../data/series.ts';
import { axisWidth, layOut, type PlotLayout, type PlotSeries } from '../engine/plots.ts';
import type { ScaleStart } from '../engine/valueScale.ts';

interface LayoutInput {
  items: readonly PlotSeries[];
  /** Decimated for the overview; null without one. */
  wholeItems: readonly PlotSeries[] | null;
  /** Ids of hidden series. */
  hidden: ReadonlySet<string>;
  lines: readonly ReferenceLine[];
  /** Height of each plot in pixels. */
  height: number;
  yScale: ScaleStart;
  arrangement: Arrangement;
  format: (value: number, decimals: number) => string;
}

interface Layout {
  plots: PlotLayout[];
  overview: PlotLayout | null;
  /** Margins in pixels, the same for all plots, so that a time has the same x in each. */
  left: number;
  right: number;
}

const noLines: readonly ReferenceLine[] = [];
/** Half of the last tick's label extends beyond the plot. */
const lastTickPx = 24;

/** Assigns series to plots with their scales, and computes the margins for the tick labels. */
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
  const left = Math.max(...plots.map(({ scales }) => axisWidth(scales[0], format)));
  const right = Math.max(lastTickPx, ...plots.map(({ scales }) => axisWidth(scales[1], format)));
  return { plots, overview, left, right };
}
