import { assign, fromPromise, setup } from 'xstate';

/** Session of a signed-in tab. The user comes from the claims of the access token and is for display only. */
export interface Session<User = unknown> {
  user: User;
  accessToken: string;
  /** Null if the server does not renew the session, which then lasts until `expiresAt`. */
  refreshToken: string | null;
  /** Epoch milliseconds at which the access token expires. */
  expiresAt: number;
}

export interface Credentials {
  username: string;
  password: string;
}

export interface AuthContext {
  session: Session | null;
  /** Epoch milliseconds at which the session was received; null for a restored one. Tells how long its token lasts. */
  receivedAt: number | null;
  /** The thrown reason why the last attempt to sign in or out failed. */
  error: unknown;
  /** The user should know that the session ends at `expiresAt`, because nothing renews it. */
  isEndNear: boolean;
  /** The last session ended by itself: the user did not sign out. */
  hasEnded: boolean;
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

type Args = { context: AuthContext };

/** Milliseconds before its expiry at which a token is renewed, because clocks may differ and responses take time. */
const renewalMarginMs = 60_000;
/** Milliseconds before its end at which the end of a session is announced. */
const announcementMs = 120_000;
/** Milliseconds that a token is used at least before it is renewed: a server may issue tokens of a second. */
const shortestUseMs = 5_000;
/** Milliseconds between attempts to renew when the network is down. */
const retryDelay = 10_000;
/** Milliseconds of the longest timer. A timer stops while the machine sleeps, and one of 25 days would fire at once. */
const longestTimerMs = 60_000;

const expiry = ({ context }: Args) => context.session?.expiresAt ?? 0;
const receipt = ({ context }: Args) => context.receivedAt ?? -Infinity;
/** A margin of at most half the lifetime: tokens may last 30 seconds. */
const margin = (longest: number, args: Args) => Math.min(longest, (expiry(args) - receipt(args)) / 2);

const renewalTime = (args: Args) =>
  Math.max(expiry(args) - margin(renewalMarginMs, args), receipt(args) + shortestUseMs);
const announcementTime = (args: Args) => expiry(args) - margin(announcementMs, args);

const until = (time: (args: Args) => number) => (args: Args) =>
  Math.min(longestTimerMs, Math.max(0, time(args) - Date.now()));
const isPast = (time: (args: Args) => number) => (args: Args) => time(args) <= Date.now();
const isExpired = isPast(expiry);
const isUsable = (session: Session | null) => session !== null && session.expiresAt > Date.now();

/** A session that the server does not renew stays the same, without its refresh token. Any other is a new one. */
function received({ session, receivedAt, isEndNear }: AuthContext, next: Session | null): Partial<AuthContext> {
  const isSame =
    next?.refreshToken === null && next.accessToken === session?.accessToken && next.expiresAt === session.expiresAt;
  return isSame
    ? { session: next, receivedAt, isEndNear }
    : { session: next, receivedAt: Date.now(), isEndNear: false };
}

/**
 * Signing in, staying signed in, signing out. A restored session that has expired is renewed before the user counts as
 * signed in. A token is renewed in the background before it expires; a lost network does not sign the user out while
 * the token is valid. A session that the server does not renew lasts until its token expires; its end is announced.
 * `signIn`, `renew` and `signOut` are provided by the caller.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { session: Session | null },
  },
  actors: {
    signIn: fromPromise<Session, Credentials>(() => Promise.reject(new Error('signIn was not provided'))),
    /**
     * Resolves to the renewed session; to the given session without refresh token if the server does not renew it; to
     * null when the server could not be reached. Rejects when the session has ended. Also called for a session without
     * refresh token when the server refused its access token.
     */
    renew: fromPromise<Session | null, Session>(() => Promise.reject(new Error('renew was not provided'))),
    signOut: fromPromise<void, Session>(() => Promise.reject(new Error('signOut was not provided'))),
  },
  delays: {
    untilRenewal: until(renewalTime),
    untilAnnouncement: until(announcementTime),
    untilEnd: until(expiry),
    retryDelay,
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isExpired,
    isRenewalDue: isPast(renewalTime),
    isEndNear: isPast(announcementTime),
    isUnrenewable: ({ context }) => context.session !== null && context.session.refreshToken === null,
    hasExpired: ({ context }) => context.session !== null && isExpired({ context }),
    isAdoptedNewer: ({ context, event }) =>
      event.type === 'session.adopted' && event.session.expiresAt > (context.session?.expiresAt ?? Infinity),
    isCurrentToken: ({ context, event }) =>
      event.type === 'token.refused' && event.accessToken === context.session?.accessToken,
  },
  actions: {
    clearSession: assign({ session: null, isEndNear: false }),
    clearError: assign({ error: null }),
    forgetEnd: assign({ hasEnded: false }),
    end: assign({ hasEnded: true }),
    announceEnd: assign({ isEndNear: true }),
    adopt: assign(({ context, event }) =>
      received(context, event.type === 'session.adopted' ? event.session : context.session),
    ),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    session: input.session,
    receivedAt: null,
    error: null,
    isEndNear: false,
    hasEnded: false,
  }),
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
            guard: ({ event }) => isUsable(event.output),
            target: 'signedIn',
            actions: assign(({ context, event }) => received(context, event.output)),
          },
          { target: 'signedOut', actions: 'end' },
        ],
        onError: { target: 'signedOut', actions: 'end' },
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
        'error.dismiss': { actions: ['clearError', 'forgetEnd'] },
      },
    },

    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'signIn.submit') throw new Error(`cannot sign in on ${event.type}`);
          return { username: event.username, password: event.password };
        },
        onDone: {
          target: 'signedIn',
          actions: ['forgetEnd', assign(({ context, event }) => received(context, event.output))],
        },
        onError: { target: 'signedOut', actions: assign({ error: ({ event }) => event.error }) },
      },
    },

    signedIn: {
      initial: 'fresh',
      on: {
        'signOut.request': 'signingOut',
        'session.lost': { target: 'signedOut', actions: 'end' },
        'session.adopted': { guard: 'isAdoptedNewer', target: '.fresh', actions: 'adopt' },
      },
      states: {
        fresh: {
          always: { guard: 'isUnrenewable', target: 'unrenewable' },
          after: {
            untilRenewal: [
              { guard: 'isRenewalDue', target: 'renewing' },
              { target: 'fresh', reenter: true },
            ],
          },
          on: { 'token.refused': { guard: 'isCurrentToken', target: 'renewing' } },
        },
        renewing: {
          invoke: {
            src: 'renew',
            input: ({ context }) => context.session!,
            onDone: [
              {
                guard: ({ event }) => isUsable(event.output),
                target: 'fresh',
                actions: assign(({ context, event }) => received(context, event.output)),
              },
              { guard: 'isExpired', target: '#auth.signedOut', actions: 'end' },
              { target: 'waiting' },
            ],
            onError: { target: '#auth.signedOut', actions: 'end' },
          },
        },
        waiting: {
          after: { retryDelay: 'renewing' },
          on: { 'token.refused': { guard: 'isCurrentToken', target: 'renewing' } },
        },
        unrenewable: {
          after: {
            untilAnnouncement: [
              { guard: 'isEndNear', target: 'ending' },
              { target: 'unrenewable', reenter: true },
            ],
          },
          on: { 'token.refused': { guard: 'isCurrentToken', target: 'renewing' } },
        },
        ending: {
          entry: 'announceEnd',
          after: {
            untilEnd: [
              { guard: 'isExpired', target: '#auth.signedOut', actions: 'end' },
              { target: 'ending', reenter: true },
            ],
          },
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
