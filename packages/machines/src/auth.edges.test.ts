import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { authMachine, type Credentials, type Session } from './auth.machine.ts';

const session = (name: string, seconds = 600): Session => ({
  user: { userName: name },
  accessToken: `${name}-access`,
  refreshToken: `${name}-refresh`,
  expiresAt: Date.now() + seconds * 1000,
});

const never = <T>() => new Promise<T>(() => undefined);

function start(initial: Session | null) {
  const signIn = vi.fn((_: Credentials) => never<Session>());
  const renew = vi.fn((_: Session) => never<Session | null>());
  const signOut = vi.fn((_: Session) => never<void>());
  const machine = authMachine.provide({
    actors: {
      signIn: fromPromise<Session, Credentials>(({ input }) => signIn(input)),
      renew: fromPromise<Session | null, Session>(({ input }) => renew(input)),
      signOut: fromPromise<void, Session>(({ input }) => signOut(input)),
    },
  });
  const actor = createActor(machine, { input: { session: initial } }).start();
  return { actor, signIn, renew, signOut };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('actors that were not provided', () => {
  test('fail with an error when signing in or out', async () => {
    const actor = createActor(authMachine, { input: { session: null } }).start();
    actor.send({ type: 'signIn.submit', username: 'ana', password: 'x' });
    const { context } = await waitFor(actor, (state) => state.matches('signedOut'));
    expect(context.error).toEqual(new Error('signIn was not provided'));
    const leaving = createActor(authMachine, { input: { session: session('ana') } }).start();
    leaving.send({ type: 'signOut.request' });
    const left = await waitFor(leaving, (state) => state.matches('signedOut'));
    expect(left.context.signOutError).toEqual(new Error('signOut was not provided'));
  });

  test('end a session that has expired', async () => {
    const actor = createActor(authMachine, { input: { session: session('ana', -1) } }).start();
    await waitFor(actor, (state) => !state.matches('resuming'));
    expect(actor.getSnapshot().value).toBe('signedOut');
  });
});

describe('the input of an actor', () => {
  test('for signing in: the credentials and nothing else', () => {
    const { actor, signIn } = start(null);
    actor.send({ type: 'signIn.submit', username: 'ana', password: 'x' });
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'ana', password: 'x' });
  });

  test('for renewing, at a restored expired session and before the end: the session', async () => {
    const expired = session('old', -1);
    expect(start(expired).renew).toHaveBeenCalledExactlyOnceWith(expired);
    const valid = session('old', 61);
    const { renew } = start(valid);
    await vi.advanceTimersByTimeAsync(1000);
    expect(renew).toHaveBeenCalledExactlyOnceWith(valid);
  });

  test('for signing out: the session', () => {
    const own = session('ana');
    const { actor, signOut } = start(own);
    actor.send({ type: 'signOut.request' });
    expect(signOut).toHaveBeenCalledExactlyOnceWith(own);
  });
});

describe('while the server does not answer a user who signs out', () => {
  function leaving(initial: Session) {
    const portal = start(initial);
    portal.actor.send({ type: 'signOut.request' });
    return portal;
  }

  test('the session has ended', () => {
    for (const seconds of [600, -1]) {
      expect(leaving(session('ana', seconds)).actor.getSnapshot().context.session).toBeNull();
    }
  });

  test('it does not come back from another tab', () => {
    const { actor } = leaving(session('ana'));
    actor.send({ type: 'session.adopted', session: session('newer', 900) });
    expect(actor.getSnapshot().context.session).toBeNull();
  });

  test('a user can sign in, and the late failure is not theirs', async () => {
    const { actor, signIn, signOut } = start(session('ana'));
    let fail!: (reason: Error) => void;
    signOut.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    actor.send({ type: 'signOut.request' });
    signIn.mockResolvedValueOnce(session('bor'));
    actor.send({ type: 'signIn.submit', username: 'bor', password: 'x' });
    await waitFor(actor, (state) => state.matches('signedIn'));
    fail(new Error('Network error'));
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot()).toMatchObject({
      value: { signedIn: 'fresh' },
      context: { session: { accessToken: 'bor-access' }, signOutError: null },
    });
  });

  test('a failure is not kept for a later login once the user has left the screen that reports it', async () => {
    const { actor, signOut } = start(session('ana'));
    let fail!: (reason: Error) => void;
    signOut.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    actor.send({ type: 'signOut.request' });
    actor.send({ type: 'error.dismiss' });
    fail(new Error('Network error'));
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: null, signOutError: null } });
  });
});

