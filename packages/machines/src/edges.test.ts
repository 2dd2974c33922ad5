import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, createMachine, fromPromise, waitFor } from 'xstate';
import { estimateValues } from './largeData.machine.ts';
import { resetLinkMachine, type ResetToken } from './resetLink.machine.ts';
import { rootTargetMachine } from './rootTarget.machine.ts';
import { verdictOf } from './verdict.ts';

describe('the values of a request', () => {
  const at = Date.parse;
  const series = { first: '2026-01-01T00:00:00Z', last: '2026-01-01T10:00:00Z' };
  const hours = (from: string, to: string) => estimateValues([series], at(from), at(to), 'PT1H');

  test('are those that begin in the period, excluding its end', () => {
    expect(hours('2026-01-01T02:00:00Z', '2026-01-01T05:00:00Z')).toBe(3);
    expect(hours('2026-01-01T10:00:00Z', '2026-01-01T11:00:00Z')).toBe(1);
    expect(hours('2026-01-01T10:00:00.001Z', '2026-01-01T11:00:00Z')).toBe(0);
    expect(hours('2025-12-31T00:00:00Z', '2026-01-01T00:00:00Z')).toBe(0);
    expect(hours('2025-12-31T00:00:00Z', '2026-01-01T00:00:00.001Z')).toBe(1);
  });

  test('may be anywhere until now if the first or the last is unknown', () => {
    vi.useFakeTimers({ now: at('2026-01-01T20:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const of = (given: object, to = '2030-01-01') => estimateValues([given], at('2025-12-31'), at(to), 'PT1H');
    expect(of({ first: series.first })).toBe(21);
    expect(of({ last: series.last })).toBe(24 + 11);
    expect(of({})).toBe(24 + 21);
    expect(of({}, '2026-01-01')).toBe(24);
    // This server states them, so the second series is empty.
    expect(estimateValues([series, {}], at('2026-01-01'), at('2026-01-02'), 'PT1H')).toBe(11);
  });

  test('are counted in the requested interval', () => {
    const of = (interval: 'PT15M' | 'PT1H' | 'P1D') =>
      estimateValues([series], at('2026-01-01'), at('2026-01-02'), interval);
    expect([of('PT15M'), of('PT1H'), of('P1D')]).toEqual([41, 11, 1]);
  });
});

describe('a mailed link', () => {
  const link: ResetToken = { token: 't', userId: 'usr_ana' };

  test('is checked and saved with its token and user', async () => {
    const check = vi.fn(async (_: ResetToken) => true);
    const save = vi.fn(async (_: ResetToken & { password: string }) => undefined);
    const machine = resetLinkMachine.provide({
      actors: {
        check: fromPromise<boolean, ResetToken>(({ input }) => check(input)),
        save: fromPromise<void, ResetToken & { password: string }>(({ input }) => save(input)),
      },
    });
    const actor = createActor(machine, { input: { token: link } }).start();
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'password.submit', password: 'Secret-1' });
    const { status } = await waitFor(actor, (state) => state.matches('saved'));
    expect(status).toBe('done');
    expect(check.mock.calls).toEqual([[link]]);
    expect(save.mock.calls).toEqual([[{ ...link, password: 'Secret-1' }]]);
  });

  test('fails with an error if no actor was provided to check it or to save a password', async () => {
    const unchecked = createActor(resetLinkMachine, { input: { token: link } }).start();
    const { context } = await waitFor(unchecked, (state) => state.matches('unchecked'));
    expect(context.error).toEqual(new Error('check was not provided'));
    const checked = resetLinkMachine.provide({ actors: { check: fromPromise<boolean, ResetToken>(async () => true) } });
    const actor = createActor(checked, { input: { token: link } }).start();
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'password.submit', password: 'Secret-1' });
    const refused = await waitFor(actor, (state) => state.matches('choosing'));
    expect(refused.context.error).toEqual(new Error('save was not provided'));
  });
});

test('a stored client is found among several', () => {
  const input = {
    isAuthenticated: false,
    isAdministrator: false,
    clientCode: null,
    storedClientCode: 'OPEN',
    clients: [{ code: 'OTHER' }, { code: 'OPEN' }],
  };
  expect(verdictOf(rootTargetMachine, input)).toEqual({ screen: 'map', clientCode: 'OPEN' });
});

test('a machine that waits for an event has no verdict', () => {
  const machine = createMachine({ id: 'door', initial: 'shut', states: { shut: {} } });
  expect(() => verdictOf(machine, undefined)).toThrow('door has not reached its end');
});
