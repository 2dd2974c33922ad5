import { createActor, fromPromise, waitFor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authMachine, type Credentials, type Session } from './auth.machine.ts';

const session = (name: string, seconds = 600): Session => ({
  user: { userName: name },
  accessToken: `${name}-access`,
  refreshToken: `${name}-refresh`,
  expiresAt: Date.now() + seconds * 1000,
});

interface Fakes {
  signIn?: (credentials: Credentials) => Promise<Session>;
  renew?: (current: Session) => Promise<Session | null>;
  signOut?: () => Promise<void>;
}

function start(fakes: Fakes, initial: Session | null = null) {
  const machine = authMachine.provide({
    actors: {
      signIn: fromPromise<Session, Credentials>(({ input }) => (fakes.signIn ?? (() => Promise.reject()))(input)),
      renew: fromPromise<Session | null, Session>(({ input }) => (fakes.renew ?? (() => Promise.reject()))(input)),
      signOut: fromPromise<void, Session>(() => (fakes.signOut ?? (() => Promise.resolve()))()),
    },
  });
  return createActor(machine, { input: { session: initial } }).start();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('auth', () => {
  test('signs in with the right password', async () => {
    const actor = start({ signIn: async ({ username }) => session(username) });
    actor.send({ type: 'signIn.submit', username: 'ana', password: 'x' });
    expect(actor.getSnapshot().value).toBe('signingIn');
    const { context } = await waitFor(actor, (state) => state.matches('signedIn'));
    expect(context.session?.accessToken).toBe('ana-access');
  });

  test('does not send a second submit while one is under way', async () => {
    const signIn = vi.fn(async () => session('ana'));
    const actor = start({ signIn });
    actor.send({ type: 'signIn.submit', username: 'ana', password: 'x' });
    actor.send({ type: 'signIn.submit', username: 'ana', password: 'x' });
    await waitFor(actor, (state) => state.matches('signedIn'));
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  test('keeps the error of a wrong password until it is dismissed', async () => {
    const actor = start({ signIn: () => Promise.reject(new Error('Invalid credentials')) });
    actor.send({ type: 'signIn.submit', username: 'ana', password: 'x' });
    const refused = await waitFor(actor, (state) => state.matches('signedOut'));
    expect(refused.context).toMatchObject({ session: null, error: { message: 'Invalid credentials' } });
    actor.send({ type: 'error.dismiss' });
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  test('renews a token a minute before its expiry', async () => {
    const renew = vi.fn(async () => session('new'));
    const actor = start({ renew }, session('old', 600));
    await vi.advanceTimersByTimeAsync(539_000);
    expect(renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(actor.getSnapshot().context.session?.accessToken).toBe('new-access');
  });

  test('keeps the session during a lost network, also when the token expires, until the server refuses it', async () => {
    const renew = vi.fn<() => Promise<Session | null>>(async () => null);
    const actor = start({ renew }, session('old', 90));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'waiting' });
    renew.mockRejectedValueOnce(new Error('invalid_grant'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: null, hasEnded: true } });
  });

  test('renews at once when the network is back, also after a night without it', async () => {
    const renew = vi.fn<() => Promise<Session | null>>(async () => null);
    const actor = start({ renew }, session('old', 90));
    // The timers stop while the machine sleeps.
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'waiting' });
    renew.mockResolvedValueOnce(session('new'));
    actor.send({ type: 'network.restored' });
    await waitFor(actor, (state) => state.matches({ signedIn: 'fresh' }));
    expect(actor.getSnapshot().context.session?.accessToken).toBe('new-access');
  });

  test('ends a session that cannot be renewed', async () => {
    const actor = start({ renew: () => Promise.reject(new Error('invalid_grant')) }, session('old', 90));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: null } });
  });

  test('renews a refused token once, and ignores a late refusal of an old one', async () => {
    const renew = vi.fn(async () => session('new'));
    const actor = start({ renew }, session('old'));
    actor.send({ type: 'token.refused', accessToken: 'old-access' });
    actor.send({ type: 'token.refused', accessToken: 'old-access' });
    await waitFor(actor, (state) => state.matches({ signedIn: 'fresh' }));
    actor.send({ type: 'token.refused', accessToken: 'old-access' });
    expect(actor.getSnapshot().matches({ signedIn: 'fresh' })).toBe(true);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('renews a restored expired session before the user counts as signed in', async () => {
    const actor = start({ renew: async () => session('new') }, session('old', -60));
    expect(actor.getSnapshot().value).toBe('resuming');
    const { context } = await waitFor(actor, (state) => state.matches('signedIn'));
    expect(context.session?.accessToken).toBe('new-access');
  });

  test.each([
    ['was refused', () => Promise.reject(new Error('invalid_grant'))],
    ['could not be requested', async () => null],
  ])('ends a restored expired session when a new token %s', async (_, renew) => {
    const actor = start({ renew }, session('old', -60));
    const { context } = await waitFor(actor, (state) => state.matches('signedOut'));
    expect(context.session).toBeNull();
  });

  test('adopts a session that another tab has renewed, also during a renewal', async () => {
    const renew = vi.fn(() => new Promise<Session>(() => undefined));
    const actor = start({ renew }, session('old', 90));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(actor.getSnapshot().matches({ signedIn: 'renewing' })).toBe(true);
    actor.send({ type: 'session.adopted', session: session('new') });
    expect(actor.getSnapshot()).toMatchObject({ value: { signedIn: 'fresh' } });
    expect(actor.getSnapshot().context.session?.accessToken).toBe('new-access');
    actor.send({ type: 'session.adopted', session: session('late', 10) });
    expect(actor.getSnapshot().context.session?.accessToken).toBe('new-access');
  });

  test.each([
    ['answers', () => Promise.resolve(), null],
    ['does not', () => Promise.reject(new Error('Network error')), { message: 'Network error' }],
  ])('clears the session when signing out, with and without a response: it %s', async (_, signOut, error) => {
    const actor = start({ signOut }, session('ana'));
    actor.send({ type: 'signOut.request' });
    const { context } = await waitFor(actor, (state) => state.matches('signedOut'));
    expect(context.session).toBeNull();
    expect(context.error).toBeNull();
    if (error) expect(context.signOutError).toMatchObject(error);
    else expect(context.signOutError).toBeNull();
  });
});
