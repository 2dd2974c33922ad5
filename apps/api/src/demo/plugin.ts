import type { Db } from '../db/database.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { MeasurementStore } from '../measurements/store.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { DataSource } from '../export/dataSource.ts';
import { demoDataSource } from './dataSource.ts';
import { createDemoClock } from './demoClock.ts';
import { DemoHistory } from './demoHistory.ts';
import { demoReader } from './demoReader.ts';
import { equipDemo } from './equipment.ts';
import { createGenerator } from './generator/generator.ts';
import { demoAccounts, demoPassword } from './people.ts';
import { publishReports } from './reports.ts';
import { seedDemo } from './seed.ts';

export { demoPassword };

export interface DemoOptions {
  db: Db;
  store: MeasurementStore;
  catalogue: Catalogue;
  /** Seconds since 1970. */
  now: () => number;
}

/**
 * Clients, stations, people and values of the demo. It writes to the database like any other writer, and no other code
 * depends on it.
 */
export interface Demo {
  /** Replaces the reader of the store in the demo: days are computed on their first read. */
  reader: SeriesReader;
  /** Writes clients, stations and people if they are missing. */
  seed: () => Promise<void>;
  /** Writes the beginning of every series of the catalogue, and publishes the available reports. */
  start: () => Promise<void>;
  /** Writes values and announcements up to now. */
  tick: () => Promise<void>;
  close: () => Promise<void>;
  /** Source stated in exports and reports, because the values were computed, not measured. */
  dataSource: DataSource;
  /** A line for the console with the sign-in data. */
  greeting: string;
}

export function createDemo({ db, store, catalogue, now }: DemoOptions): Demo {
  const generator = createGenerator();
  const history = new DemoHistory(store, generator);
  return {
    reader: demoReader(store, history),
    seed: async () => {
      await seedDemo(db);
      await equipDemo(db, now());
    },
    start: async () => {
      await history.begin(catalogue.series);
      await publishReports(db, now());
    },
    tick: createDemoClock({ db, catalogue, history, now }),
    close: () => generator.close(),
    dataSource: demoDataSource,
    greeting: `Demo accounts: ${demoAccounts.join(', ')} — password ${demoPassword}`,
  };
}
