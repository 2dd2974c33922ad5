import type { Client } from '@zrak/api-client';
import { RouterContextProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { servicesContext } from '../../app/contexts.ts';
import type { Services } from '../../app/services.ts';
import { lastClientCode } from '../../session/preferences.ts';
import type { CurrentUser } from '../../session/session.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';

vi.mock('../../layouts/RootLayout.tsx', () => ({ LoadingScreen: () => null }));

const tokyo = { id: 'jp', code: '東京', isPublic: false } as Client;
const noClient = { clientId: null, clientCode: null, roles: [] };

interface Opening {
  user?: Partial<CurrentUser> | null;
  /** The user after the token was renewed. */
  renewed?: Partial<CurrentUser>;
  clients?: () => Promise<Client[]>;
}

async function open({ user = null, renewed, clients = async () => [tokyo] }: Opening) {
  const { loader } = await import('./HomeRoute.tsx');
  const context = new RouterContextProvider();
  const listed = vi.fn(clients);
  const known = user && { ...noClient, ...user };
  const renewUser = vi.fn(async () => (renewed ? { ...noClient, ...renewed } : known));
  context.set(servicesContext, { user: () => known, renewUser, clients: listed } as unknown as Services);
  const response = await loader({ context } as never);
  return { target: response.headers.get('location'), clients: listed, renewUser };
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const map = '/%E6%9D%B1%E4%BA%AC/locations/map';

test('a user whose client is named by its id goes to the map of this client', async () => {
  const { target, renewUser } = await open({ user: { clientId: 'jp' } });
  expect(target).toBe(map);
  expect(renewUser).not.toHaveBeenCalled();
  expect(lastClientCode.get()).toBe('東京');
});

test('a code needs no list of clients', async () => {
  const { target, clients } = await open({ user: { clientId: 'jp', clientCode: '東京' } });
  expect(target).toBe(map);
  expect(clients).not.toHaveBeenCalled();
});

test('a client that was given after the login is in the renewed token', async () => {
  expect((await open({ user: {}, renewed: { clientId: 'jp' } })).target).toBe(map);
  expect((await open({ user: { clientId: 'old' }, renewed: { clientCode: '東京' } })).target).toBe(map);
});

test.each([[{}], [{ clientId: 'unknown' }]])('%j has no client', async (user) => {
  expect((await open({ user })).target).toBe('/clientNotFound');
});

test('an administrator goes to the clients', async () => {
  const { target, renewUser } = await open({ user: { roles: ['administrator'] } });
  expect(target).toBe('/clients');
  expect(renewUser).not.toHaveBeenCalled();
});

test('the clients are shown when they cannot be loaded', async () => {
  const clients = () => Promise.reject(new Error('500'));
  expect((await open({ user: { clientId: 'jp' }, clients })).target).toBe('/clients');
});

test('a visitor returns to the last client if it is still there', async () => {
  lastClientCode.set('東京');
  expect((await open({})).target).toBe(map);
  lastClientCode.set('OLD');
  expect((await open({})).target).toBe('/clients');
  expect(lastClientCode.get()).toBeNull();
});
