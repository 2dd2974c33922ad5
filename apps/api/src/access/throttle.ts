import { networkOf } from './network.ts';

export interface Attempts {
  failures: number;
  /** Begins of the attempts whose end is not known yet, seconds; each may be a failure. */
  running: number[];
  blockedUntil: number;
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

/**
 * Seconds until a time, or 0 if it has come. It is also 0 if it is farther away than any time that was set: the clock
 * has been put back since.
 *
 * @param longest seconds from now, the farthest that is ever set
 */
export function secondsUntil(time: number, now: number, longest: number): number {
  return time > now && time <= now + longest ? time - now : 0;
}

/** Whether an attempt began, and with what it ended. */
export type AttemptStep = 'begin' | 'fail' | 'succeed' | 'drop';

/**
 * Applies a step to the attempts with one key.
 *
 * @param longest seconds after which an attempt that has not ended is no longer counted
 * @returns whole seconds one has to wait before the step; it has no effect then. 0 otherwise
 */
export function stepOf(
  step: AttemptStep,
  before: Attempts | undefined,
  { now, freeFailures, longestWait }: ThrottleOptions,
  longest: number,
): { wait: number; attempts: Attempts | undefined } {
  const { failures = 0, blockedUntil = 0 } = before ?? {};
  const running = (before?.running ?? []).filter((begun) => begun >= now() - longest && begun <= now());
  const ended = running.slice(1);
  switch (step) {
    case 'begin': {
      const wait = Math.ceil(secondsUntil(blockedUntil, now(), longestWait));
      if (wait > 0) return { wait, attempts: before };
      // Many at once must not be more guesses than the same many in turn.
      if (running.length > 0 && failures + running.length >= freeFailures) return { wait: 1, attempts: before };
      return { wait: 0, attempts: { failures, running: [...running, now()], blockedUntil } };
    }
    case 'fail': {
      const wait = failures + 1 < freeFailures ? 0 : Math.min(longestWait, 2 ** (failures + 2 - freeFailures));
      return { wait: 0, attempts: { failures: failures + 1, running: ended, blockedUntil: now() + wait } };
    }
    case 'succeed':
      return { wait: 0, attempts: ended.length > 0 ? { failures: 0, running: ended, blockedUntil: 0 } : undefined };
    case 'drop':
      return { wait: 0, attempts: before && { failures, running: ended, blockedUntil } };
  }
}

/** Slows guessing down. It counts the typed name, so that unknown names behave like known ones. */
export interface AttemptLimit {
  /**
   * Begins an attempt, which is to end with `failed`, `succeeded` or `dropped`.
   * @returns whole seconds one has to wait first, and then nothing has begun; 0 when it may go on
   */
  begin: (key: string) => number | Promise<number>;
  failed: (key: string) => void | Promise<void>;
  succeeded: (key: string) => void | Promise<void>;
  /** The attempt says nothing, neither good nor bad. */
  dropped: (key: string) => void | Promise<void>;
}

/** Another network of the same user is not held up. */
export function attemptKey(userName: string, ip: string): string {
  return `${userName.toLowerCase()} ${networkOf(ip)}`;
}

/** Beyond this the oldest are forgotten. An address is slowed down long before it has made that many. */
const mostRecords = 50_000;
const mostCounted = 10_000;

/** Counts attempts of one process. */
export class Throttle implements AttemptLimit {
  readonly #options: ThrottleOptions;
  readonly #records = new Map<string, { attempts: Attempts; expiresAt: number }>();

  constructor(options: ThrottleOptions) {
    this.#options = options;
  }

  begin(key: string): number {
    return this.#take('begin', key);
  }

  failed(key: string): void {
    this.#take('fail', key);
  }

  succeeded(key: string): void {
    this.#take('succeed', key);
  }

  dropped(key: string): void {
    this.#take('drop', key);
  }

  #take(step: AttemptStep, key: string): number {
    const { now, memory } = this.#options;
    const record = this.#records.get(key);
    const before = record === undefined || record.expiresAt < now() ? undefined : record.attempts;
    const { wait, attempts } = stepOf(step, before, this.#options, memory);
    if (attempts === before && before !== undefined) return wait;
    // Deleted and set again, so that the map is ordered by the last attempt.
    this.#records.delete(key);
    if (attempts !== undefined) this.#records.set(key, { attempts, expiresAt: now() + memory });
    if (this.#records.size > mostRecords) this.#records.delete(this.#records.keys().next().value!);
    return wait;
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
    // The clock was put back.
    while (times.length > 0 && times.at(-1)! > now) times.pop();
    if (times.length >= this.#limit) return Math.max(1, Math.ceil(times[0]! + this.#window - now));
    times.push(now);
    // Deleted and set again, so that the map is ordered by the last call.
    this.#times.delete(key);
    this.#times.set(key, times);
    if (this.#times.size > mostCounted) this.#times.delete(this.#times.keys().next().value!);
    return 0;
  }
}
