import type { Db } from '../db/database.ts';
import { publishReports } from '../demo/reports.ts';
import { announceMaintenance } from '../demo/seed.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { MaintenanceAlerts } from '../repositories/maintenanceAlerts.ts';
import type { StationStates } from './stationStates.ts';
import type { MeasurementStore } from './store.ts';

export interface FeedOptions {
  db: Db;
  catalogue: Catalogue;
  store: MeasurementStore;
  states: StationStates;
  alerts: MaintenanceAlerts;
  isDemo: boolean;
  /** Called when values have come and the states of stations are up to date. */
  onValues: () => void;
  onError: (error: unknown) => void;
}

/** Days kept at hand for every series, so that the map needs nothing generated. */
const recentDays = 4;
const quarterHour = 900;
/** Seconds after the quarter hour at which values are fetched. */
const settling = 2;

/** Lets time pass: new values each quarter hour, alerts, and the state of every station. */
export class Feed {
  readonly #options: FeedOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** Catches up with now, then follows the clock. */
  async start(): Promise<void> {
    await this.tick();
    const { db, store, isDemo } = this.#options;
    if (isDemo) await publishReports(db, store.now);
    this.#schedule();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running?.catch(() => undefined);
  }

  async tick(): Promise<void> {
    const { db, catalogue, store, states, alerts, isDemo, onValues } = this.#options;
    if (isDemo) {
      await store.feed(catalogue.series, recentDays);
      await announceMaintenance(db, store.now);
    }
    await states.refresh(catalogue, store, await alerts.currentLocations(store.now));
    onValues();
  }

  #schedule(): void {
    const { now } = this.#options.store;
    const wait = quarterHour - (now % quarterHour) + settling;
    this.#timer = setTimeout(() => {
      this.#running = this.tick()
        .catch(this.#options.onError)
        .finally(() => this.#schedule());
    }, wait * 1000);
    this.#timer.unref();
  }
}
