import { createHmac } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { everything, within } from '../db/scope.ts';
import { settingOnce } from '../repositories/settings.ts';
import { createSecret } from './accessTokens.ts';
import { Quota } from './throttle.ts';

/** At most a number of calls per key within a window. */
export interface RateLimit {
  /** Takes one. @returns whole seconds until there is one, 0 when there was */
  take: (key: string) => number | Promise<number>;
}

/** Quotas that count rare calls: shared by all processes that use the same PostgreSQL. */
export interface SharedQuotas {
  /** Per requested address, whether it has an account or not. */
  resetMails: RateLimit;
  signUpMails: RateLimit;
  /** Requested mails and sign-ups, per address. */
  resetCalls: RateLimit;
  registrations: RateLimit;
  /** Names and addresses that were taken, per user who tried them: each reveals that it is in use. */
  takenNames: RateLimit;
  /** Refusals by the throttle that the audit log records. */
  throttledEvents: RateLimit;
}

interface QuotasOptions {
  database: Database;
  /** Seconds since 1970; counters in PostgreSQL follow the system clock instead, as their library does. */
  now: () => number;
  onError: (error: unknown) => void;
}

/** The embedded database belongs to one process, so memory is enough there. */
export async function createQuotas({ database, now, onError }: QuotasOptions): Promise<SharedQuotas> {
  const counters = database.kind === 'postgresql' ? await openCounters(database.db) : undefined;
  const quota = (name: string, limit: number, window: number): RateLimit => {
    const inMemory = new Quota(now, limit, window);
    return counters === undefined ? inMemory : new SharedQuota({ counters, name, limit, window, inMemory, onError });
  };
  return {
    resetMails: quota('resetMails', 3, 3600),
    signUpMails: quota('signUpMails', 3, 3600),
    resetCalls: quota('resetCalls', 30, 3600),
    registrations: quota('registrations', 30, 3600),
    takenNames: quota('takenNames', 20, 3600),
    throttledEvents: quota('throttledEvents', 1, 60),
  };
}

/** Slots in the database: each is free, or taken until a time. */
export interface SlotCounters {
  /** @returns milliseconds until the slot is free, 0 when it was and is now taken */
  take: (key: string, seconds: number) => Promise<number>;
}

/** @param mostCached beyond this many the process drops its cache of taken slots, and queries the database again */
export async function openCounters(db: Db, mostCached = 10_000): Promise<SlotCounters> {
  // Loaded here, because the embedded database does not need its 40 files.
  const { RateLimiterPostgres, RateLimiterRes } = await import('rate-limiter-flexible');
  const secret = await settingOnce(db, 'quota-key', createSecret);
  let cached = 0;
  const query = async ({ text, values }: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }> => {
    cached++;
    // A viewer sees no counters.
    return within(everything, () => db.executeQuery(CompiledQuery.raw(text, values)));
  };
  const limiter = new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'client',
    tableName: 'quota_counter',
    // A migration creates it.
    tableCreated: true,
    keyPrefix: '',
    points: 1,
    duration: 3600,
    // A slot known to be taken costs no statement, so a flood of refused calls does not reach the database.
    inMemoryBlockOnConsumed: 1,
  });
  return {
    async take(key, seconds) {
      if (cached >= mostCached) {
        limiter.deleteInMemoryBlockedAll();
        cached = 0;
      }
      const hash = createHmac('sha256', secret).update(key).digest('base64url');
      try {
        await limiter.consume(hash, 1, { customDuration: seconds });
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
        throw refusal;
      }
    },
  };
}

export interface SharedQuotaOptions {
  counters: SlotCounters;
  name: string;
  limit: number;
  /** Seconds. */
  window: number;
  /** Counts the same calls, and decides where the database does not answer. */
  inMemory: Quota;
  onError: (error: unknown) => void;
}

/**
 * A sliding window in PostgreSQL. rate-limiter-flexible counts in fixed windows, which let twice the limit through where
 * two of them meet. So each of the `limit` calls has a separate slot, which is taken for one window.
 */
export class SharedQuota implements RateLimit {
  readonly #options: SharedQuotaOptions;

  constructor(options: SharedQuotaOptions) {
    this.#options = options;
  }

  async take(key: string): Promise<number> {
    const { counters, name, limit, window, inMemory, onError } = this.#options;
    let soonest = Infinity;
    try {
      for (let slot = 0; slot < limit; slot++) {
        const wait = await counters.take(`${name} ${slot} ${key}`, window);
        if (wait === 0) {
          inMemory.take(key);
          return 0;
        }
        soonest = Math.min(soonest, wait);
      }
    } catch (error) {
      onError(error);
      return inMemory.take(key);
    }
    return Math.ceil(soonest / 1000);
  }
}
