import type { Db } from '../db/database.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { DemoHistory } from './demoHistory.ts';
import { announceMaintenance } from './seed.ts';

/** Days stored in advance for every series, so that the map needs no computation. */
const recentDays = 4;

export interface DemoClockOptions {
  db: Db;
  catalogue: Catalogue;
  history: DemoHistory;
  /** Seconds since 1970. */
  now: () => number;
}

/** Advances the demo: writes values and announcements up to the current time. */
export function createDemoClock({ db, catalogue, history, now }: DemoClockOptions): () => Promise<void> {
  return async () => {
    await history.feed(catalogue.series, recentDays);
    await announceMaintenance(db, now());
  };
}
