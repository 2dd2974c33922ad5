import type { Series } from '@zrak/api-client';
import { useMemo } from 'react';
import { defineAddress } from '../../../shared/address/address.ts';
import { idParam } from '../../../shared/address/param.ts';
import { compareAddress } from './compareAddress.ts';
import { graphParams, graphResets } from './graphAddress.ts';
import { type GraphValues, type GraphView, useGraphView } from './useGraphView.ts';

interface StationValues extends GraphValues {
  /** Null is the first series of the station. */
  series: string | null;
  /** Colouring of the calendar; null is the first available one. */
  days: string | null;
}

export const stationAddress = defineAddress<StationValues>(
  { series: idParam, days: idParam, ...graphParams },
  graphResets,
);

export interface StationView extends GraphView<StationValues> {
  series: Series | null;
}

/** Graph of a station: one of its series, by default the first. */
export function useStationView(series: readonly Series[], timeZone: string): StationView {
  const view = useGraphView(stationAddress, timeZone, 'replace');
  const shown = series.find(({ id }) => id === view.values.series) ?? series[0] ?? null;
  return useMemo(() => ({ ...view, series: shown }), [view, shown]);
}

/** Link to the same view on the comparison screen. */
export const compareSearch = ({ values: { series: _, days: __, ...graph }, series }: StationView): string =>
  compareAddress.format({ ...graph, series: series ? [series.id] : [] });
