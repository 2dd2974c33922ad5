import { describe, expect, it } from 'vitest';
import type { AppUser, Client, Location } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { type Role, Viewer } from './viewer.ts';

const clients = [
  { id: 'a', isPublic: false },
  { id: 'b', isPublic: false },
  { id: 'open', isPublic: true },
] as Client[];
const locations = clients.map(({ id }) => ({ id: `loc_${id}`, clientId: id }) as Location);
const catalogued = locations.map(({ id }) => ({ key: `series_${id}`, locationId: id }) as CataloguedSeries);
const catalogue = {
  clients,
  client: (id: string) => clients.find((one) => one.id === id),
  location: (id: string) => locations.find((one) => one.id === id),
  oneSeries: (key: string) => catalogued.find((one) => one.key === key),
} as unknown as Catalogue;

const person = (id: string, client: string | null, ...roles: Role[]): AppUser =>
  ({ id, clientId: client, roles }) as unknown as AppUser;
const viewer = (user?: AppUser): Viewer => new Viewer(catalogue, user, user && 'ses_1');

const visitor = viewer();
const userOfA = viewer(person('ana', 'a', 'ClientUser'));
const keyUserOfA = viewer(person('kim', 'a', 'PortalKeyUser'));
const apiUserOfA = viewer(person('robot', 'a', 'ApiUser'));
const administrator = viewer(person('chief', null, 'administrator'));
const userWithoutClient = viewer(person('stray', null, 'ClientUser', 'PortalKeyUser'));

/** The HTTP status of a refusal; the result otherwise. */
function answerOf<T>(call: () => T): T | number {
  try {
    return call();
  } catch (error) {
    if (error instanceof ApiError) return error.statusCode;
    throw error;
  }
}

it('has its user and session; a visitor has none', () => {
  expect(userOfA.user.id).toBe('ana');
  expect([userOfA.userId, userOfA.sessionId]).toEqual(['ana', 'ses_1']);
  expect([visitor.userId, visitor.sessionId]).toEqual([undefined, undefined]);
  expect(answerOf(() => visitor.user)).toBe(401);
});

