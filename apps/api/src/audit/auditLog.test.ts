import { expect, test, vi } from 'vitest';
import type { NewAuditEvent } from '../db/schema.ts';
import type { AuditEvents } from '../repositories/auditEvents.ts';
import { AuditLog } from './auditLog.ts';

const noDatabase = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** A log whose database answers with these results, one for each attempt, and takes everything afterwards. */
function logOf(...results: unknown[]) {
  const stored: unknown[] = [];
  const add = vi.fn(async (events: NewAuditEvent[]) => {
    const result = results.shift();
    if (result !== undefined) throw result;
    stored.push(...events.map(({ network }) => network));
  });
  const onError = vi.fn();
  const events = { add, removeBefore: async () => undefined } as Partial<AuditEvents> as AuditEvents;
  const log = new AuditLog({ events, now: () => 0, days: 30, onError, retryDelay: 100 });
  const record = (number: number) => log.record({ kind: 'signIn', outcome: 'failed', ip: `10.0.${number}.1` });
  return { log, record, stored, add, onError };
}

test('events wait for a database that does not answer, in their order', async () => {
  const { log, record, stored, add, onError } = logOf(noDatabase, noDatabase);
  record(1);
  await vi.waitFor(() => expect(add).toHaveBeenCalled());
  record(2);
  expect(log.waiting).toBe(2);
  await log.idle();
  expect(stored).toEqual(['10.0.1.0/24', '10.0.2.0/24']);
  expect(log.waiting).toBe(0);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('the oldest of more than 10,000 are dropped', async () => {
  const { log, record, stored, onError } = logOf(noDatabase);
  for (let number = 0; number < 10_000; number++) record(number % 250);
  await vi.waitFor(() => expect(onError).toHaveBeenCalled());
  for (let number = 0; number < 50; number++) record(0);
  await log.idle();
  expect(stored).toHaveLength(10_000);
  expect(stored[0]).toBe('10.0.50.0/24');
});

test('events that the database refuses do not hold the others back', async () => {
  const { log, record, stored, onError } = logOf(new Error('refused'));
  record(1);
  await vi.waitFor(() => expect(onError).toHaveBeenCalled());
  record(2);
  await log.idle();
  expect(stored).toEqual(['10.0.2.0/24']);
});

test('a stop makes one more attempt, and waits no longer', async () => {
  const lasting = logOf(noDatabase, noDatabase);
  lasting.record(1);
  await vi.waitFor(() => expect(lasting.add).toHaveBeenCalled());
  await lasting.log.stop();
  expect(lasting.add).toHaveBeenCalledTimes(2);
  const short = logOf(noDatabase);
  short.record(1);
  await vi.waitFor(() => expect(short.add).toHaveBeenCalled());
  await short.log.stop();
  expect(short.stored).toEqual(['10.0.1.0/24']);
});
