import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ChartSeries } from '../data/series.ts';
import { figuresOf } from '../data/statistics.ts';
import { decimate } from '../engine/decimate.ts';
import { boundsOf, type PlotSeries } from '../engine/plots.ts';
import type { View } from './useView.ts';

interface Items {
  /** Decimated for the visible part. */
  items: PlotSeries[];
  /** Decimated for the whole period; the same array if all of it is visible. */
  wholeItems: PlotSeries[];
}

/** Decimates each series once for the whole period and once for the visible part. */
export function useItems(
  series: readonly ChartSeries[],
  whole: View,
  view: View,
  isZoomed: boolean,
  columns: number,
): Items {
  const wholeItems = useMemo(() => itemsOf(series, whole, columns), [series, whole, columns]);
  const items = useMemo(
    () => (isZoomed ? itemsOf(series, view, columns) : wholeItems),
    [series, view, columns, isZoomed, wholeItems],
  );
  return { items, wholeItems };
}

function itemsOf(series: readonly ChartSeries[], { from, to }: View, columns: number): PlotSeries[] {
  return series.map((one, index) => {
    const decimation = decimate(one, from, to, columns);
    const statistics = figuresOf(one, decimation.sums, from, to);
    const bounds = boundsOf(one, statistics, from, to);
    return { series: one, index: one.place ?? index, decimation, statistics, bounds };
  });
}

/** Milliseconds without a change. */
const restMs = 150;

/** The items from when the view last stopped moving, so that zooming updates the chart before the statistics. */
export function useAtRest(items: PlotSeries[], series: readonly ChartSeries[]): PlotSeries[] {
  const [kept, setKept] = useState({ items, series });
  useEffect(() => {
    const timer = setTimeout(
      () => startTransition(() => setKept((before) => (before.items === items ? before : { items, series }))),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [items, series]);
  // Statistics of other series are shown at once.
  return kept.series === series && kept.items.length === items.length ? kept.items : items;
}
