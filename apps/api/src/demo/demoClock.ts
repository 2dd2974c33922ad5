import type { Db } from '../db/database.ts';
import type { StoredSeries } from '../repositories/storedSeries.ts';
import type { DemoHistory } from './demoHistory.ts';
import { announceMaintenance } from './seed.ts';

/** Days stored in advance for every series, so that the map needs no computation. */
const recentDays = 4;

export interface DemoClockOptions {
  db: Db;
  /** Series of the demo's stations. */
  ownSeries: () => StoredSeries[];
  history: DemoHistory;
  /** Seconds since 1970. */
  now: () => number;
}

/** Advances the demo: writes values and announcements up to the current time. */
export function createDemoClock({ db, ownSeries, history, now }: DemoClockOptions): () => Promise<void> {
  return async () => {
    await history.feed(ownSeries(), recentDays);
    await announceMaintenance(db, now());
  };
}
