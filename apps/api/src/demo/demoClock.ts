import type { Db } from '../db/database.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { DemoHistory } from './demoHistory.ts';
import { announceMaintenance } from './seed.ts';

/** Days kept stored for every series, so that the map needs nothing computed. */
const recentDays = 4;

export interface DemoClockOptions {
  db: Db;
  catalogue: Catalogue;
  history: DemoHistory;
  /** Seconds since 1970. */
  now: () => number;
}

/** Lets time pass in the demo: brings the values and the announcements up to now. */
export function createDemoClock({ db, catalogue, history, now }: DemoClockOptions): () => Promise<void> {
  return async () => {
    await history.feed(catalogue.series, recentDays);
    await announceMaintenance(db, now());
  };
}
