import { assign, fromPromise, setup } from 'xstate';

/** Decoded parameters of a mailed link. */
export interface ResetToken {
  token: string;
  userId: string;
}

export interface ResetLinkContext {
  /** Null when the address has none or invalid ones. */
  token: ResetToken | null;
  /** The thrown reason why the link could not be checked, or the password not be saved. */
  error: unknown;
}

export type ResetLinkEvent = { type: 'check.again' } | { type: 'password.submit'; password: string };

const isValid = ({ event }: { event: { output: boolean } }) => event.output;

/**
 * A mailed link to a new password: checks the link, takes the password and saves it. A refused link stays invalid; a
 * check that failed can be repeated. `check` and `save` are provided by the caller.
 */
export const resetLinkMachine = setup({
  types: {
    context: {} as ResetLinkContext,
    events: {} as ResetLinkEvent,
    input: {} as { token: ResetToken | null },
  },
  actors: {
    /** Resolves to whether the link is valid; rejects when the server could not be reached. */
    check: fromPromise<boolean, ResetToken>(() => Promise.reject(new Error('check was not provided'))),
    /** Rejects when the password was refused. */
    save: fromPromise<void, ResetToken & { password: string }>(() =>
      Promise.reject(new Error('save was not provided')),
    ),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
  },
}).createMachine({
  id: 'resetLink',
  context: ({ input }) => ({ token: input.token, error: null }),
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'checking' }, { target: 'wrong' }] },

    checking: {
      entry: assign({ error: null }),
      invoke: {
        src: 'check',
        input: ({ context }) => context.token!,
        onDone: [{ guard: isValid, target: 'choosing' }, { target: 'wrong' }],
        onError: { target: 'unchecked', actions: assign({ error: ({ event }) => event.error }) },
      },
    },

    unchecked: { on: { 'check.again': 'checking' } },

    choosing: {
      on: { 'password.submit': 'saving' },
    },

    saving: {
      entry: assign({ error: null }),
      invoke: {
        src: 'save',
        input: ({ context, event }) => {
          if (event.type !== 'password.submit') throw new Error(`cannot save on ${event.type}`);
          return { ...context.token!, password: event.password };
        },
        onDone: 'saved',
        onError: { target: 'choosing', actions: assign({ error: ({ event }) => event.error }) },
      },
    },

    wrong: { type: 'final' },
    saved: { type: 'final' },
  },
});