describe('a session', () => {
  test('is expired at the very moment it ends', () => {
    expect(start(session('old', 0)).actor.getSnapshot().value).toBe('resuming');
    expect(start(session('old', 0.001)).actor.getSnapshot().matches('signedIn')).toBe(true);
  });

  test('that ends within the minute is renewed at once', async () => {
    const { renew } = start(session('old', 59));
    await vi.advanceTimersByTimeAsync(0);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('that was ended elsewhere is cleared', () => {
    const { actor } = start(session('ana'));
    actor.send({ type: 'session.lost' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: null } });
  });

  test('of another tab is adopted only if it ends later', () => {
    const own = session('own', 600);
    const { actor } = start(own);
    actor.send({ type: 'session.adopted', session: { ...session('same'), expiresAt: own.expiresAt } });
    expect(actor.getSnapshot().context.session).toBe(own);
    const newer = { ...session('newer'), expiresAt: own.expiresAt + 1 };
    actor.send({ type: 'session.adopted', session: newer });
    expect(actor.getSnapshot().context.session).toBe(newer);
  });

  test('of another tab does not sign in a signed-out user', () => {
    const { actor } = start(null);
    actor.send({ type: 'session.adopted', session: session('newer') });
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: null } });
  });
});

describe('while an expired session is renewed', () => {
  test('signing out is possible', () => {
    const { actor } = start(session('old', -1));
    actor.send({ type: 'signOut.request' });
    expect(actor.getSnapshot().matches('signingOut')).toBe(true);
  });

  test('a newer session of another tab is adopted', () => {
    const { actor } = start(session('old', -1));
    actor.send({ type: 'session.adopted', session: session('older', -2) });
    expect(actor.getSnapshot().value).toBe('resuming');
    actor.send({ type: 'session.adopted', session: session('new') });
    expect(actor.getSnapshot()).toMatchObject({
      value: { signedIn: 'fresh' },
      context: { session: { accessToken: 'new-access' } },
    });
  });
});

describe('an error', () => {
  test('is cleared when the next attempt begins', async () => {
    const { actor, signIn } = start(null);
    signIn.mockRejectedValueOnce(new Error('Invalid credentials'));
    actor.send({ type: 'signIn.submit', username: 'ana', password: 'x' });
    await waitFor(actor, (state) => state.matches('signedOut'));
    actor.send({ type: 'signIn.submit', username: 'ana', password: 'y' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'signingIn', context: { error: null } });
  });
});

describe('while the network is down', () => {
  async function waiting() {
    const portal = start(session('old', 90));
    portal.renew.mockResolvedValueOnce(null);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(portal.actor.getSnapshot().value).toEqual({ signedIn: 'waiting' });
    expect(portal.renew).toHaveBeenCalledTimes(1);
    return portal;
  }

  test('renewing is tried again after ten seconds', async () => {
    const { renew } = await waiting();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(renew).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  test('renewing is tried at once when a call was refused with its token', async () => {
    const { actor, renew } = await waiting();
    actor.send({ type: 'token.refused', accessToken: 'other-access' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'waiting' });
    actor.send({ type: 'token.refused', accessToken: 'old-access' });
    expect(renew).toHaveBeenCalledTimes(2);
  });
});
