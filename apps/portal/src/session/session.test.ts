import type { Token } from '@zrak/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessToken } from '../testing/accessToken.ts';
import { entriesOf, memoryStorage } from '../testing/memoryStorage.ts';
import {
  clearSession,
  clearScrollPositions,
  type PortalSession,
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
const answer = (given: object): Token => ({
  access_token: accessToken(given),
  refresh_token: 'refresh',
  token_type: 'Bearer',
  expires_in: 900,
});
const sessionWith = (given: object) => sessionOf(answer(given));
/** The response of a server with other types. */
const answerWith = (fields: object) => ({ ...answer(claims), ...fields });

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
      id: 'ses_1',
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

  test.each([
    [{ id: 'b', nameid: 'c' }, 'b'],
    [{ nameid: 'c' }, 'c'],
    [{ sub: '', id: 'b' }, 'b'],
    [{ sub: 17 }, '17'],
    [{ sub: 'a', id: 'b', nameid: 'c' }, 'a'],
  ])('takes the id of the user from one of three claims: %j', (given, id) => {
    expect(sessionWith(given).user.id).toBe(id);
  });

  test('omits missing claims and claims that are not text', () => {
    const nobody = {
      id: 'usr_ana',
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
    expect(sessionWith({ sub: 'usr_ana' }).user).toEqual(nobody);
    const numbers = Object.fromEntries(Object.keys(claims).map((name) => [name, 1]));
    expect(sessionWith({ ...numbers, roles: [] }).user).toEqual({ ...nobody, id: '1', clientId: '1' });
    expect(sessionWith({ sub: 'usr_ana', clientCode: '' }).user.clientCode).toBeNull();
  });

  test.each(['opaque', 'a.b', 'a.!!.c', accessToken({}), `a.${btoa('null')}.c`])(
    'needs a user from elsewhere if the token is %j',
    (token) => {
      expect(() => sessionOf({ ...answer({}), access_token: token })).toThrow('unknown');
      expect(sessionOf({ ...answer({}), access_token: token }, user)).toMatchObject({ accessToken: token, user });
    },
  );

  test('belongs to the sign-in that the token names, also as a number', () => {
    expect(sessionWith(claims).id).toBe('ses_1');
    expect(sessionWith({ sub: 'usr_ana', sid: 5 }).id).toBe('5');
  });

  test('belongs to a separate sign-in if the token names none, also after it was renewed', () => {
    const anonymous = { ...claims, sid: undefined };
    const [first, second] = [sessionWith(anonymous), sessionWith(anonymous)];
    expect(first.id).not.toBe(second.id);
    expect(sessionOf(answer(anonymous), user, first).id).toBe(first.id);
  });
});

describe('the response of another server', () => {
  test.each([
    [30, 30],
    ['900', 900],
    [' 900 ', 900],
    [0.5, 0.5],
    [7_776_000, 7_776_000],
    [1e300, 315_360_000],
    ['Infinity', 315_360_000],
    [0, 3600],
    [-5, 3600],
    ['', 3600],
    ['soon', 3600],
    [null, 3600],
    [undefined, 3600],
  ])('may state its lifetime as %j', (expires_in, seconds) => {
    const session = sessionOf(answerWith({ expires_in }));
    expect(session.expiresAt).toBe(now + seconds * 1000);
    storeSession(session);
    expect(storedSession()).toEqual(session);
  });

  test.each([undefined, null, '', 5])('may contain %j instead of a refresh token', (refresh_token) => {
    const session = sessionOf(answerWith({ refresh_token, token_type: undefined }));
    expect(session.refreshToken).toBeNull();
    storeSession(session);
    expect(storage.getItem('refresh_token')).toBe('');
    expect(storedSession()).toEqual(session);
  });

  test('may omit the refresh token when it renews: the old one is used again', () => {
    const renewed = sessionOf(answerWith({ refresh_token: undefined }), user, sessionWith(claims));
    expect(renewed.refreshToken).toBe('refresh');
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

  test('loses a refresh token that the server refused', () => {
    storeSession(sessionWith(claims));
    storeSession({ ...sessionWith(claims), refreshToken: null });
    expect(storage.getItem('refresh_token')).toBe('');
    expect(storedSession()?.refreshToken).toBeNull();
  });

  test.each(['opaque', accessToken({ sub: 'usr_ana' })])(
    'has its user if the token %j does not describe one',
    (token) => {
      const session = sessionOf({ ...answer({}), access_token: token }, user);
      storeSession(session);
      expect(storage.getItem('session_id')).toBe(session.id);
      expect(storedSession()).toEqual(session);
      clearSession();
      expect(entriesOf(storage)).toEqual({});
    },
  );

  test.each(['', 'null', '{}', 'rubbish'])('is invalid if the token is opaque and the user is %j', (stored) => {
    storeSession(sessionOf({ ...answer({}), access_token: 'opaque' }, user));
    storage.setItem('currentUser', stored);
    expect(storedSession()).toBeNull();
  });

  test('is read from the token and not from the stored user', () => {
    storeSession(sessionWith(claims));
    storage.setItem('currentUser', JSON.stringify({ ...user, roles: ['administrator'] }));
    expect(storedSession()?.user.roles).toEqual(claims.roles);
  });

  test.each(['access_token', 'expires_in'])('is invalid without %s', (key) => {
    storeSession(sessionWith(claims));
    storage.removeItem(key);
    expect(storedSession()).toBeNull();
  });

  test.each([
    ['expires_in', 'soon'],
    ['access_token', ''],
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
