import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './helpers.ts';

const password = 'Lipov-cvet-1';

let api: TestApi;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.as('admin');
}, 120_000);
afterAll(() => api.close());

const person = (userName: string, roles: string[], clientId?: string) => ({
  userName,
  fullName: userName,
  email: `${userName}@example.org`,
  ...(clientId === undefined ? {} : { clientId }),
  roles,
});
const add = async (userName: string, roles: string[], clientId?: string, token = admin): Promise<string> => {
  const body = { ...person(userName, roles, clientId), password };
  const response = await api.send('POST', '/api/Account/users/', body, token);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: string }>().id;
};
const update = (id: string, body: object, token: string, language = 'en-GB') =>
  api.app.inject({
    method: 'PUT',
    url: `/api/Account/users/${id}`,
    headers: { authorization: `Bearer ${token}`, 'x-app-language': language },
    payload: { id, ...body },
  });

const mailsTo = (address: string): string[] => {
  const folder = join(api.folder, 'outbox');
  const mails = existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : [];
  return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail));
};

describe('users', () => {
  it('keep their roles and client, and may change their other data', async () => {
    const id = await add('self-key', ['PortalKeyUser'], 'cli_obala');
    const token = await api.as('self-key', password);
    expect(
      (await update(id, { ...person('self-key', ['PortalKeyUser'], 'cli_obala'), jobTitle: 'X' }, token)).statusCode,
    ).toBe(200);
    const more = await update(id, person('self-key', ['PortalKeyUser', 'ClientUser'], 'cli_obala'), token);
    expect([more.statusCode, more.json().message]).toEqual([400, 'You cannot change your own roles or client.']);
    const second = await add('self-admin', ['administrator']);
    const asAdmin = await api.as('self-admin', password);
    for (const [language, message] of [
      ['sl-SI', 'Svojih vlog in stranke ne morete spremeniti.'],
      ['de-DE', 'Ihre eigenen Rollen und Ihren Kunden können Sie nicht ändern.'],
    ] as const) {
      const demoted = await update(second, person('self-admin', ['ClientUser'], 'cli_obala'), asAdmin, language);
      expect([demoted.statusCode, demoted.json().message]).toEqual([400, message]);
    }
  });
});

describe('names', () => {
  it('are stored without the blanks and invisible characters around them', async () => {
    const body = { ...person('spaced', ['ClientUser'], 'cli_obala'), password };
    const names = { userName: ' spaced\u200b ', fullName: '\tSpaced ' };
    const added = await api.send('POST', '/api/Account/users/', { ...body, ...names }, admin);
    const { id } = added.json<{ id: string }>();
    const one = await api.get(`/api/Account/users/${id}`, admin);
    expect(one.json()).toMatchObject({ userName: 'spaced', fullName: 'Spaced' });
    const same = await api.send('POST', '/api/Account/users/', { ...body, userName: 'spaced  ' }, admin);
    expect(same.json()).toMatchObject({ message: 'This username is already taken.', field: 'userName' });
  });

  it('are stored as one line', async () => {
    const body = { ...person('one-line', ['ClientUser'], 'cli_obala'), password };
    const names = { userName: 'one\nline', fullName: 'Ana\r\n\tNovak\u2028', jobTitle: 'Clerk\nof works' };
    const added = await api.send('POST', '/api/Account/users/', { ...body, ...names }, admin);
    const { id } = added.json<{ id: string }>();
    const given = { userName: 'one line', fullName: 'Ana Novak', jobTitle: 'Clerk of works' };
    expect((await api.get(`/api/Account/users/${id}`, admin)).json()).toMatchObject(given);
    const renamed = { ...body, ...given, id, fullName: 'Ana\nKos' };
    await api.send('PUT', `/api/Account/users/${id}`, renamed, admin);
    expect((await api.get(`/api/Account/users/${id}`, admin)).json()).toMatchObject({ fullName: 'Ana Kos' });
  });

  it.each([
    [{ userName: '    ' }, 'Username should been at least 4 characters long', 'userName'],
    [{ userName: 'abc ' }, 'Username should been at least 4 characters long', 'userName'],
    [{ userName: 'abc' }, 'Username should been at least 4 characters long', 'userName'],
    [{ fullName: '\u200b ' }, 'Please enter full name', 'fullName'],
    [{ email: 'nobody' }, 'Incorrect E-mail form', 'email'],
    [{ roles: ['nobody'] }, 'Not valid: roles/0.', 'roles/0'],
  ])('of %j are refused with the field', async (change, message, field) => {
    const body = { ...person('blanks', ['ClientUser'], 'cli_obala'), password, ...change };
    const answer = await api.send('POST', '/api/Account/users/', body, admin);
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, field }]);
  });
});

