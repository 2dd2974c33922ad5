import { useMemo } from 'react';
import type { Arrangement, ChartPeriod, ReferenceLine } from '../data/series.ts';
import { nameGapPx, nameRoom } from '../engine/annotations/lineNames.ts';
import type { Measure } from '../engine/annotations/text.ts';
import { axisWidth, layOut, type PlotLayout, type PlotSeries } from '../engine/plots.ts';
import type { ScaleStart } from '../engine/valueScale.ts';

interface LayoutInput {
  items: readonly PlotSeries[];
  /** Decimated for the overview; null without one. */
  wholeItems: readonly PlotSeries[] | null;
  /** Ids of hidden series. */
  hidden: ReadonlySet<string>;
  lines: readonly ReferenceLine[];
  periods: readonly ChartPeriod[];
  /** Width of the chart and height of each plot in pixels. */
  width: number;
  height: number;
  yScale: ScaleStart;
  arrangement: Arrangement;
  measure: Measure;
  format: (value: number, decimals: number) => string;
}

export interface Layout {
  plots: PlotLayout[];
  overview: PlotLayout | null;
  /** Margins in pixels, the same for all plots, so that a time has the same x in each. */
  left: number;
  right: number;
  /** Width of the names at the ends of the lines, at the outer end of the right margin; 0 without names. */
  names: number;
}

const nothing: readonly [] = [];
/** Half of the last tick's label extends beyond the plot. */
const lastTickPx = 24;

/** Assigns series to plots with their scales, and computes the margins for tick labels and names. */
export function useLayout(input: LayoutInput): Layout {
  const { items, wholeItems, hidden, lines, periods, width, height, yScale, arrangement, measure, format } = input;
  const plots = useMemo(
    () =>
      layOut(items, ({ series: { id } }) => !hidden.has(id), { lines, periods, height, start: yScale, arrangement }),
    [items, hidden, lines, periods, height, yScale, arrangement],
  );
  const overview = useMemo(
    () => (wholeItems ? layOutWhole(wholeItems, hidden, height, yScale) : null),
    [wholeItems, hidden, height, yScale],
  );
  const names = useMemo(() => nameRoom(plots, width, measure), [plots, width, measure]);
  const left = Math.max(...plots.map(({ scales }) => axisWidth(scales[0], format)));
  const axes = plots.flatMap(({ scales: [, second] }) => (second ? [axisWidth(second, format)] : []));
  const right = Math.max(lastTickPx, Math.max(0, ...axes) + (names && names + nameGapPx));
  return { plots, overview, left, right, names };
}

/** The overview is one plot without limits and periods. */
function layOutWhole(items: readonly PlotSeries[], hidden: ReadonlySet<string>, height: number, start: ScaleStart) {
  const isShown = ({ series: { id } }: PlotSeries) => !hidden.has(id);
  return layOut(items, isShown, { lines: nothing, periods: nothing, height, start, arrangement: 'over' })[0] ?? null;
}
