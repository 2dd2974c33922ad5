import type { Series } from '@zrak/api-client';
import { type GraphView, useGraphView } from './useGraphView.ts';

export interface StationView extends GraphView {
  series: Series | null;
}

/** What the graph of a station shows: one of its series, the first unless the address names another. */
export function useStationView(series: readonly Series[], timeZone: string): StationView {
  const view = useGraphView(timeZone, 'replace');
  const named = series.find(({ id }) => id === view.params.get('series'));
  return { ...view, series: named ?? series[0] ?? null };
}

/** The same view on the screen that compares. */
export function compareSearch({ params, series }: StationView): URLSearchParams {
  const search = new URLSearchParams(params);
  if (series) search.set('series', series.id);
  return search;
}
