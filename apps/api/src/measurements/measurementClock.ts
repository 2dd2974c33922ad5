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
  /** Differs after each change of values, also by other processes. */
  revision: () => Promise<string>;
  /** Called when the states of stations are up to date. */
  onValues: () => void;
  onError: (error: unknown) => void;
}

const quarterHour = 900;
/** Delay after the quarter hour before values are read, seconds. */
const settling = 2;
/** Time between two comparisons of the revision, milliseconds. */
const lookMs = 2000;
/** Length of the pause after a computation, in multiples of its time, which is two thirds pauses in a large network. */
const pauseFactor = 3;

/** Computes the state of every station each quarter hour, and soon after values have been stored. */
export class MeasurementClock {
  readonly #options: MeasurementClockOptions;
  #timer: NodeJS.Timeout | undefined;
  #watcher: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #looking: Promise<void> | undefined;
  #revision: string | undefined;
  #isStopped = false;

  constructor(options: MeasurementClockOptions) {
    this.#options = options;
  }

  /** Catches up with the current time, then follows it. */
  async start(): Promise<void> {
    this.#revision = await this.#options.revision();
    await this.tick();
    this.#schedule();
    this.#watch(lookMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([this.#running, this.#looking]);
    clearTimeout(this.#timer);
    clearTimeout(this.#watcher);
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
    await states.refresh(catalogue, store, await alerts.current(store.now));
  }

  /** Computes the states again if values have changed. */
  async #look(): Promise<void> {
    const revision = await this.#options.revision();
    if (revision === this.#revision) return;
    await this.refreshStates();
    // After it has succeeded: otherwise the next look tries again.
    this.#revision = revision;
    this.#options.onValues();
  }

  #watch(waitMs: number): void {
    if (this.#isStopped) return;
    this.#watcher = setTimeout(() => {
      const began = performance.now();
      this.#looking = this.#look()
        .catch(this.#options.onError)
        .finally(() => this.#watch(Math.max(lookMs, pauseFactor * (performance.now() - began))));
    }, waitMs);
    this.#watcher.unref();
  }

  #schedule(): void {
    if (this.#isStopped) return;
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
