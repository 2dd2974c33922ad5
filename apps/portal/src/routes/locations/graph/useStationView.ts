import type { Series } from '@zrak/api-client';
import { defineAddress } from '../../../shared/address/address.ts';
import { idParam } from '../../../shared/address/param.ts';
import { compareAddress } from './compareAddress.ts';
import { graphParams, graphResets } from './graphAddress.ts';
import { type GraphValues, type GraphView, useGraphView } from './useGraphView.ts';

interface StationValues extends GraphValues {
  /** Null is the first of the station. */
  series: string | null;
  /** What the days of the calendar are coloured by; null is the first way there is. */
  days: string | null;
}

export const stationAddress = defineAddress<StationValues>(
  { series: idParam, days: idParam, ...graphParams },
  graphResets,
);

export interface StationView extends GraphView<StationValues> {
  series: Series | null;
}

/** What the graph of a station shows: one of its series, the first unless the address names another. */
export function useStationView(series: readonly Series[], timeZone: string): StationView {
  const view = useGraphView(stationAddress, timeZone, 'replace');
  const named = series.find(({ id }) => id === view.values.series);
  return { ...view, series: named ?? series[0] ?? null };
}

/** The same view on the screen that compares. */
export const compareSearch = ({ values: { series: _, days: __, ...graph }, series }: StationView): string =>
  compareAddress.format({ ...graph, series: series ? [series.id] : [] });
