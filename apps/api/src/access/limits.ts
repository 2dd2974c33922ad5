import type { Database } from '../db/database.ts';
import { openSharedRecords } from '../repositories/sharedRecords.ts';
import { CallQuota } from './callQuota.ts';
import type { RateLimit } from './quotas.ts';
import { SharedThrottle } from './sharedThrottle.ts';
import { type AttemptLimit, Quota, Throttle, type ThrottleOptions } from './throttle.ts';

/** Limits of what is frequent: shared by all processes that use the same PostgreSQL. */
export interface SharedLimits {
  /** Guesses at one name from one network. */
  throttle: AttemptLimit;
  /** Guesses at any names from one address. */
  sprayThrottle: AttemptLimit;
  /** Data calls, per user or address. */
  calls: RateLimit;
  /** Calls of machines, per API key. */
  keyCalls: RateLimit;
  /** Reported errors of the portal, per address. */
  clientErrors: RateLimit;
}

interface LimitsOptions {
  database: Database;
  callsPerMinute: number;
  /** Seconds since 1970. */
  now: () => number;
  onError: (error: unknown) => void;
}

/** The embedded database belongs to one process, so memory is enough there. @returns also what ends them */
export async function createLimits({ database, callsPerMinute, now, onError }: LimitsOptions) {
  const records = database.kind === 'postgresql' ? await openSharedRecords(database.db, now) : undefined;
  const throttle = (name: string, options: Omit<ThrottleOptions, 'now'>): AttemptLimit =>
    records === undefined ? new Throttle({ now, ...options }) : new SharedThrottle(name, records, { now, ...options });
  const shared: CallQuota[] = [];
  const quota = (name: string, limit: number): RateLimit => {
    const inMemory = new Quota(now, limit, 60);
    if (records === undefined) return inMemory;
    const one = new CallQuota({ name, records, now, limit, window: 60, inMemory, onError });
    shared.push(one);
    return one;
  };
  const limits: SharedLimits = {
    throttle: throttle('guesses', { freeFailures: 5, longestWait: 300, memory: 900 }),
    sprayThrottle: throttle('spray', { freeFailures: 30, longestWait: 60, memory: 900 }),
    calls: quota('calls', callsPerMinute),
    // One key may serve all loggers of a network.
    keyCalls: quota('keyCalls', callsPerMinute * 20),
    clientErrors: quota('clientErrors', 60),
  };
  return { limits, close: async () => void (await Promise.all(shared.map((one) => one.close()))) };
}
