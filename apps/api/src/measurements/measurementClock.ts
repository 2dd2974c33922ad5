import type { Catalogue } from '../repositories/catalogue.ts';
import type { MaintenanceAlerts } from '../repositories/maintenanceAlerts.ts';
import type { SeriesReader } from './seriesReader.ts';
import type { StationStates } from './stationStates.ts';

export interface MeasurementClockOptions {
  catalogue: Catalogue;
  store: SeriesReader;
  states: StationStates;
  alerts: MaintenanceAlerts;
  /** Creates new values if this process is their source; other sources store theirs at any time. */
  bringValues?: (() => Promise<void>) | undefined;
  /** Called when the states of stations are up to date. */
  onValues: () => void;
  onError: (error: unknown) => void;
}

const quarterHour = 900;
/** Delay after the quarter hour before values are read, seconds. */
const settling = 2;

/** Reads new values each quarter hour and computes the state of every station. */
export class MeasurementClock {
  readonly #options: MeasurementClockOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: MeasurementClockOptions) {
    this.#options = options;
  }

  /** Catches up with the current time, then follows it. */
  async start(): Promise<void> {
    await this.tick();
    this.#schedule();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running?.catch(() => undefined);
  }

  async tick(): Promise<void> {
    const { catalogue, bringValues } = this.#options;
    await catalogue.refresh();
    await bringValues?.();
    await this.refreshStates();
    this.#options.onValues();
  }

  /** For all stations of the current catalogue. */
  async refreshStates(): Promise<void> {
    const { catalogue, store, states, alerts } = this.#options;
    await states.refresh(catalogue, store, await alerts.currentLocations(store.now));
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
