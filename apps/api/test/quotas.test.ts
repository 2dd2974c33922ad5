import fc from 'fast-check';
import { CompiledQuery } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuotas, openCounters, SharedQuota, type SlotCounters } from '../src/access/quotas.ts';
import { Quota } from '../src/access/throttle.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import { everything, within } from '../src/db/scope.ts';
import { migratedFolder } from './helpers.ts';
import { temporarySchema } from './postgres.ts';

const testUrl = process.env['ZRAK_TEST_DATABASE_URL'];
const fails = (error: unknown): never => {
  throw error;
};

/** The clock of the library, in seconds. */
const clock = {
  advance: (seconds: number): void => {
    vi.setSystemTime(Date.now() + Math.round(seconds * 1000));
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T10:07:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

// The statements are the same for both databases; with the embedded one they are tested everywhere.
describe.each(testUrl === undefined ? ['embedded'] : ['embedded', 'postgresql'])('counters in %s', (kind) => {
  let database: Database;
  let drop: () => Promise<void> = async () => {};
  let statements = 0;
  let names = 0;

  beforeAll(
    () =>
      within(everything, async () => {
        const schema = kind === 'embedded' ? undefined : await temporarySchema(testUrl!);
        if (schema !== undefined) drop = schema.drop;
        database = await openDatabase({ databaseUrl: schema?.url, dataFolder: migratedFolder() });
      }),
    60_000,
  );
  afterAll(async () => {
    await database.close();
    await drop();
  });

  /** A process that uses the database. */
  const openProcess = async (mostCached?: number): Promise<SlotCounters> => {
    const db = new Proxy(database.db, {
      get: (target, property) => {
        if (property === 'executeQuery') statements++;
        const value: unknown = Reflect.get(target, property, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    return openCounters(db, mostCached);
  };
  const quotaOf = (counters: SlotCounters, limit: number, window: number, name = `quota ${names++}`): SharedQuota =>
    new SharedQuota({
      counters,
      name,
      limit,
      window,
      inMemory: new Quota(() => Date.now() / 1000, limit, window),
      onError: fails,
    });

  it('gives as many as the limit within the window, to each', async () => {
    const quota = quotaOf(await openProcess(), 3, 60);
    expect([await quota.take('a'), await quota.take('a'), await quota.take('a')]).toEqual([0, 0, 0]);
    expect(await quota.take('a')).toBe(60);
    expect(await quota.take('b')).toBe(0);
    clock.advance(30.5);
    expect(await quota.take('a')).toBe(30);
    clock.advance(29);
    expect(await quota.take('a')).toBe(1);
    clock.advance(0.499);
    expect(await quota.take('a')).toBe(1);
    clock.advance(0.001);
    expect(await quota.take('a')).toBe(0);
  });

  it('counts each call for itself', async () => {
    const quota = quotaOf(await openProcess(), 2, 60);
    await quota.take('a');
    clock.advance(40);
    await quota.take('a');
    clock.advance(20);
    expect(await quota.take('a')).toBe(0);
    expect(await quota.take('a')).toBe(40);
  });

  it('gives what a sliding window in memory gives, in either of two processes', async () => {
    const processes = [await openProcess(), await openProcess()];
    const calls = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.nat(1)), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), calls, async (limit, sequence) => {
        const name = `quota ${names++}`;
        const shared = processes.map((counters) => quotaOf(counters, limit, 60, name));
        const expected = new Quota(() => Date.now() / 1000, limit, 60);
        for (const [pause, index] of sequence) {
          clock.advance(pause);
          expect(await shared[index]!.take('a')).toBe(expected.take('a'));
        }
      }),
      { seed: 2, numRuns: 20 },
    );
  });

  it('gives no more than the limit to calls at the same time in two processes', async () => {
    const name = `quota ${names++}`;
    const [one, other] = [await openProcess(), await openProcess()].map((counters) => quotaOf(counters, 5, 60, name));
    const waits = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? one! : other!).take('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('keeps quotas apart that count the same key', async () => {
    const counters = await openProcess();
    const [one, other] = [quotaOf(counters, 1, 60), quotaOf(counters, 1, 60)];
    expect([await one.take('a'), await other.take('a')]).toEqual([0, 0]);
  });

  it('does not query the database while a caller has to wait', async () => {
    const quota = quotaOf(await openProcess(), 3, 60);
    for (let call = 0; call < 4; call++) await quota.take('a');
    const before = statements;
    for (let call = 0; call < 100; call++) expect(await quota.take('a')).toBe(60);
    expect(statements).toBe(before);
  });

  it('stores no name and no address', async () => {
    const quota = quotaOf(await openProcess(), 1, 60);
    await quota.take('ana.novak@example.org');
    const keys = CompiledQuery.raw('select key from quota_counter', []);
    const { rows } = await within(everything, () => database.db.executeQuery<{ key: string }>(keys));
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });

  it('counts keys of any length', async () => {
    const quota = quotaOf(await openProcess(), 1, 60);
    expect([await quota.take('a'.repeat(1000)), await quota.take('a'.repeat(1000))]).toEqual([0, 60]);
  });

  it('caches a bounded number of taken slots, and queries the rest again', async () => {
    const counters = await openProcess(100);
    const quota = quotaOf(counters, 1, 3600);
    await quota.take('first');
    for (let index = 0; index < 98; index++) await counters.take(`slot ${kind} ${index}`, 3600);
    const before = statements;
    expect(await quota.take('first')).toBe(3600);
    expect(statements).toBe(before);
    await counters.take(`slot ${kind} 98`, 3600);
    expect(await quota.take('first')).toBe(3600);
    expect(statements).toBe(before + 2);
  });
});

describe('a quota whose database does not answer', () => {
  it('counts in memory, with what was given before, and reports the error', async () => {
    let isDown = false;
    const error = new Error('The database does not answer.');
    const errors: unknown[] = [];
    const quota = new SharedQuota({
      counters: {
        take: (key) => (isDown ? Promise.reject(error) : Promise.resolve(key.startsWith('mails 0') ? 0 : 1)),
      },
      name: 'mails',
      limit: 2,
      window: 60,
      inMemory: new Quota(() => Date.now() / 1000, 2, 60),
      onError: (reported) => errors.push(reported),
    });
    expect(await quota.take('a')).toBe(0);
    isDown = true;
    expect(await quota.take('a')).toBe(0);
    expect(await quota.take('a')).toBe(60);
    expect(errors).toEqual([error, error]);
  });
});

describe('createQuotas', () => {
  it('counts in memory where the database is embedded, in the database where it is PostgreSQL', async () => {
    const database = await openDatabase({ databaseUrl: undefined, dataFolder: migratedFolder() });
    const options = { now: () => 100, onError: fails };
    const embedded = await createQuotas({ ...options, database });
    const postgres: Database = { ...database, kind: 'postgresql' };
    const [one, other] = [
      await createQuotas({ ...options, database: postgres }),
      await createQuotas({ ...options, database: postgres }),
    ];
    const limits = {
      resetMails: 3,
      signUpMails: 3,
      resetCalls: 30,
      registrations: 30,
      takenNames: 20,
      throttledEvents: 1,
    };
    expect(Object.keys(embedded).sort()).toEqual(Object.keys(limits).sort());
    for (const name of Object.keys(limits) as (keyof typeof limits)[]) {
      const window = name === 'throttledEvents' ? 60 : 3600;
      expect(embedded[name]).toBeInstanceOf(Quota);
      for (let call = 0; call < limits[name]; call++) {
        expect(embedded[name].take('a')).toBe(0);
        expect(await one[name].take('a')).toBe(0);
      }
      expect(embedded[name].take('a')).toBe(window);
      expect(await other[name].take('a')).toBe(window);
    }
    await database.close();
  }, 60_000);
});
