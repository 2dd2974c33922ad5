import { assign, not, setup } from 'xstate';

const seconds = { PT15M: 900, PT1H: 3600, P1D: 86_400 };

/**
 * Estimates the number of values of a request from metadata alone.
 *
 * @param series ISO times of the first and last value of each. One with neither beside others that have them is empty; if
 *   all are without, their values may be anywhere until now
 * @param from epoch milliseconds, as `to`
 */
export function estimateValues(
  series: readonly { first?: string | undefined; last?: string | undefined }[],
  from: number,
  to: number,
  interval: keyof typeof seconds,
): number {
  const step = seconds[interval] * 1000;
  const areStated = series.some(({ first, last }) => first !== undefined || last !== undefined);
  return series.reduce((sum, { first, last }) => {
    if (areStated && first === undefined && last === undefined) return sum;
    const begin = first === undefined ? from : Math.max(from, Date.parse(first));
    const span = Math.min(to - 1, last === undefined ? Date.now() : Date.parse(last)) - begin;
    return sum + (span < 0 ? 0 : Math.floor(span / step) + 1);
  }, 0);
}

/** Request of a part of the screen. */
export interface WaitingLoad {
  values: number;
  /** Size of the file, if the values are written to one. */
  bytes?: number | undefined;
}

export interface LargeDataContext {
  /** Number of values above which the user is asked first. */
  threshold: number;
  /** Requests without an answer, by the id of their part of the screen. */
  waiting: Readonly<Record<string, WaitingLoad>>;
  /** Answers to the last request of each part. */
  answers: Readonly<Record<string, 'allowed' | 'cancelled'>>;
}

export type LargeDataEvent =
  /** A part of the screen wants to load values; replaces its former request. */
  | ({ type: 'load.request'; id: string } & WaitingLoad)
  /** The parts of the screen have made their requests. */
  | { type: 'load.decide' }
  /** The user stops a part that loads. */
  | { type: 'load.cancel'; id: string }
  /** The part has left the screen. */
  | { type: 'load.withdraw'; id: string }
  | { type: 'warning.proceed' }
  | { type: 'warning.cancel' };

const without = <Value>(record: Readonly<Record<string, Value>>, id: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

const answered = ({ waiting, answers }: LargeDataContext, answer: 'allowed' | 'cancelled') => ({
  waiting: {},
  answers: { ...answers, ...Object.fromEntries(Object.keys(waiting).map((id) => [id, answer])) },
});

/**
 * Asks once before a screen loads a large amount of data: the parts of the screen are counted together, and one answer
 * is valid for all. The machine does not load: its owner acts on the answers.
 */
export const largeDataMachine = setup({
  types: {
    context: {} as LargeDataContext,
    events: {} as LargeDataEvent,
    input: {} as { threshold: number },
  },
  guards: {
    isLarge: ({ context: { waiting, threshold } }) =>
      Object.values(waiting).reduce((sum, { values }) => sum + values, 0) > threshold,
    hasNoValues: ({ event }) => event.type === 'load.request' && event.values === 0,
  },
  actions: {
    wait: assign(({ context, event }) => {
      if (event.type !== 'load.request') return {};
      const { id, values, bytes } = event;
      return {
        waiting: { ...context.waiting, [id]: bytes === undefined ? { values } : { values, bytes } },
        answers: without(context.answers, id),
      };
    }),
    allowOne: assign(({ context, event }) =>
      event.type === 'load.request'
        ? {
            waiting: without(context.waiting, event.id),
            answers: { ...context.answers, [event.id]: 'allowed' as const },
          }
        : {},
    ),
    cancelOne: assign(({ context, event }) =>
      event.type === 'load.cancel'
        ? {
            waiting: without(context.waiting, event.id),
            answers: { ...context.answers, [event.id]: 'cancelled' as const },
          }
        : {},
    ),
    forget: assign(({ context, event }) =>
      event.type === 'load.withdraw'
        ? { waiting: without(context.waiting, event.id), answers: without(context.answers, event.id) }
        : {},
    ),
    allowAll: assign(({ context }) => answered(context, 'allowed')),
    cancelAll: assign(({ context }) => answered(context, 'cancelled')),
  },
}).createMachine({
  id: 'largeData',
  context: ({ input }) => ({ threshold: input.threshold, waiting: {}, answers: {} }),
  initial: 'idle',
  on: {
    'load.request': [
      { guard: 'hasNoValues', actions: 'allowOne' },
      { target: '.gathering', actions: 'wait' },
    ],
    'load.cancel': { actions: 'cancelOne' },
    'load.withdraw': { actions: 'forget' },
  },
  states: {
    idle: {},
    gathering: {
      on: {
        'load.decide': [
          { guard: 'isLarge', target: 'warning' },
          { target: 'idle', actions: 'allowAll' },
        ],
      },
    },
    warning: {
      // The parts that made it large may have changed their request or left.
      always: { guard: not('isLarge'), target: 'idle', actions: 'allowAll' },
      on: {
        'load.request': [{ guard: 'hasNoValues', actions: 'allowOne' }, { actions: 'wait' }],
        'warning.proceed': { target: 'idle', actions: 'allowAll' },
        'warning.cancel': { target: 'idle', actions: 'cancelAll' },
      },
    },
  },
});
