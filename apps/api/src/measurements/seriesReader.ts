import type { Grid } from '@zrak/quantities/aggregation';
import type { StoredSeries } from '../repositories/storedSeries.ts';

/** Starts of the first and the last interval with a measured value, seconds since 1970. */
export interface FirstAndLast {
  first: number;
  last: number;
}

/** The values of [from, to) of a series, seconds since 1970. */
export interface PartOfSeries {
  series: StoredSeries;
  from: number;
  to: number;
}

/** Interface through which all code above the store reads measurements. */
export interface SeriesReader {
  /** Seconds since 1970. */
  readonly now: number;
  /** End of the newest interval that can have arrived by now. */
  availableUntil: (series: StoredSeries) => number;
  /**
   * The native values of [from, to) on the grid of the series, NaN without a value. The grid ends at the available
   * data, and begins no earlier than the values: a long period costs no more than the history contains.
   */
  read: (series: StoredSeries, from: number, to: number) => Promise<Grid>;
  /** The values of many series in [from, now), in one query. */
  readRecent: (allSeries: readonly StoredSeries[], from: number) => Promise<Map<number, Grid>>;
  /** By id; series without values are missing. */
  firstAndLast: (allSeries: readonly StoredSeries[]) => Promise<Map<number, FirstAndLast>>;
  /**
   * Reads series of one station together, which takes a fraction of the time of single reads.
   * @returns reads their values of [from, to) from memory
   */
  prepare?: (series: readonly StoredSeries[], from: number, to: number) => Promise<Pick<SeriesReader, 'read'>>;
  /** For each part of a series: differs after every change of its stored days, announced or not. */
  versions?: (parts: readonly PartOfSeries[]) => Promise<string[]>;
}
