// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePreferences } from '../session/preferencesContext.ts';
import { renderHookInApp } from '../testing/renderHookInApp.tsx';
import { registerServiceWorker } from './serviceWorker.ts';
import { useServices, useUser } from './servicesHooks.ts';

afterEach(cleanup);

describe('outside the app', () => {
  it.each([
    [useServices, 'useServices outside the app'],
    [usePreferences, 'usePreferences outside the app'],
  ])('%o fails with its name', (hook, message) => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => renderHookInApp<unknown>(hook)).toThrow(message);
    quiet.mockRestore();
  });
});

it('useUser follows the session, until the component is removed', () => {
  const listeners = new Set<() => void>();
  const snapshotOf = (id: string | null, state = 'signedIn') => ({
    matches: (name: string) => name === state,
    context: { session: id === null ? null : { user: { id } } },
  });
  let snapshot = snapshotOf(null);
  const auth = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  const { result, unmount } = renderHookInApp(useUser, { auth } as never);
  const become = (next: typeof snapshot) =>
    act(() => {
      snapshot = next;
      for (const listener of listeners) listener();
    });
  expect(result.current).toBeNull();
  become(snapshotOf('ana'));
  expect(result.current).toEqual({ id: 'ana' });
  // Not yet confirmed by the server.
  become(snapshotOf('bor', 'resuming'));
  expect(result.current).toBeNull();
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});

describe('registerServiceWorker', () => {
  const register = vi.fn();
  const withWorkers = () => vi.stubGlobal('navigator', { serviceWorker: { register } });
  afterEach(() => {
    vi.unstubAllGlobals();
    register.mockReset();
  });

  it('does nothing in a browser without service workers', () => {
    vi.stubGlobal('navigator', {});
    expect(registerServiceWorker).not.toThrow();
  });

  it('registers the script, and tolerates a refusal', async () => {
    withWorkers();
    register.mockRejectedValue(new Error('insecure'));
    expect(registerServiceWorker).not.toThrow();
    await Promise.resolve();
    expect(register).toHaveBeenCalledExactlyOnceWith('/serviceWorker.js');
  });

  it('passes a trusted URL where the browser demands one', () => {
    withWorkers();
    register.mockResolvedValue(undefined);
    const createPolicy = vi.fn((name: string, rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => `${name}: ${rules.createScriptURL(url)}`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    registerServiceWorker();
    expect(register).toHaveBeenCalledExactlyOnceWith('serviceWorker: /serviceWorker.js');
    // The policy accepts no other URL.
    expect(createPolicy.mock.calls[0]![1].createScriptURL('https://elsewhere.test/x.js')).toBe('/serviceWorker.js');
  });
});
