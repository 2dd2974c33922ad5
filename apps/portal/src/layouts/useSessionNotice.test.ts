// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { authMachine, type Credentials, type Session } from '@zrak/machines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PortalRouter } from '../app/router.tsx';
import { renderHookInApp } from '../testing/renderHookInApp.tsx';
import { useSessionNotice } from './useSessionNotice.ts';

const session = (seconds: number): Session => ({
  user: { id: 'ana' },
  accessToken: 'access',
  refreshToken: null,
  expiresAt: Date.now() + seconds * 1000,
});

/** A router at an address. */
function routerAt(pathname: string) {
  const listeners = new Set<() => void>();
  const idle = { location: { pathname, search: '?a=1' }, navigation: { state: 'idle' }, revalidation: 'idle' };
  const router = {
    state: idle,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    router: router as unknown as PortalRouter,
    become: (changes: object) =>
      act(() => {
        router.state = { ...idle, ...changes };
        for (const listener of listeners) listener();
      }),
  };
}

/** A tab whose session lasts for these seconds, at an address. */
function open(seconds: number, pathname = '/SI/locations/map') {
  const auth = createActor(
    authMachine.provide({ actors: { signIn: fromPromise<Session, Credentials>(async () => session(900)) } }),
    { input: { session: session(seconds) } },
  ).start();
  const { router, become } = routerAt(pathname);
  const { result } = renderHookInApp(() => useSessionNotice(router), { auth });
  return { auth, become, notice: () => result.current };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000 + 1));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a session that ends soon', () => {
  it('is announced with the time of its end, until it ends', async () => {
    const expiresAt = Date.now() + 600_000;
    const { notice } = open(600);
    await pass(479);
    expect(notice()).toBeNull();
    await pass(1);
    expect(notice()).toMatchObject({ kind: 'ends', expiresAt });
    await pass(120);
    expect(notice()).toMatchObject({ kind: 'ended' });
  });

  it('is not announced again after it was dismissed', async () => {
    const { auth, notice } = open(60);
    await pass(0);
    act(() => notice()!.dismiss());
    expect(notice()).toBeNull();
    await pass(10);
    expect(notice()).toBeNull();
    // Another session is announced again.
    act(() => auth.send({ type: 'session.adopted', session: session(90) }));
    await pass(50);
    expect(notice()?.kind).toBe('ends');
  });
});

describe('a session that has ended', () => {
  it('is stated on a screen that stays open, with the way back to it, until it is dismissed', async () => {
    const { notice } = open(1);
    await pass(1);
    expect(notice()).toMatchObject({ kind: 'ended', origin: '/SI/locations/map?a=1' });
    act(() => notice()!.dismiss());
    expect(notice()).toBeNull();
  });

  it('is not stated on the login screen, nor on the way to it', async () => {
    const { notice, become } = open(1);
    become({ revalidation: 'loading' });
    await pass(1);
    expect(notice()).toBeNull();
    become({ navigation: { state: 'loading' } });
    expect(notice()).toBeNull();
    become({ location: { pathname: '/auth/login', search: '' } });
    expect(notice()).toBeNull();
  });

  it('is not stated while the user signs in again', async () => {
    const { auth, notice } = open(1);
    await pass(1);
    act(() => auth.send({ type: 'signIn.submit', username: 'ana', password: 'x' }));
    expect(notice()).toBeNull();
    await pass(0);
    expect(notice()).toBeNull();
  });
});
