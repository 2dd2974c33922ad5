import { createActor } from 'xstate';
import { createTestModel } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { estimateValues, largeDataMachine, type LargeDataEvent } from './largeData.machine.ts';

const threshold = 250_000;

/** A screen whose parts have sent these events. */
function after(...events: LargeDataEvent[]) {
  const actor = createActor(largeDataMachine, { input: { threshold } }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

const request = (id: string, values: number): LargeDataEvent => ({ type: 'load.request', id, values });
const decide: LargeDataEvent = { type: 'load.decide' };
const proceed: LargeDataEvent = { type: 'warning.proceed' };
const cancel: LargeDataEvent = { type: 'warning.cancel' };

describe('large data', () => {
  const model = createTestModel(largeDataMachine, {
    input: { threshold },
    events: [
      request('graph', 200_000),
      request('rose', 50_001),
      request('rose', 10),
      { type: 'load.withdraw', id: 'graph' },
      { type: 'load.withdraw', id: 'rose' },
      { type: 'load.cancel', id: 'rose' },
      decide,
      proceed,
      cancel,
    ],
  });
  const paths = model.getShortestPaths();

  test('reaches every state', () => {
    const reached = new Set(paths.flatMap(({ steps }) => steps.map(({ state }) => state.value)));
    expect(reached).toEqual(new Set(['idle', 'gathering', 'warning']));
  });

  test.each(paths.map((path) => [path.description, path] as const))('%s: asks exactly about what waits', (_, path) => {
    for (const { state } of path.steps) {
      const { waiting, answers } = state.context;
      const total = Object.values(waiting).reduce((sum, { values }) => sum + values, 0);
      if (state.value === 'warning') expect(total).toBeGreaterThan(threshold);
      if (state.value === 'idle') expect(waiting).toEqual({});
      // A part is never loaded while the user is asked about it.
      for (const id of Object.keys(waiting)) expect(answers).not.toHaveProperty(id);
    }
  });

  test('parts that are small alone are asked about together when their sum is large', () => {
    const { value, context } = after(request('graph', 200_000), request('rose', 60_000), decide);
    expect(value).toBe('warning');
    expect(context.waiting).toEqual({ graph: { values: 200_000 }, rose: { values: 60_000 } });
  });

  test('two large parts are one question, and Proceed loads both', () => {
    const { value, context } = after(request('graph', 300_000), request('rose', 300_000), decide, proceed);
    expect(value).toBe('idle');
    expect(context).toMatchObject({ waiting: {}, answers: { graph: 'allowed', rose: 'allowed' } });
  });

  test('Cancel cancels all of them, and each can be requested again', () => {
    const asked = [request('graph', 300_000), request('rose', 10), decide, cancel];
    expect(after(...asked)).toMatchObject({
      value: 'idle',
      context: { answers: { graph: 'cancelled', rose: 'cancelled' } },
    });
    expect(after(...asked, request('rose', 10), decide)).toMatchObject({
      value: 'idle',
      context: { answers: { graph: 'cancelled', rose: 'allowed' } },
    });
    expect(after(...asked, request('graph', 300_000), decide)).toMatchObject({
      value: 'warning',
      context: { waiting: { graph: { values: 300_000 } }, answers: { rose: 'cancelled' } },
    });
  });

  test('a part that comes later joins the open question', () => {
    const { value, context } = after(request('graph', 300_000), decide, request('rose', 10));
    expect(value).toBe('warning');
    expect(Object.keys(context.waiting)).toEqual(['graph', 'rose']);
  });

  test('the threshold itself is not large', () => {
    expect(after(request('graph', threshold), decide).value).toBe('idle');
    expect(after(request('graph', threshold + 1), decide).value).toBe('warning');
  });

  test('what is loaded already does not count', () => {
    const loaded = [request('graph', 200_000), decide];
    expect(after(...loaded, request('rose', 200_000), decide).context.answers).toEqual({
      graph: 'allowed',
      rose: 'allowed',
    });
  });

  test('a part without missing values waits for no answer', () => {
    expect(after(request('graph', 300_000), decide, request('rose', 0))).toMatchObject({
      value: 'warning',
      context: { answers: { rose: 'allowed' } },
    });
    expect(after(request('graph', 300_000), decide, request('graph', 0))).toMatchObject({
      value: 'idle',
      context: { waiting: {}, answers: { graph: 'allowed' } },
    });
  });

  test('a new request of a part replaces its former one', () => {
    const { value, context } = after(request('graph', 300_000), decide, request('graph', 10));
    expect(value).toBe('idle');
    expect(context.answers).toEqual({ graph: 'allowed' });
    expect(after(request('graph', 10), decide, request('graph', 300_000)).context.answers).toEqual({});
  });

  test('the question closes when the parts it asks about have left the screen', () => {
    const asked = [request('graph', 300_000), request('rose', 10), decide];
    expect(after(...asked, { type: 'load.withdraw', id: 'graph' })).toMatchObject({
      value: 'idle',
      context: { waiting: {}, answers: { rose: 'allowed' } },
    });
    const { context } = after(request('graph', 10), decide, { type: 'load.withdraw', id: 'graph' });
    expect(context.answers).toEqual({});
  });

  test('the user stops a part that loads or waits', () => {
    expect(after(request('graph', 10), decide, { type: 'load.cancel', id: 'graph' }).context.answers).toEqual({
      graph: 'cancelled',
    });
    expect(after(request('graph', 300_000), decide, { type: 'load.cancel', id: 'graph' })).toMatchObject({
      value: 'idle',
      context: { waiting: {}, answers: { graph: 'cancelled' } },
    });
  });

  test('keeps the size of a file for the question', () => {
    const { context } = after({ type: 'load.request', id: 'export', values: 300_000, bytes: 1e6 }, decide);
    expect(context.waiting).toEqual({ export: { values: 300_000, bytes: 1e6 } });
  });
});

describe('estimate', () => {
  const series = { first: '2025-01-01T00:00:00Z', last: '2025-12-31T23:45:00Z' };
  const at = Date.parse;

  test('one year of quarter hours is 35,040 values', () => {
    expect(estimateValues([series], at('2025-01-01'), at('2026-01-01'), 'PT15M')).toBe(35_040);
  });

  test('counts only values that the series has', () => {
    expect(estimateValues([series, series], at('2020-01-01'), at('2030-01-01'), 'P1D')).toBe(2 * 365);
    expect(estimateValues([series], at('2020-01-01'), at('2021-01-01'), 'PT1H')).toBe(0);
    expect(estimateValues([{}], at('2020-01-01'), at('2021-01-01'), 'PT1H')).toBe(366 * 24);
  });
});
