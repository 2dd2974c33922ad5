import type { Grid } from '@zrak/quantities/aggregation';
import type { StoredSeries } from '../repositories/storedSeries.ts';

/** Starts of the first and the last interval with a measured value, seconds since 1970. */
export interface FirstAndLast {
  first: number;
  last: number;
}

/** How everything above the store reads measurements. */
export interface SeriesReader {
  /** Seconds since 1970. */
  readonly now: number;
  /** End of the newest interval that can have arrived by now. */
  availableUntil: (series: StoredSeries) => number;
  /**
   * The native values of [from, to) on the grid of the series, NaN where there is none. The grid begins no earlier than
   * the values and reaches no further than data can exist, so a long period costs no more than the history has.
   */
  read: (series: StoredSeries, from: number, to: number) => Promise<Grid>;
  /** The values of many series in [from, now): one query for a whole map. */
  readRecent: (allSeries: readonly StoredSeries[], from: number) => Promise<Map<number, Grid>>;
  /** By id; a series without values is missing. */
  firstAndLast: (allSeries: readonly StoredSeries[]) => Promise<Map<number, FirstAndLast>>;
  /** Announces that series of one station are read next, one after the other. */
  prepare?: (series: readonly StoredSeries[], from: number, to: number) => Promise<void>;
}
