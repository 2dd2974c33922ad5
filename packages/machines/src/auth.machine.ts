import { assign, fromPromise, setup } from 'xstate';
import { steadyNow } from './steadyNow.ts';

/** Session of a signed-in tab. The user comes from the claims of the access token and is for display only. */
export interface Session<User = unknown> {
  user: User;
  accessToken: string;
  /** Null if the server does not renew the session, which then lasts until `expiresAt`. */
  refreshToken: string | null;
  /** Epoch milliseconds at which the access token expires, by `steadyNow`; NaN if only the server can tell. */
  expiresAt: number;
}

export interface Credentials {
  username: string;
  password: string;
}

export interface AuthContext {
  session: Session | null;
  /** Epoch milliseconds at which the session was received, which tells how long its token lasts; 0 for a restored one. */
  receivedAt: number;
  /** The thrown reason why the last attempt to sign in failed. */
  error: unknown;
  /** The thrown reason why the server could not end the last session, which has ended here. */
  signOutError: unknown;
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
  /** The browser is connected again. */
  | { type: 'network.restored' }
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
/** A margin of at most half the lifetime: tokens may last 30 seconds. */
const margin = (longest: number, args: Args) => Math.min(longest, (expiry(args) - args.context.receivedAt) / 2);

const renewalTime = (args: Args) =>
  Math.max(expiry(args) - margin(renewalMarginMs, args), args.context.receivedAt + shortestUseMs);
const announcementTime = (args: Args) => expiry(args) - margin(announcementMs, args);

const until = (time: (args: Args) => number) => (args: Args) => {
  const left = time(args) - steadyNow();
  // NaN compares as false: a timer of NaN would fire at once.
  return left < longestTimerMs ? Math.max(0, left) : longestTimerMs;
};
const isPast = (time: (args: Args) => number) => (args: Args) => time(args) <= steadyNow();
const isExpired = isPast(expiry);
/** The clock was set, or the steady clock stopped while the machine slept: only the server can tell. */
const isDoubtful = (args: Args) => !isExpired(args) && expiry(args) <= Date.now();
const isRenewable = ({ context }: Args) => context.session?.refreshToken !== null;
const isEndNear = (args: Args) => !isRenewable(args) && isPast(announcementTime)(args);
/** The time at which something happens to a session: its renewal, or the announcement of its end and then its end. */
const nextTime = (args: Args) => (isRenewable(args) ? renewalTime : isEndNear(args) ? expiry : announcementTime)(args);

/** Result of a renewal: null if the server could not be reached. */
type Renewal = Args & { event: { output: Session | null } };
const isRenewed = ({ event: { output } }: Renewal) => output !== null && !(output.expiresAt <= steadyNow());
/** Without a refresh token there is nothing to wait for once the session has expired. */
const canWait = (args: Renewal) => args.event.output === null && (isRenewable(args) || !isExpired(args));

/** A session that the server does not renew stays the same, without its refresh token. Any other is a new one. */
function received({ session, receivedAt }: AuthContext, next: Session | null): Partial<AuthContext> {
  const isSame = next?.refreshToken === null && next.accessToken === session?.accessToken;
  return { session: next, receivedAt: isSame ? receivedAt : steadyNow(), isEndNear: false };
}

/**
 * Signing in, staying signed in, signing out. A restored session that has expired is renewed before the user counts as
 * signed in. A token is renewed in the background before it expires; a lost network does not sign the user out. Signing out ends the session at once; the server ends it in the background. A session that the server does not renew lasts until its token expires; its end is announced.
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
    untilNextTime: until(nextTime),
    retryDelay,
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isExpired,
    isRenewalDue: (args) => (isRenewable(args) ? isPast(renewalTime)(args) : isDoubtful(args)),
    hasExpired: ({ context }) => context.session !== null && isExpired({ context }),
    isAdoptedNewer: ({ context, event }) =>
      event.type === 'session.adopted' && event.session.expiresAt > (context.session?.expiresAt ?? Infinity),
    isCurrentToken: ({ context, event }) =>
      event.type === 'token.refused' && event.accessToken === context.session?.accessToken,
  },
  actions: {
    clearSession: assign({ session: null, isEndNear: false }),
    clearError: assign({ error: null, signOutError: null, hasEnded: false }),
    end: assign({ hasEnded: true }),
    announceEnd: assign({ isEndNear }),
    adopt: assign(({ context, event }) =>
      received(context, event.type === 'session.adopted' ? event.session : context.session),
    ),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    session: input.session,
    receivedAt: 0,
    error: null,
    signOutError: null,
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
            guard: isRenewed,
            target: 'signedIn',
            actions: assign(({ context, event }) => received(context, event.output)),
          },
          { target: 'ended' },
        ],
        onError: 'ended',
      },
      on: {
        'signOut.request': 'signingOut',
        'session.adopted': { guard: 'isAdoptedNewer', target: 'signedIn', actions: 'adopt' },
      },
    },

    /** The session ended by itself. */
    ended: { entry: 'end', always: 'signedOut' },

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
        onDone: {
          target: 'signedIn',
          actions: assign(({ context, event }) => received(context, event.output)),
        },
        onError: { target: 'signedOut', actions: assign({ error: ({ event }) => event.error }) },
      },
    },

    signedIn: {
      initial: 'fresh',
      on: {
        'signOut.request': 'signingOut',
        'session.lost': 'ended',
        'session.adopted': { guard: 'isAdoptedNewer', target: '.fresh', actions: 'adopt' },
        'token.refused': { guard: 'isCurrentToken', target: '.renewing' },
      },
      states: {
        fresh: {
          entry: 'announceEnd',
          after: {
            untilNextTime: [
              { guard: 'isRenewalDue', target: 'renewing' },
              { guard: 'isExpired', target: '#auth.ended' },
              { target: 'fresh', reenter: true },
            ],
          },
        },
        renewing: {
          // Refusals that arrive now wait for the result.
          on: { 'token.refused': {} },
          invoke: {
            src: 'renew',
            input: ({ context }) => context.session!,
            onDone: [
              {
                guard: isRenewed,
                target: 'fresh',
                actions: assign(({ context, event }) => received(context, event.output)),
              },
              // A computer that wakes up has no connection at first. Only the server can tell that the session has ended.
              { guard: canWait, target: 'waiting' },
              { target: '#auth.ended' },
            ],
            onError: '#auth.ended',
          },
        },
        waiting: {
          after: { retryDelay: 'renewing' },
          on: { 'network.restored': 'renewing' },
        },
      },
    },

    /** The session has ended; the server is asked to end it, too. A user who signs in does not wait for the answer. */
    signingOut: {
      invoke: {
        src: 'signOut',
        input: ({ context }) => context.session!,
        onDone: 'signedOut',
        onError: { target: 'signedOut', actions: assign({ signOutError: ({ event }) => event.error }) },
      },
      on: {
        'signIn.submit': { target: 'signingIn', actions: 'clearError' },
        // The user has left the screen that reports a failure: it would be shown much later.
        'error.dismiss': { target: 'signedOut', actions: 'clearError' },
      },
      initial: 'cleared',
      // A state inside is entered after the input of `signOut` is read.
      states: { cleared: { entry: 'clearSession' } },
    },
  },
});
