import type { Catalogue } from '../repositories/catalogue.ts';
import type { MaintenanceAlerts } from '../repositories/maintenanceAlerts.ts';
import type { SeriesReader } from './seriesReader.ts';
import type { StationStates } from './stationStates.ts';

export interface MeasurementClockOptions {
  catalogue: Catalogue;
  store: SeriesReader;
  states: StationStates;
  alerts: MaintenanceAlerts;
  /** Brings new values where this process itself is their source; others store theirs whenever they come. */
  bringValues?: (() => Promise<void>) | undefined;
  /** Called when the states of stations are up to date. */
  onValues: () => void;
  onError: (error: unknown) => void;
}

const quarterHour = 900;
/** Seconds after the quarter hour at which values are looked at. */
const settling = 2;

/** Looks at new values each quarter hour, and computes the state of every station. */
export class MeasurementClock {
  readonly #options: MeasurementClockOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: MeasurementClockOptions) {
    this.#options = options;
  }

  /** Catches up with now, then follows the time. */
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

  /** For the stations the catalogue names at this moment. */
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
