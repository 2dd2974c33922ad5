import { networkOf } from './network.ts';

interface Attempts {
  failures: number;
  /** Attempts whose end is not known yet; each may be a failure. */
  running: number;
  blockedUntil: number;
  expiresAt: number;
}

export interface ThrottleOptions {
  /** Seconds since 1970. */
  now: () => number;
  /** From this failure on one has to wait, twice as long each time. */
  freeFailures: number;
  /** Seconds. */
  longestWait: number;
  /** Seconds after the last failure at which all is forgotten. */
  memory: number;
}

/** Beyond this the oldest are forgotten. An address is slowed down long before it has made that many. */
const mostRecords = 50_000;
const mostCounted = 10_000;

/** Slows guessing down. It counts the typed name, so that unknown names behave like known ones. */
export class Throttle {
  readonly #options: ThrottleOptions;
  readonly #records = new Map<string, Attempts>();

  constructor(options: ThrottleOptions) {
    this.#options = options;
  }

  /** Another network of the same user is not held up. */
  static key(userName: string, ip: string): string {
    return `${userName.toLowerCase()} ${networkOf(ip)}`;
  }

  /**
   * Begins an attempt, which is to end with `failed`, `succeeded` or `dropped`.
   * @returns whole seconds one has to wait first, and then nothing has begun; 0 when it may go on
   */
  begin(key: string): number {
    const { now, freeFailures, memory } = this.#options;
    const record = this.#recordOf(key);
    const wait = Math.ceil((record?.blockedUntil ?? 0) - now());
    if (wait > 0) return wait;
    // Many at once must not be more guesses than the same many in turn.
    if (record !== undefined && record.running > 0 && record.failures + record.running >= freeFailures) return 1;
    const { failures = 0, running = 0, blockedUntil = 0 } = record ?? {};
    this.#keep(key, { failures, running: running + 1, blockedUntil, expiresAt: now() + memory });
    return 0;
  }

  failed(key: string): void {
    const { now, freeFailures, longestWait, memory } = this.#options;
    const record = this.#recordOf(key);
    const failures = (record?.failures ?? 0) + 1;
    const wait = failures < freeFailures ? 0 : Math.min(longestWait, 2 ** (failures - freeFailures + 1));
    const running = Math.max(0, (record?.running ?? 0) - 1);
    this.#keep(key, { failures, running, blockedUntil: now() + wait, expiresAt: now() + memory });
  }

  succeeded(key: string): void {
    const record = this.#recordOf(key);
    if (record === undefined) return;
    if (record.running > 1) this.#keep(key, { ...record, running: record.running - 1, failures: 0, blockedUntil: 0 });
    else this.#records.delete(key);
  }

  /** The attempt says nothing, neither good nor bad. */
  dropped(key: string): void {
    const record = this.#recordOf(key);
    if (record !== undefined) this.#keep(key, { ...record, running: Math.max(0, record.running - 1) });
  }

  #recordOf(key: string): Attempts | undefined {
    const record = this.#records.get(key);
    return record === undefined || record.expiresAt < this.#options.now() ? undefined : record;
  }

  #keep(key: string, record: Attempts): void {
    // Deleted and set again, so that the map is ordered by the last attempt.
    this.#records.delete(key);
    this.#records.set(key, record);
    if (this.#records.size > mostRecords) this.#records.delete(this.#records.keys().next().value!);
  }
}

/** At most `limit` per key within `window` seconds. */
export class Quota {
  readonly #now: () => number;
  readonly #limit: number;
  readonly #window: number;
  readonly #times = new Map<string, number[]>();

  constructor(now: () => number, limit: number, window: number) {
    this.#now = now;
    this.#limit = limit;
    this.#window = window;
  }

  /** Takes one. @returns whole seconds until there is one, 0 when there was */
  take(key: string): number {
    const now = this.#now();
    const times = this.#times.get(key) ?? [];
    while (times.length > 0 && times[0]! <= now - this.#window) times.shift();
    if (times.length >= this.#limit) return Math.max(1, Math.ceil(times[0]! + this.#window - now));
    times.push(now);
    // Deleted and set again, so that the map is ordered by the last call.
    this.#times.delete(key);
    this.#times.set(key, times);
    if (this.#times.size > mostCounted) this.#times.delete(this.#times.keys().next().value!);
    return 0;
  }
}
