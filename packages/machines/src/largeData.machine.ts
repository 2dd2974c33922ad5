import type { Interval, Series } from '@zrak/api-client';
import { assign, setup } from 'xstate';

const seconds: Record<Interval, number> = { PT15M: 900, PT1H: 3600, P1D: 86_400 };

/**
 * Estimates the number of values of a request from metadata alone.
 *
 * @param from epoch milliseconds, as `to`
 */
export function estimateValues(
  series: readonly Pick<Series, 'first' | 'last'>[],
  from: number,
  to: number,
  interval: Interval,
): number {
  const step = seconds[interval] * 1000;
  return series.reduce((sum, { first, last }) => {
    if (first === undefined || last === undefined) return sum;
    const span = Math.min(to - 1, Date.parse(last)) - Math.max(from, Date.parse(first));
    return sum + (span < 0 ? 0 : Math.floor(span / step) + 1);
  }, 0);
}

export interface LargeDataContext {
  /** Number of values above which the user is asked first. */
  threshold: number;
  /** Number of values of the pending or running request. */
  values: number;
}

export type LargeDataEvent =
  | { type: 'load.request'; values: number }
  | { type: 'warning.proceed' }
  | { type: 'warning.cancel' }
  | { type: 'load.succeed' }
  | { type: 'load.fail' }
  | { type: 'load.cancel' };

/** Asks before a large amount of data is loaded. The machine does not load: its owner acts on the states. */
export const largeDataMachine = setup({
  types: {
    context: {} as LargeDataContext,
    events: {} as LargeDataEvent,
    input: {} as { threshold: number },
  },
  guards: { isLarge: ({ context }) => context.values > context.threshold },
  actions: {
    setValues: assign({
      values: ({ context, event }) => (event.type === 'load.request' ? event.values : context.values),
    }),
  },
}).createMachine({
  id: 'largeData',
  context: ({ input }) => ({ threshold: input.threshold, values: 0 }),
  initial: 'idle',
  on: { 'load.request': { target: '.checking', actions: 'setValues' } },
  states: {
    idle: {},
    checking: { always: [{ guard: 'isLarge', target: 'warning' }, { target: 'loading' }] },
    warning: { on: { 'warning.proceed': 'loading', 'warning.cancel': 'cancelled' } },
    loading: { on: { 'load.succeed': 'loaded', 'load.fail': 'failed', 'load.cancel': 'cancelled' } },
    loaded: {},
    failed: {},
    cancelled: {},
  },
});
