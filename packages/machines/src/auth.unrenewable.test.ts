import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { authMachine, type Credentials, type Session } from './auth.machine.ts';

const session = (seconds: number, refreshToken: string | null = null): Session => ({
  user: { userName: 'ana' },
  accessToken: 'access',
  refreshToken,
  expiresAt: Date.now() + seconds * 1000,
});
const renewable = (seconds: number) => session(seconds, 'refresh');

type Answer = (current: Session) => Promise<Session | null>;
const same: Answer = async (given) => given;

/** A tab that restores this session. */
function restore(initial: Session | null, answer = same, issued: Session[] = []) {
  const renew = vi.fn(answer);
  const machine = authMachine.provide({
    actors: {
      signIn: fromPromise<Session, Credentials>(async () => issued.pop() ?? session(900)),
      renew: fromPromise<Session | null, Session>(({ input }) => renew(input)),
      signOut: fromPromise<void, Session>(async () => undefined),
    },
  });
  const actor = createActor(machine, { input: { session: initial } }).start();
  return { actor, renew, now: () => actor.getSnapshot() };
}

/** A tab whose user has just signed in with this session. */
async function signIn(issued: Session, answer = same) {
  const tab = restore(null, answer, [issued]);
  tab.actor.send({ type: 'signIn.submit', username: 'ana', password: 'x' });
  await vi.advanceTimersByTimeAsync(0);
  return tab;
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const day = 86_400;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a session without refresh token', () => {
  test.each([1, -1])('is neither shorter nor longer when the clock is set by %i days', async (days) => {
    const { now } = await signIn(session(900));
    await pass(300);
    vi.setSystemTime(Date.now() + days * day * 1000);
    await pass(599);
    expect(now().matches('signedIn')).toBe(true);
    await pass(1);
    expect(now().matches('signedOut')).toBe(true);
  });

  test('lasts until its token expires and is never renewed', async () => {
    const { now, renew } = await signIn(session(900));
    await pass(899);
    expect(now().matches('signedIn')).toBe(true);
    await pass(1);
    expect(now()).toMatchObject({ value: 'signedOut', context: { session: null, hasEnded: true } });
    expect(renew).not.toHaveBeenCalled();
  });

  test.each([
    ['two minutes before its end', 900, 780],
    ['halfway, if it lasts 30 seconds', 30, 15],
    ['two minutes before its end, if it lasts 40 days', 40 * day, 40 * day - 120],
  ])('is announced %s', async (_, lifetime, time) => {
    const { now } = await signIn(session(lifetime));
    await pass(time - 1);
    expect(now().context.isEndNear).toBe(false);
    await pass(1);
    expect(now().context.isEndNear).toBe(true);
    await pass(lifetime - time);
    expect(now()).toMatchObject({ value: 'signedOut', context: { isEndNear: false } });
  });

  test('is announced at once if it was restored shortly before its end', async () => {
    const { now } = restore(session(100));
    await pass(0);
    expect(now().context.isEndNear).toBe(true);
  });

  test.each([
    ['refuses it', () => Promise.reject(new Error('401')), 'signedOut'],
    ['still accepts it', same, { signedIn: 'fresh' }],
  ] as [string, Answer, object][])(
    'is checked when the clock has passed its end, as after sleep, and follows a server that %s',
    async (_, answer, state) => {
      const { now, renew } = await signIn(session(3600), answer);
      // The steady clock may stop while the machine sleeps.
      vi.setSystemTime(Date.now() + 4_000_000);
      expect(renew).not.toHaveBeenCalled();
      await pass(61);
      expect(renew).toHaveBeenCalledTimes(1);
      expect(now().value).toEqual(state);
    },
  );

  test('stays announced while its refused token is checked', async () => {
    const announcements: boolean[] = [];
    const { actor, renew, now } = await signIn(session(900));
    await pass(800);
    actor.subscribe(({ context }) => announcements.push(context.isEndNear));
    actor.send({ type: 'token.refused', accessToken: 'access' });
    await pass(1);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(now().matches({ signedIn: 'fresh' })).toBe(true);
    expect(new Set(announcements)).toEqual(new Set([true]));
  });

  test('ends when its token is refused and the server confirms this', async () => {
    const { actor, now } = await signIn(session(900), () => Promise.reject(new Error('401')));
    actor.send({ type: 'token.refused', accessToken: 'access' });
    await pass(0);
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: true } });
  });

  test('ends when its token expires during such a check', async () => {
    const { actor, now } = await signIn(
      session(10),
      (given) => new Promise((done) => setTimeout(() => done(given), 20_000)),
    );
    actor.send({ type: 'token.refused', accessToken: 'access' });
    await pass(20);
    expect(now().value).toBe('signedOut');
  });
});

describe('a session without refresh token whose refusal cannot be checked', () => {
  test('ends soon after its token has expired', async () => {
    const { actor, now } = await signIn(session(12), async () => null);
    actor.send({ type: 'token.refused', accessToken: 'access' });
    await pass(11);
    expect(now().matches({ signedIn: 'waiting' })).toBe(true);
    await pass(10);
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: true } });
  });
});

