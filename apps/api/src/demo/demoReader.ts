import type { FirstAndLast, SeriesReader } from '../measurements/seriesReader.ts';
import type { StoredSeries } from '../repositories/storedSeries.ts';
import type { MeasurementStore } from '../measurements/store.ts';
import type { DemoHistory } from './demoHistory.ts';

/** Reads the store, and has the demo write the days that are missing before they are read. */
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
    prepare: (series: readonly StoredSeries[], from, to) => history.complete(series, from, to),
  };
}
