import type { Client, Role } from '@zrak/api-client';
import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { clientContext, servicesContext } from './contexts.ts';
import { guard } from './guard.ts';
import type { Services } from './services.ts';

const open = { id: 'cli_1', code: 'OPEN', isPublic: true } as Client;
const shut = { id: 'cli_2', code: 'SHUT', isPublic: false } as Client;

interface Visit {
  /** Null for a visitor. */
  roles?: readonly Role[] | null;
  /** Path and query. */
  address?: string;
  clientCode?: string;
  required?: readonly Role[] | null;
  /** The user after the token was renewed. */
  renewed?: { roles: readonly Role[]; clientId?: string; clientCode?: string };
  /** Of the user's record. */
  clientId?: string;
}

/** Target of the guard's redirect; null lets the navigation proceed. */
async function visit({ roles = null, address = '/myAccount', clientId, clientCode, required, renewed }: Visit) {
  const clients = vi.fn(async () => [open, shut]);
  const context = new RouterContextProvider();
  const user = roles && { roles, ...(clientId !== undefined && { clientId }) };
  const renewUser = vi.fn(async () => renewed ?? user);
  context.set(servicesContext, { user: () => user, renewUser, clients } as unknown as Services);
  const args = {
    context,
    params: clientCode === undefined ? {} : { clientCode },
    request: new Request(new URL(address, 'https://portal.test')),
  };
  const next = vi.fn(async () => new Response());
  const middleware = required === undefined ? guard() : guard(required);
  const thrown: unknown = await Promise.resolve(middleware(args as never, next)).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (thrown !== null && !(thrown instanceof Response)) throw thrown;
  return { target: thrown?.headers.get('location') ?? null, context, clients, next, renewUser };
}
const targetOf = async (given: Visit) => (await visit(given)).target;

describe('a visitor', () => {
  test('signs in first, and returns to the whole address', async () => {
    expect(await targetOf({ address: '/myAccount?tab=alerts' })).toBe('/auth/login?origin=%2FmyAccount%3Ftab%3Dalerts');
  });

  test('signs in without a return address on the start screens', async () => {
    expect(await targetOf({ address: '/clients' })).toBe('/auth/login');
  });

  test('sees a public client', async () => {
    expect(await targetOf({ clientCode: 'OPEN' })).toBeNull();
  });

  test('signs in before learning whether a private client exists', async () => {
    const origin = '/auth/login?origin=%2Fx';
    expect(await targetOf({ clientCode: 'SHUT', address: '/x' })).toBe(origin);
    expect(await targetOf({ clientCode: 'NONE', address: '/x' })).toBe(origin);
  });

  test('has no role, so screens that need a role are closed even at a public client', async () => {
    expect(await targetOf({ clientCode: 'OPEN', required: ['administrator'] })).toBe('/');
  });
});

describe('a user', () => {
  test('may open a screen that needs no role', async () => {
    expect(await targetOf({ roles: [] })).toBeNull();
    expect(await targetOf({ roles: ['ClientUser'], required: null })).toBeNull();
  });

  test('may open what one of their roles opens', async () => {
    const required: Role[] = ['administrator', 'PortalKeyUser'];
    expect(await targetOf({ roles: ['ClientUser', 'PortalKeyUser'], required })).toBeNull();
    expect(await targetOf({ roles: ['ClientUser'], required })).toBe('/');
  });

  test('sees an error page when a client does not exist', async () => {
    expect(await targetOf({ roles: [], clientCode: 'NONE' })).toBe('/clientNotFound');
    expect(await targetOf({ roles: [], clientCode: 'SHUT' })).toBeNull();
  });
});

describe('a user whose rights have changed since the token was issued', () => {
  const required: Role[] = ['PortalKeyUser'];

  test('may open what the new role opens', async () => {
    const renewed = { roles: required };
    expect(await targetOf({ roles: ['ClientUser'], required, renewed })).toBeNull();
  });

  test('is led home when their client is another or has another code', async () => {
    const renewed = { roles: [], clientCode: 'SHUT' };
    expect(await targetOf({ roles: [], clientCode: 'NONE', renewed })).toBe('/');
    expect(await targetOf({ roles: [], required, renewed })).toBe('/');
  });

  test('is led home when their record names another client by its id alone', async () => {
    const renewed = { roles: [], clientId: 'cli_2' };
    expect(await targetOf({ roles: [], clientId: 'cli_1', clientCode: 'NONE', renewed })).toBe('/');
    expect(await targetOf({ roles: [], clientId: 'cli_1', required, renewed })).toBe('/');
    expect(await targetOf({ roles: [], clientId: 'cli_2', clientCode: 'NONE', renewed })).toBe('/clientNotFound');
  });

  test('renews nothing where no answer depends on it', async () => {
    expect((await visit({ roles: [], clientCode: 'SHUT' })).renewUser).not.toHaveBeenCalled();
    expect((await visit({ clientCode: 'NONE' })).renewUser).not.toHaveBeenCalled();
  });
});

describe('the client of an address', () => {
  test('is passed to the screens', async () => {
    const { context } = await visit({ roles: [], clientCode: 'SHUT' });
    expect(context.get(clientContext)).toBe(shut);
  });

  test('is neither loaded nor set where the address names none', async () => {
    const { context, clients } = await visit({ roles: [] });
    expect(clients).not.toHaveBeenCalled();
    expect(() => context.get(clientContext)).toThrow();
  });

  test('fails the navigation if the clients cannot be loaded', async () => {
    const context = new RouterContextProvider();
    const failing = { user: () => null, clients: () => Promise.reject(new Error('Network error')) };
    context.set(servicesContext, failing as unknown as Services);
    const args = { context, params: { clientCode: 'OPEN' }, request: new Request('https://portal.test/OPEN') };
    await expect(guard()(args as never, async () => new Response())).rejects.toThrow('Network error');
  });
});
