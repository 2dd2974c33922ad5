import { createActor } from 'xstate';
import { createTestModel } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { estimateValues, largeDataMachine } from './largeData.machine.ts';

const start = (values: number) => {
  const actor = createActor(largeDataMachine, { input: { threshold: 500_000 } }).start();
  actor.send({ type: 'load.request', values });
  return actor;
};

describe('large data', () => {
  const model = createTestModel(largeDataMachine, {
    input: { threshold: 500_000 },
    events: [
      { type: 'load.request', values: 500_000 },
      { type: 'load.request', values: 500_001 },
      { type: 'warning.proceed' },
      { type: 'warning.cancel' },
      { type: 'load.succeed' },
      { type: 'load.fail' },
      { type: 'load.cancel' },
    ],
  });

  const paths = model.getShortestPaths();

  test('reaches every state', () => {
    const reached = new Set(paths.flatMap(({ steps }) => steps.map(({ state }) => state.value)));
    expect(reached).toEqual(new Set(['idle', 'warning', 'loading', 'loaded', 'failed', 'cancelled']));
  });

  test.each(paths.map((path) => [path.description, path] as const))('%s: loads only confirmed requests', (_, path) => {
    let isAgreed = false;
    for (const { event, state } of path.steps) {
      if (event.type === 'load.request') isAgreed = event.values <= 500_000;
      if (event.type === 'warning.proceed' && state.value === 'loading') isAgreed = true;
      if (state.value === 'loading') expect(isAgreed).toBe(true);
      if (state.value === 'warning') expect(state.context.values).toBeGreaterThan(500_000);
    }
  });

  test('the threshold itself is not large', () => expect(start(500_000).getSnapshot().value).toBe('loading'));

  test('a new request replaces one that waits for confirmation', () => {
    const actor = start(2_000_000);
    actor.send({ type: 'load.request', values: 10 });
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { values: 10 } });
  });

  test('a confirmation after the cancel changes nothing', () => {
    const actor = start(10);
    actor.send({ type: 'load.cancel' });
    actor.send({ type: 'load.succeed' });
    expect(actor.getSnapshot().value).toBe('cancelled');
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
    expect(estimateValues([{}], at('2020-01-01'), at('2021-01-01'), 'PT1H')).toBe(0);
  });
});