describe('a session without a known end', () => {
  test.each([null, 'refresh'])('lasts until its token is refused, with the refresh token %s', async (refreshToken) => {
    const changes: unknown[] = [];
    const { actor, now, renew } = await signIn(session(NaN, refreshToken), () => Promise.reject(new Error('401')));
    actor.subscribe(({ value }) => changes.push(value));
    await pass(600);
    expect(changes).toHaveLength(10);
    expect(now()).toMatchObject({ value: { signedIn: 'fresh' }, context: { isEndNear: false } });
    expect(renew).not.toHaveBeenCalled();
    actor.send({ type: 'token.refused', accessToken: 'access' });
    await pass(0);
    expect(now().value).toBe('signedOut');
  });

  test('is accepted as a renewed one', async () => {
    const { now } = restore(renewable(-1), async () => renewable(NaN));
    await pass(0);
    expect(now().matches('signedIn')).toBe(true);
  });
});

describe('a session whose renewal the server refuses', () => {
  const withoutRenewal = async (given: Session) => ({ ...given, refreshToken: null });

  test('lasts until its token expires, is announced, and is asked for once', async () => {
    const { now, renew } = await signIn(renewable(900), withoutRenewal);
    await pass(841);
    expect(now()).toMatchObject({ value: { signedIn: 'fresh' }, context: { isEndNear: true } });
    await pass(58);
    expect(now().matches('signedIn')).toBe(true);
    await pass(1);
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: true } });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('is over if it was restored after it had expired', async () => {
    const { now } = restore(renewable(-1), withoutRenewal);
    await pass(0);
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: true } });
  });
});

describe('a renewed session', () => {
  test.each([
    ['30 seconds', 30, 40],
    ['a second', 1, 120],
    ['15 minutes', 900, 0],
    ['40 days', 40 * day, 0],
  ])('is renewed without haste if its tokens last %s', async (_, lifetime, times) => {
    const { now, renew } = await signIn(renewable(lifetime), async () => renewable(lifetime));
    await pass(600);
    expect(now().matches('signedIn')).toBe(true);
    expect(renew).toHaveBeenCalledTimes(times);
  });

  test('is renewed without haste if the server only repeats its tokens', async () => {
    const { renew } = await signIn(renewable(900), same);
    await pass(899);
    expect(renew.mock.calls.length).toBeLessThan(10);
  });

  test('is renewed once more after it was restored', async () => {
    const { renew } = restore(renewable(30), async () => renewable(30));
    await pass(1);
    expect(renew).toHaveBeenCalledTimes(1);
    await pass(13);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('is renewed halfway if its tokens last 30 seconds', async () => {
    const { renew } = await signIn(renewable(30), async () => renewable(30));
    await pass(14);
    expect(renew).not.toHaveBeenCalled();
    await pass(1);
    expect(renew).toHaveBeenCalledTimes(1);
    await pass(15);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  test('of 40 days is renewed a minute before its end', async () => {
    const { renew } = await signIn(renewable(40 * day), async () => renewable(40 * day));
    await pass(40 * day - 61);
    expect(renew).not.toHaveBeenCalled();
    await pass(1);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('is not announced any more', async () => {
    const { actor, now } = await signIn(session(100));
    await pass(60);
    expect(now().context.isEndNear).toBe(true);
    actor.send({ type: 'session.adopted', session: renewable(900) });
    expect(now().context.isEndNear).toBe(false);
  });
});

describe('the end of a session', () => {
  const ended = async () => {
    const tab = await signIn(session(1));
    await pass(1);
    expect(tab.now().context.hasEnded).toBe(true);
    return tab;
  };

  test('is no longer mentioned when the user signs in again', async () => {
    const { actor, now } = await ended();
    actor.send({ type: 'signIn.submit', username: 'ana', password: 'x' });
    expect(now()).toMatchObject({ value: 'signingIn', context: { hasEnded: false } });
    await pass(0);
    expect(now()).toMatchObject({ value: { signedIn: 'fresh' }, context: { hasEnded: false } });
  });

  test('is no longer mentioned after it was dismissed', async () => {
    const { actor, now } = await ended();
    actor.send({ type: 'error.dismiss' });
    expect(now().context.hasEnded).toBe(false);
  });

  test('is not mentioned after signing out', async () => {
    const { actor, now } = await signIn(session(900));
    actor.send({ type: 'signOut.request' });
    await pass(0);
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: false } });
  });

  test.each([
    ['in another tab', { type: 'session.lost' } as const],
    ['because its token was refused', { type: 'token.refused', accessToken: 'access' } as const],
  ])('is mentioned if it came %s', async (_, event) => {
    const { actor, now } = await signIn(renewable(900), () => Promise.reject(new Error('refused')));
    actor.send(event);
    await pass(0);
    expect(now().context.hasEnded).toBe(true);
  });
});
