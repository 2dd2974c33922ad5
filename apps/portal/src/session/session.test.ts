import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessToken } from '../testing/accessToken.ts';
import { entriesOf, memoryStorage } from '../testing/memoryStorage.ts';
import {
  clearSession,
  clearScrollPositions,
  type PortalSession,
  sessionIdOf,
  sessionOf,
  storedSession,
  storeSession,
} from './session.ts';

const claims = {
  sub: 'usr_ana',
  sid: 'ses_1',
  userName: 'ana',
  fullName: 'Ana Žagar',
  email: 'ana@example.test',
  roles: ['PortalKeyUser', 'ApiUser'],
  clientId: 'cli_1',
  clientName: 'Zasavje',
  clientCode: 'ZASAVJE',
  jobTitle: 'Engineer',
  phoneNumber: '+386 1',
  createdByPlatform: 'Portal',
};

const user: PortalSession['user'] = {
  id: 'usr_ana',
  userName: 'ana',
  fullName: 'Ana Žagar',
  email: 'ana@example.test',
  isEnabled: true,
  isLockedOut: false,
  roles: ['PortalKeyUser', 'ApiUser'],
  clientId: 'cli_1',
  clientName: 'Zasavje',
  clientCode: 'ZASAVJE',
  jobTitle: 'Engineer',
  phoneNumber: '+386 1',
  createdByPlatform: 'Portal',
};

const now = Date.parse('2026-11-23T08:00:00Z');
const sessionWith = (given: object) =>
  sessionOf({ access_token: accessToken(given), refresh_token: 'refresh', token_type: 'Bearer', expires_in: 900 });

let storage: Storage;
beforeEach(() => {
  vi.useFakeTimers({ now });
  storage = memoryStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the session of an access token', () => {
  test('takes the user from its claims and expires after its lifetime', () => {
    expect(sessionWith(claims)).toEqual({
      user,
      accessToken: accessToken(claims),
      refreshToken: 'refresh',
      expiresAt: now + 900_000,
    });
  });

  test('decodes the characters that base64url encodes differently', () => {
    const fullName = 'ÿÿÿ þþþ >>>???';
    const token = accessToken({ ...claims, fullName });
    // Both characters occur at least twice.
    expect(token.split('.')[1]).toMatch(/-.*-/);
    expect(token.split('.')[1]).toMatch(/_.*_/);
    expect(sessionWith({ ...claims, fullName }).user.fullName).toBe(fullName);
  });

  test('accepts one role or several, under either claim name', () => {
    const rest = { ...claims, roles: undefined };
    expect(sessionWith({ ...rest, role: 'ClientUser' }).user.roles).toEqual(['ClientUser']);
    expect(sessionWith({ ...rest, role: ['ClientUser', 'ApiUser'] }).user.roles).toEqual(['ClientUser', 'ApiUser']);
    expect(sessionWith({ ...rest, roles: 'administrator' }).user.roles).toEqual(['administrator']);
    expect(sessionWith({ ...claims, role: 'ClientUser' }).user.roles).toEqual(claims.roles);
    expect(sessionWith(rest).user.roles).toEqual([]);
  });

  test('omits missing claims and claims that are not text', () => {
    const nobody = {
      id: '',
      userName: '',
      fullName: '',
      email: '',
      isEnabled: true,
      isLockedOut: false,
      roles: [],
      clientId: null,
      clientName: null,
      clientCode: null,
      jobTitle: null,
      phoneNumber: null,
      createdByPlatform: null,
    };
    expect(sessionWith({}).user).toEqual(nobody);
    const numbers = Object.fromEntries(Object.keys(claims).map((name) => [name, 1]));
    expect(sessionWith({ ...numbers, roles: [] }).user).toEqual(nobody);
    expect(sessionWith({ clientCode: '' }).user.clientCode).toBeNull();
  });

  test.each(['', 'one', 'a.b', 'a.!!.c'])('cannot be created from %j', (token) => {
    const make = () => sessionOf({ access_token: token, refresh_token: 'r', token_type: 'Bearer', expires_in: 1 });
    expect(make).toThrow();
  });

  test('belongs to the sign-in that the token names', () => {
    expect(sessionIdOf(sessionWith(claims))).toBe('ses_1');
    expect(sessionIdOf(sessionWith({ sub: 'usr_ana' }))).toBeNull();
    expect(sessionIdOf(sessionWith({ sid: 5 }))).toBeNull();
  });
});

describe('the session that a tab stores', () => {
  test('has the keys of the specification', () => {
    storeSession(sessionWith(claims));
    expect(entriesOf(storage)).toEqual({
      currentUser: JSON.stringify(user),
      access_token: accessToken(claims),
      refresh_token: 'refresh',
      expires_in: '2026-11-23T08:15:00.000Z',
      token_type: 'bearer',
    });
  });

  test('is restored unchanged', () => {
    const session = sessionWith(claims);
    storeSession(session);
    expect(storedSession()).toEqual(session);
  });

  test('is read from the token and not from the stored user', () => {
    storeSession(sessionWith(claims));
    storage.setItem('currentUser', JSON.stringify({ ...user, roles: ['administrator'] }));
    expect(storedSession()?.user.roles).toEqual(claims.roles);
  });

  test.each(['access_token', 'refresh_token', 'expires_in'])('is invalid without %s', (key) => {
    storeSession(sessionWith(claims));
    storage.removeItem(key);
    expect(storedSession()).toBeNull();
  });

  test.each([
    ['access_token', 'rubbish'],
    ['expires_in', 'soon'],
    ['access_token', ''],
    ['refresh_token', ''],
  ])('is invalid if %s is %j', (key, value) => {
    storeSession(sessionWith(claims));
    storage.setItem(key, value);
    expect(storedSession()).toBeNull();
  });

  test('is null in an empty tab', () => expect(storedSession()).toBeNull());

  test('is cleared with each of its keys and no other', () => {
    storage.setItem('scrollPositions', '{}');
    storeSession(sessionWith(claims));
    clearSession();
    expect(entriesOf(storage)).toEqual({ scrollPositions: '{}' });
  });

  test('is kept when only the scroll positions are cleared', () => {
    storage.setItem('scrollPositions', '{}');
    storeSession(sessionWith(claims));
    clearScrollPositions();
    expect(Object.keys(entriesOf(storage))).not.toContain('scrollPositions');
    expect(storedSession()?.user.id).toBe('usr_ana');
  });
});
