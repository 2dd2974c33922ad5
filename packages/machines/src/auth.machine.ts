import { assign, fromPromise, setup } from 'xstate';

/** Session of a signed-in tab. The user comes from the claims of the access token and is for display only. */
export interface Session<User = unknown> {
  user: User;
  accessToken: string;
  refreshToken: string;
  /** Epoch milliseconds at which the access token expires. */
  expiresAt: number;
}

export interface Credentials {
  username: string;
  password: string;
}

export interface AuthContext {
  session: Session | null;
  /** The thrown reason why the last attempt to sign in or out failed. */
  error: unknown;
}

export type AuthEvent =
  | ({ type: 'signIn.submit' } & Credentials)
  | { type: 'signOut.request' }
  /** A call was refused with this token. */
  | { type: 'token.refused'; accessToken: string }
  /** The session ended in another tab. */
  | { type: 'session.lost' }
  /** The same session was renewed in another tab. */
  | { type: 'session.adopted'; session: Session }
  | { type: 'error.dismiss' };

/** Milliseconds before its expiry at which a token is renewed, because clocks may differ and responses take time. */
const margin = 60_000;
/** Milliseconds between attempts to renew when the network is down. */
const retryDelay = 10_000;

const isExpired = ({ context }: { context: AuthContext }) => (context.session?.expiresAt ?? 0) <= Date.now();

/**
 * Signing in, staying signed in, signing out. A restored session that has expired is renewed before the user counts as
 * signed in. A token is renewed in the background before it expires; a lost network does not sign the user out while
 * the token is valid. `signIn`, `renew` and `signOut` are provided by the caller.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { session: Session | null },
  },
  actors: {
    signIn: fromPromise<Session, Credentials>(() => Promise.reject(new Error('signIn was not provided'))),
    /** Rejects when the session has ended; resolves to null when the server could not be reached. */
    renew: fromPromise<Session | null, Session>(() => Promise.reject(new Error('renew was not provided'))),
    signOut: fromPromise<void, Session>(() => Promise.reject(new Error('signOut was not provided'))),
  },
  delays: {
    untilRenewal: ({ context }) => Math.max(0, (context.session?.expiresAt ?? 0) - margin - Date.now()),
    retryDelay,
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isExpired,
    hasExpired: ({ context }) => context.session !== null && isExpired({ context }),
    isAdoptedNewer: ({ context, event }) =>
      event.type === 'session.adopted' && event.session.expiresAt > (context.session?.expiresAt ?? Infinity),
    isCurrentToken: ({ context, event }) =>
      event.type === 'token.refused' && event.accessToken === context.session?.accessToken,
  },
  actions: {
    clearSession: assign({ session: null }),
    clearError: assign({ error: null }),
    adopt: assign({
      session: ({ context, event }) => (event.type === 'session.adopted' ? event.session : context.session),
    }),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ session: input.session, error: null }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: 'hasExpired', target: 'resuming' },
        { guard: 'hasSession', target: 'signedIn' },
        { target: 'signedOut' },
      ],
    },

    resuming: {
      invoke: {
        src: 'renew',
        input: ({ context }) => context.session!,
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'signedIn',
            actions: assign({ session: ({ event }) => event.output }),
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
      on: {
        'signOut.request': 'signingOut',
        'session.adopted': { guard: 'isAdoptedNewer', target: 'signedIn', actions: 'adopt' },
      },
    },

    signedOut: {
      entry: 'clearSession',
      on: {
        'signIn.submit': { target: 'signingIn', actions: 'clearError' },
        'error.dismiss': { actions: 'clearError' },
      },
    },

    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'signIn.submit') throw new Error(`cannot sign in on ${event.type}`);
          return { username: event.username, password: event.password };
        },
        onDone: { target: 'signedIn', actions: assign({ session: ({ event }) => event.output }) },
        onError: { target: 'signedOut', actions: assign({ error: ({ event }) => event.error }) },
      },
    },

    signedIn: {
      initial: 'fresh',
      on: {
        'signOut.request': 'signingOut',
        'session.lost': 'signedOut',
        'session.adopted': { guard: 'isAdoptedNewer', target: '.fresh', actions: 'adopt' },
      },
      states: {
        fresh: {
          after: { untilRenewal: 'renewing' },
          on: { 'token.refused': { guard: 'isCurrentToken', target: 'renewing' } },
        },
        renewing: {
          invoke: {
            src: 'renew',
            input: ({ context }) => context.session!,
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: 'fresh',
                actions: assign({ session: ({ event }) => event.output }),
              },
              { guard: 'isExpired', target: '#auth.signedOut' },
              { target: 'waiting' },
            ],
            onError: '#auth.signedOut',
          },
        },
        waiting: {
          after: { retryDelay: 'renewing' },
          on: { 'token.refused': { guard: 'isCurrentToken', target: 'renewing' } },
        },
      },
    },

    signingOut: {
      invoke: {
        src: 'signOut',
        input: ({ context }) => context.session!,
        // Signing out always succeeds in this browser: an unreachable server must not keep a user signed in.
        onDone: 'signedOut',
        onError: { target: 'signedOut', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
  },
});
