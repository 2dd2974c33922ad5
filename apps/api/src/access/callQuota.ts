import type { SharedRecords } from '../repositories/sharedRecords.ts';
import type { RateLimit } from './quotas.ts';
import { type Quota, secondsUntil } from './throttle.ts';

/** Calls of a caller in the last window, by their time. */
interface Counted {
  /** Start of a slice, and the calls in it; oldest first. */
  slices: [start: number, calls: number][];
}

/** Calls that this process may still count without the database. */
interface Allowance {
  left: number;
  /** Size of the last one: the next may be twice as large. */
  size: number;
  /** Start of the slice in which it is counted. */
  countedIn: number;
  /** Seconds since 1970. */
  until: number;
}

interface Answer {
  given: number;
  /** Seconds until there is something to give. */
  wait: number;
  /** Start of the slice in which it is counted. */
  countedIn: number;
}

export interface CallQuotaOptions {
  name: string;
  records: SharedRecords;
  /** Seconds since 1970. */
  now: () => number;
  limit: number;
  /** Seconds. */
  window: number;
  /** Counts the same calls, and decides where the database does not answer. */
  inMemory: Quota;
  onError: (error: unknown) => void;
}

/** Slices of the window: each call counts for up to a window and one slice. */
const sliceCount = 60;
/** A larger part of what is left is not taken at once: the other processes need some, too. */
const largestPart = 1 / 8;
/** Time after which a process gives back what it has not used, seconds. */
const allowanceTime = 3;
/** Time in which a caller is refused without a look at the database, seconds. */
const longestRefusal = 1;
const mostCallers = 10_000;

/**
 * Counts frequent calls of all processes that use the same PostgreSQL. A process takes allowances from the common count:
 * one call at first, then double the number each time while the caller goes on. So a busy caller costs one statement for
 * dozens of calls, no more than the limit is given, and what is not used is given back. The window is exact to the
 * seconds that an allowance lasts.
 */
export class CallQuota implements RateLimit {
  readonly #options: CallQuotaOptions;
  readonly #allowances = new Map<string, Allowance>();
  /** Until when a caller is refused without a look at the database, and until when the refusal lasts. */
  readonly #refused = new Map<string, { look: number; until: number }>();
  readonly #asking = new Map<string, Promise<number>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CallQuotaOptions) {
    this.#options = options;
  }

  async take(key: string): Promise<number> {
    const { inMemory, onError, now } = this.#options;
    try {
      for (;;) {
        if (this.#useAllowance(key)) {
          inMemory.take(key);
          return 0;
        }
        const refused = this.#refused.get(key);
        if (refused !== undefined && secondsUntil(refused.look, now(), longestRefusal) > 0) {
          return Math.max(1, Math.ceil(refused.until - now()));
        }
        // Calls at the same time ask together, and then use what was given.
        const asking = this.#asking.get(key) ?? this.#ask(key).finally(() => this.#asking.delete(key));
        this.#asking.set(key, asking);
        const wait = await asking;
        if (wait > 0) return wait;
      }
    } catch (error) {
      onError(error);
      return inMemory.take(key);
    }
  }

  /** Gives back what was not used. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#giveBack(Number.POSITIVE_INFINITY).catch(this.#options.onError);
  }

  #useAllowance(key: string): boolean {
    const allowance = this.#allowances.get(key);
    if (allowance === undefined || allowance.left === 0 || allowance.until <= this.#options.now()) return false;
    allowance.left--;
    return true;
  }

  async #ask(key: string): Promise<number> {
    const { limit, window, now } = this.#options;
    const before = this.#allowances.get(key);
    const isBusy = before !== undefined && before.until > now();
    const wanted = isBusy ? before.size * 2 : 1;
    this.#allowances.delete(key);
    const { given, wait, countedIn } = await this.#change(key, before, (slices) => {
      const left = limit - sumOf(slices);
      if (left <= 0) return { given: 0, wait: slices[0]![0] + this.#slice + window - now() };
      return { given: Math.max(1, Math.min(wanted, Math.floor(left * largestPart))), wait: 0 };
    });
    this.#refused.delete(key);
    if (given === 0) {
      // Another process may give back what it has not used before the window ends.
      this.#refused.set(key, { look: now() + Math.min(longestRefusal, wait), until: now() + wait });
      forgetOldest(this.#refused);
      return Math.max(1, Math.ceil(wait));
    }
    this.#allowances.set(key, { left: given, size: given, countedIn, until: now() + allowanceTime });
    forgetOldest(this.#allowances);
    this.#timer ??= setTimeout(() => void this.#clean(), allowanceTime * 1000).unref();
    return 0;
  }

  async #clean(): Promise<void> {
    this.#timer = undefined;
    await this.#giveBack(this.#options.now()).catch(this.#options.onError);
    if (this.#allowances.size > 0) {
      this.#timer ??= setTimeout(() => void this.#clean(), allowanceTime * 1000).unref();
    }
  }

  async #giveBack(expired: number): Promise<void> {
    for (const [key, allowance] of this.#allowances) {
      if (allowance.until > expired) continue;
      this.#allowances.delete(key);
      if (allowance.left > 0) await this.#change(key, allowance, () => ({ given: 0, wait: 0 }));
    }
  }

  get #slice(): number {
    return this.#options.window / sliceCount;
  }

  /** Takes what was not used out of the slice in which it was counted, and counts what is given in the present one. */
  async #change(
    key: string,
    unused: Allowance | undefined,
    decide: (slices: Counted['slices']) => Omit<Answer, 'countedIn'>,
  ): Promise<Answer> {
    const { records, name, window, now } = this.#options;
    return records.change<Counted, Answer>(`${name} ${key}`, (counted) => {
      const start = Math.floor(now() / this.#slice) * this.#slice;
      const calls = new Map(
        // A slice of a time that has not come is from before the clock was put back. Clocks of processes differ a little.
        (counted?.slices ?? []).filter(([begin]) => begin + this.#slice + window > now() && begin < now() + window),
      );
      const add = (slice: number, count: number): void => {
        calls.set(slice, Math.max(0, (calls.get(slice) ?? 0) + count));
      };
      if (unused !== undefined) add(unused.countedIn, -unused.left);
      const filled = (): Counted['slices'] => [...calls].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
      const result = { ...decide(filled()), countedIn: start };
      add(start, result.given);
      const slices = filled();
      return {
        record: slices.length > 0 ? { slices } : undefined,
        expiresAt: start + this.#slice + window,
        result,
      };
    });
  }
}

const sumOf = (slices: Counted['slices']): number => slices.reduce((sum, [, calls]) => sum + calls, 0);

function forgetOldest(callers: Map<string, unknown>): void {
  if (callers.size > mostCallers) callers.delete(callers.keys().next().value!);
}
