import type { SharedRecords } from '../repositories/sharedRecords.ts';
import {
  type AttemptLimit,
  type Attempts,
  type AttemptStep,
  secondsUntil,
  stepOf,
  type ThrottleOptions,
} from './throttle.ts';

/** An attempt that has not ended then belongs to a process that was killed, seconds. */
const longestAttempt = 60;
const mostBlocked = 10_000;

/**
 * Counts the attempts of all processes that use the same PostgreSQL. If it does not answer, the attempt fails as
 * signing in would.
 */
export class SharedThrottle implements AttemptLimit {
  readonly #name: string;
  readonly #records: SharedRecords;
  readonly #options: ThrottleOptions;
  /** Ends of waits, seconds. A flood of refused attempts does not reach the database: none succeeds meanwhile. */
  readonly #blocked = new Map<string, number>();

  /** @param name keeps throttles apart that count the same key */
  constructor(name: string, records: SharedRecords, options: ThrottleOptions) {
    this.#name = name;
    this.#records = records;
    this.#options = options;
  }

  async begin(key: string): Promise<number> {
    const { now, longestWait } = this.#options;
    const known = secondsUntil(this.#blocked.get(key) ?? 0, now(), longestWait);
    return known > 0 ? Math.ceil(known) : this.#take('begin', key);
  }

  async failed(key: string): Promise<void> {
    await this.#take('fail', key);
  }

  async succeeded(key: string): Promise<void> {
    await this.#take('succeed', key);
  }

  async dropped(key: string): Promise<void> {
    await this.#take('drop', key);
  }

  async #take(step: AttemptStep, key: string): Promise<number> {
    const { now, memory } = this.#options;
    const { wait, blockedUntil } = await this.#records.change<Attempts, { wait: number; blockedUntil: number }>(
      `${this.#name} ${key}`,
      (before) => {
        const taken = stepOf(step, before, this.#options, longestAttempt);
        return {
          record: taken.attempts,
          expiresAt: now() + memory,
          result: { wait: taken.wait, blockedUntil: taken.attempts?.blockedUntil ?? 0 },
        };
      },
    );
    this.#blocked.delete(key);
    if (blockedUntil > now()) this.#blocked.set(key, blockedUntil);
    if (this.#blocked.size > mostBlocked) this.#blocked.delete(this.#blocked.keys().next().value!);
    return wait;
  }
}
