import type { FirstAndLast, SeriesReader } from '../measurements/seriesReader.ts';
import type { StoredSeries } from '../repositories/storedSeries.ts';
import type { MeasurementStore } from '../measurements/store.ts';
import type { DemoHistory } from './demoHistory.ts';

/** Reads the store; missing days are computed by the demo before they are read. */
export function demoReader(store: MeasurementStore, history: DemoHistory): SeriesReader {
  return {
    get now() {
      return store.now;
    },
    availableUntil: (series) => store.availableUntil(series),
    read: async (series, from, to) => {
      await history.complete([series], from, Math.min(to, store.availableUntil(series)));
      return store.read(series, from, to);
    },
    readRecent: (allSeries, from) => store.readRecent(allSeries, from),
    firstAndLast: (allSeries): Promise<Map<number, FirstAndLast>> => store.firstAndLast(allSeries),
    prepare: async (series: readonly StoredSeries[], from, to) => {
      await history.complete(series, from, to);
      return store.prepare(series, from, to);
    },
    versions: (parts) => store.versions(parts),
  };
}