describe('users who change their own name or address', () => {
  it('send their current password, and the former address is notified', async () => {
    const before = person('own-key', ['PortalKeyUser'], 'cli_obala');
    const id = await add('own-key', ['PortalKeyUser'], 'cli_obala');
    const token = await api.as('own-key', password);
    const refusals = [
      { email: 'elsewhere@example.org' },
      { userName: 'own-name', currentPassword: '' },
      { email: 'OWN-KEY@example.org', currentPassword: 'Wrong-pass-1' },
    ];
    for (const refusal of refusals) {
      const refused = await update(id, { ...before, ...refusal }, token);
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { message: 'Incorrect password', field: 'currentPassword' },
      ]);
    }
    await api.app.services.background.idle();
    expect(mailsTo('own-key@example.org')).toEqual([]);
    expect((await update(id, { ...before, fullName: 'Own Key', jobTitle: 'X' }, token)).statusCode).toBe(200);

    const moved = { ...before, email: 'elsewhere@example.org', currentPassword: password };
    const changed = await update(id, moved, token, 'sl-SI');
    expect([changed.statusCode, changed.json().email]).toEqual([200, 'elsewhere@example.org']);
    await api.app.services.background.idle();
    const [notice, ...more] = mailsTo('own-key@example.org');
    expect(more).toEqual([]);
    expect(notice).toContain('Subject: =?UTF-8?');
    expect(notice).not.toContain('elsewhere@example.org');
    expect(mailsTo('elsewhere@example.org')).toEqual([]);
  });

  it('are not asked when others change them', async () => {
    const id = await add('not-own', ['ClientUser'], 'cli_obala');
    const body = { ...person('not-own', ['ClientUser'], 'cli_obala'), email: 'not-own-2@example.org' };
    expect((await update(id, body, admin)).statusCode).toBe(200);
    await api.app.services.background.idle();
    expect(mailsTo('not-own@example.org')).toHaveLength(1);
  });
});

const isAdministrator = sql<boolean>`roles = '{administrator}'`;

describe('administrators', () => {
  it('cannot both remove each other at the same moment', async () => {
    const ids = [await add('last-one', ['administrator']), await add('last-two', ['administrator'])] as const;
    const [one, two] = [await api.as('last-one', password), await api.as('last-two')];
    const { db } = api.app.services.database;
    // No other administrators remain.
    const others = db.updateTable('appUser').set({ isEnabled: false }).where('id', 'not in', ids);
    await others.where(isAdministrator).execute();
    const answers = await Promise.all([
      api.send('DELETE', `/api/Account/users/${ids[1]}`, undefined, one),
      update(ids[0], person('last-one', ['ClientUser'], 'cli_obala'), two),
    ]);
    const refused = answers.filter(({ statusCode }) => statusCode >= 400);
    expect(refused).toHaveLength(1);
    const left = await db
      .selectFrom('appUser')
      .select('id')
      .where(isAdministrator)
      .where('isEnabled', '=', true)
      .execute();
    expect(left).toHaveLength(1);
    await db.updateTable('appUser').set({ isEnabled: true }).execute();
  });
});

describe('a change of the user', () => {
  it('applies from the next request', async () => {
    const id = await add('mover', ['ClientUser'], 'cli_obala');
    const mover = await api.as('mover', password);
    const statusOf = async (client: string) =>
      (await api.get(`/api/locations/map?clientId=${client}`, mover)).statusCode;
    expect([await statusOf('cli_obala'), await statusOf('cli_zasavje')]).toEqual([200, 404]);
    expect((await update(id, person('mover', ['ClientUser'], 'cli_zasavje'), admin)).statusCode).toBe(200);
    expect([await statusOf('cli_obala'), await statusOf('cli_zasavje')]).toEqual([404, 200]);
    expect((await update(id, person('mover', ['administrator']), admin)).statusCode).toBe(200);
    expect([await statusOf('cli_obala'), await statusOf('cli_zasavje')]).toEqual([200, 200]);
    expect((await api.send('DELETE', `/api/Account/users/${id}`, undefined, admin)).statusCode).toBe(204);
    expect(await statusOf('cli_okolje')).toBe(401);
  });
});

describe('a taken name', () => {
  it('is reported twenty times an hour', async () => {
    const key = await api.as('obala-key');
    const body = { ...person('okolje', ['ClientUser'], 'cli_obala'), password };
    const attempt = () => api.send('POST', '/api/Account/users/', body, key);
    for (let count = 1; count <= 20; count++) expect((await attempt()).statusCode).toBe(400);
    expect((await attempt()).statusCode).toBe(429);
    await add('still-free', ['ClientUser'], 'cli_obala', key);
  });
});