it('is an administrator by role only', () => {
  expect([visitor, userOfA, keyUserOfA, apiUserOfA, administrator].map((one) => one.isAdministrator)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(answerOf(() => administrator.requireAdministrator())).toBeUndefined();
  expect(answerOf(() => keyUserOfA.requireAdministrator())).toBe(403);
  expect(answerOf(() => visitor.requireAdministrator())).toBe(401);
});

describe('clients, stations and series', () => {
  it.each([
    ['a visitor', visitor, ['open']],
    ['a user of a', userOfA, ['a', 'open']],
    ['an ApiUser of a', apiUserOfA, ['a', 'open']],
    ['an administrator', administrator, ['a', 'b', 'open']],
    ['a user without a client', userWithoutClient, ['open']],
  ])('%s sees those of %s', (_, caller, visible) => {
    expect(caller.visibleClients().map(({ id }) => id)).toEqual(visible);
    for (const { id } of clients) {
      const isVisible = visible.includes(id);
      const [location] = locations.filter(({ clientId }) => clientId === id);
      expect(answerOf(() => caller.client(id))).toBe(isVisible ? catalogue.client(id) : 404);
      expect(answerOf(() => caller.location(`loc_${id}`))).toBe(isVisible ? location : 404);
      expect(answerOf(() => caller.series([`series_loc_${id}`]))).toEqual(
        isVisible ? catalogued.filter(({ locationId }) => locationId === `loc_${id}`) : 404,
      );
    }
  });

  it('give the same answer for foreign and unknown ids', () => {
    expect(answerOf(() => administrator.client('nobody'))).toBe(404);
    expect(answerOf(() => administrator.location('nowhere'))).toBe(404);
    expect(answerOf(() => administrator.series(['nothing']))).toBe(404);
  });

  it('are returned all or not at all', () => {
    expect(answerOf(() => userOfA.series(['series_loc_a', 'series_loc_open']))).toEqual([catalogued[0], catalogued[2]]);
    expect(answerOf(() => userOfA.series(['series_loc_a', 'series_loc_b']))).toBe(404);
    expect(userOfA.series([])).toEqual([]);
  });
});

describe('users of a client', () => {
  const rights = (caller: Viewer) => ({
    list: ['a', 'b', null].map((id) => caller.canListUsersOf(id)),
    manage: ['a', 'b', null].map((id) => caller.canManageUsersOf(id)),
    any: caller.canManageUsers,
  });

  it.each([
    ['visitor', visitor, [false, false, false], [false, false, false], false],
    ['user of a', userOfA, [true, false, false], [false, false, false], false],
    ['key user of a', keyUserOfA, [true, false, false], [true, false, false], true],
    ['ApiUser of a', apiUserOfA, [false, false, false], [false, false, false], false],
    ['administrator', administrator, [true, true, true], [true, true, true], true],
    ['key user without a client', userWithoutClient, [false, false, false], [false, false, false], true],
  ])('as a %s may list and manage them: %#', (_, caller, list, manage, any) => {
    expect(rights(caller)).toEqual({ list, manage, any });
  });

  it('are listed for users of the client and administrators; to others the client does not exist', () => {
    const listed = (caller: Viewer, id: string) => {
      const answer = answerOf(() => caller.clientForUserList(id));
      return typeof answer === 'number' ? answer : answer.id;
    };
    expect(listed(visitor, 'a')).toBe(401);
    expect(listed(userOfA, 'a')).toBe('a');
    expect(listed(userOfA, 'b')).toBe(404);
    expect(listed(userOfA, 'open')).toBe(404);
    expect(listed(apiUserOfA, 'a')).toBe(403);
    expect(listed(administrator, 'b')).toBe('b');
    expect(listed(administrator, 'nobody')).toBe(404);
    expect(listed(viewer(person('lost', 'nobody', 'ClientUser')), 'nobody')).toBe(404);
  });

  const ofA = person('colleague', 'a', 'ClientUser');
  const ofB = person('stranger', 'b', 'ClientUser');
  const ofNoClient = person('backOffice', null, 'ClientUser');
  const chiefOfA = person('chief of a', 'a', 'ClientUser', 'administrator');

  it('may be read by viewers caller may list them, and by the user', () => {
    const readBy = (caller: Viewer) =>
      [ofA, ofB, ofNoClient, undefined].map((user) => {
        const answer = answerOf(() => caller.readableUser(user));
        return typeof answer === 'number' ? answer : answer.id;
      });
    expect(readBy(visitor)[0]).toBe(401);
    expect(answerOf(() => visitor.readableUser(undefined))).toBe(404);
    expect(readBy(userOfA)).toEqual(['colleague', 404, 404, 404]);
    expect(readBy(apiUserOfA)).toEqual([404, 404, 404, 404]);
    expect(readBy(administrator)).toEqual(['colleague', 'stranger', 'backOffice', 404]);
    const self = person('robot', 'a', 'ApiUser');
    expect(apiUserOfA.readableUser(self)).toBe(self);
  });

  it('may be changed by key users of the same client and by administrators; an administrator by no other', () => {
    const changedBy = (caller: Viewer) =>
      [ofA, ofB, ofNoClient, chiefOfA, undefined].map((user) => {
        const answer = answerOf(() => caller.manageableUser(user));
        return typeof answer === 'number' ? answer : answer.id;
      });
    expect(changedBy(visitor)[0]).toBe(401);
    expect(changedBy(userOfA)).toEqual([403, 404, 404, 403, 404]);
    expect(changedBy(apiUserOfA)).toEqual([404, 404, 404, 404, 404]);
    expect(changedBy(keyUserOfA)).toEqual(['colleague', 404, 404, 403, 404]);
    expect(changedBy(administrator)).toEqual(['colleague', 'stranger', 'backOffice', 'chief of a', 404]);
    // Users may read themselves, but without a client not manage themselves.
    expect(answerOf(() => userWithoutClient.manageableUser(person('stray', null, 'PortalKeyUser')))).toBe(403);
  });
});

describe('roles', () => {
  it.each<[Role[], Role[], boolean]>([
    [[], ['ClientUser'], true],
    [['ClientUser'], ['ClientUser', 'PortalKeyUser'], true],
    [['ClientUser'], [], true],
    [['ClientUser'], ['ApiUser'], false],
    [['ClientUser'], ['administrator'], false],
    [['ClientUser'], ['ClientUser', 'administrator'], false],
    [['PortalKeyUser'], ['ClientUser'], false],
    [['ApiUser'], [], false],
    [['administrator'], [], false],
    [['ApiUser'], ['ApiUser', 'ClientUser'], true],
    [['administrator', 'ApiUser'], ['ApiUser', 'administrator'], true],
    [['ClientUser'], ['PortalKeyUser', 'ApiUser'], false],
    [['ClientUser', 'PortalKeyUser'], [], false],
  ])('a key user may change %j to %j: %s', (before, after, isAllowed) => {
    expect(keyUserOfA.canChangeRoles(before, after)).toBe(isAllowed);
    expect(administrator.canChangeRoles(before, after)).toBe(true);
  });
});

describe('the scope of the database', () => {
  it.each([
    ['a visitor', visitor, { clients: 'open', people: '', user: '' }],
    ['a user of a', userOfA, { clients: 'a,open', people: 'a', user: 'ana' }],
    ['an ApiUser of a', apiUserOfA, { clients: 'a,open', people: '', user: 'robot' }],
    ['an administrator', administrator, { clients: '*', people: '*', user: 'chief' }],
    ['a user without a client', userWithoutClient, { clients: 'open', people: '', user: 'stray' }],
  ])('for %s', (_, caller, scope) => {
    expect(caller.scope).toEqual(scope);
  });
});
