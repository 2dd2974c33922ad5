import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SharedRecords } from '../repositories/sharedRecords.ts';
import { CallQuota } from './callQuota.ts';
import { SharedThrottle } from './sharedThrottle.ts';
import { Quota } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T10:07:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const now = (): number => Date.now() / 1000;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** Records as in the database, whose changes take a moment. */
function fakeRecords() {
  const stored = new Map<string, { text: string; expiresAt: number }>();
  const state = { changes: 0, isDown: false };
  let turn: Promise<unknown> = Promise.resolve();
  const records: SharedRecords = {
    change: (key, work) => {
      const done = turn.then(async () => {
        await Promise.resolve();
        if (state.isDown) throw new Error('The database does not answer.');
        state.changes++;
        const found = stored.get(key);
        const before = found === undefined || found.expiresAt < now() ? undefined : JSON.parse(found.text);
        const { record, expiresAt, result } = work(before);
        if (record === undefined) stored.delete(key);
        else stored.set(key, { text: JSON.stringify(record), expiresAt });
        return result;
      });
      turn = done.catch(() => undefined);
      return done;
    },
  };
  return { records, state };
}

describe('CallQuota', () => {
  const processesOf = (records: SharedRecords, limit: number, errors: unknown[] = []): CallQuota[] =>
    [1, 2, 3].map(
      () =>
        new CallQuota({
          name: 'calls',
          records,
          now,
          limit,
          window: 60,
          inMemory: new Quota(now, limit, 60),
          onError: (error) => errors.push(error),
        }),
    );
  const allowed = async (processes: readonly CallQuota[], count: number): Promise<number> => {
    const waits = await Promise.all(Array.from({ length: count }, (_, call) => processes[call % 3]!.take('ana')));
    return waits.filter((wait) => wait === 0).length;
  };

  it('never allows more than the limit in a window, and nearly that number, whichever process is called', async () => {
    const { records } = fakeRecords();
    const processes = processesOf(records, 100);
    const times: number[] = [];
    for (let second = 0; second < 180; second++) {
      const count = await allowed(processes, second % 7);
      times.push(...Array.from({ length: count }, now));
      await pass(1);
    }
    const most = Math.max(...times.map((time, index) => times.slice(index).filter((one) => one < time + 60).length));
    expect(most).toBeLessThanOrEqual(100);
    expect(most).toBeGreaterThan(90);
  });

  it('does not count calls of a time that has not come, after the clock was put back', async () => {
    const { records } = fakeRecords();
    const processes = processesOf(records, 10);
    await allowed(processes, 60);
    expect(await allowed(processes, 3)).toBe(0);
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(await allowed(processes, 3)).toBe(3);
  });

  it('allows a caller of one process nearly all that others have not used', async () => {
    const { records } = fakeRecords();
    const processes = processesOf(records, 100);
    await allowed(processes, 60);
    await pass(7);
    const waits = [];
    for (let call = 0; call < 60; call++) waits.push(await processes[0]!.take('ana'));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(40);
    expect(waits.at(-1)).toBeLessThanOrEqual(61);
  });

  it('costs a busy caller few statements, and one that is refused at most one a second', async () => {
    const { records, state } = fakeRecords();
    const [one] = processesOf(records, 1000);
    for (let call = 0; call < 900; call++) await one!.take('ana');
    expect(state.changes).toBeLessThan(40);
    for (let call = 0; call < 200; call++) await one!.take('ana');
    const before = state.changes;
    for (let call = 0; call < 200; call++) expect(await one!.take('ana')).toBeGreaterThan(0);
    expect(state.changes).toBe(before);
  });

  it('counts callers apart', async () => {
    const { records } = fakeRecords();
    const [one] = processesOf(records, 1);
    expect([await one!.take('ana'), await one!.take('bor')]).toEqual([0, 0]);
    expect(await one!.take('ana')).toBeGreaterThan(0);
  });

  it('gives back what it has not used when it is closed', async () => {
    const { records } = fakeRecords();
    const [one, other] = processesOf(records, 30);
    for (let call = 0; call < 8; call++) await one!.take('ana');
    await one!.close();
    let count = 0;
    while ((await other!.take('ana')) === 0) count++;
    expect(count).toBe(22);
  });

  it('counts in memory while the database does not answer', async () => {
    const { records, state } = fakeRecords();
    const errors: unknown[] = [];
    const [one] = processesOf(records, 3, errors);
    await one!.take('ana');
    state.isDown = true;
    expect([await one!.take('ana'), await one!.take('ana')]).toEqual([0, 0]);
    expect(await one!.take('ana')).toBeGreaterThan(0);
    expect(errors).toHaveLength(3);
  });
});

describe('SharedThrottle', () => {
  const throttlesOf = (records: SharedRecords): SharedThrottle[] =>
    [1, 2].map(() => new SharedThrottle('guesses', records, { now, freeFailures: 5, longestWait: 300, memory: 900 }));

  it('counts the failures of all processes, and asks nothing while a caller has to wait', async () => {
    const { records, state } = fakeRecords();
    const [one, other] = throttlesOf(records) as [SharedThrottle, SharedThrottle];
    for (let failure = 0; failure < 5; failure++) {
      const throttle = failure % 2 === 0 ? one : other;
      expect(await throttle.begin('ana')).toBe(0);
      await throttle.failed('ana');
    }
    expect([await one.begin('ana'), await other.begin('ana')]).toEqual([2, 2]);
    const before = state.changes;
    for (let call = 0; call < 10; call++) expect([await one.begin('ana'), await other.begin('ana')]).toEqual([2, 2]);
    expect(state.changes).toBe(before);
    await pass(2);
    expect(await other.begin('ana')).toBe(0);
  });

  it('ends a wait that seems to last for a day because the clock was put back', async () => {
    const { records } = fakeRecords();
    const [one, other] = throttlesOf(records) as [SharedThrottle, SharedThrottle];
    for (let failure = 0; failure < 6; failure++) {
      await pass(10);
      await one.begin('ana');
      await one.failed('ana');
    }
    expect(await one.begin('ana')).toBe(4);
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(await one.begin('ana')).toBe(0);
    await one.dropped('ana');
    expect(await other.begin('ana')).toBe(0);
  });

  it('lets five simultaneous attempts through, in two processes', async () => {
    const { records } = fakeRecords();
    const throttles = throttlesOf(records);
    const waits = await Promise.all(Array.from({ length: 20 }, (_, index) => throttles[index % 2]!.begin('ana')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('does not count the attempts of a killed process after a minute', async () => {
    const { records } = fakeRecords();
    const [one, other] = throttlesOf(records) as [SharedThrottle, SharedThrottle];
    for (let attempt = 0; attempt < 5; attempt++) await one.begin('ana');
    expect(await other.begin('ana')).toBe(1);
    await pass(61);
    expect(await other.begin('ana')).toBe(0);
    await other.succeeded('ana');
    expect(await other.begin('ana')).toBe(0);
    await other.dropped('ana');
  });
});
