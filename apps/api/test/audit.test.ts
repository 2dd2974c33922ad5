import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { components } from '@zrak/api-client/schema';
import { demoPassword } from '../src/demo/people.ts';
import { AuditEvents } from '../src/repositories/auditEvents.ts';
import { contractFaults } from './contractSchema.ts';
import { demoFolder, startApi, testNow, type TestApi } from './helpers.ts';

type Page = components['schemas']['AuditPage'];
type Event = components['schemas']['AuditEvent'];

let api: TestApi;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.as('admin');
}, 120_000);
afterAll(() => api.close());

async function page(query = '', of = api, token = admin): Promise<Page> {
  await of.app.services.background.idle();
  await of.app.services.audit.idle();
  const response = await of.get(`/api/audit/get?${query}`, token);
  expect(response.statusCode, response.body).toBe(200);
  expect(contractFaults('listAuditEvents', response)).toEqual([]);
  return response.json();
}

/** The newest event without its id and time, which are checked here. */
async function newest(query = ''): Promise<Omit<Event, 'id' | 'time'>> {
  const [event] = (await page(`limit=1&${query}`)).events;
  const { id, time, ...rest } = event!;
  expect([Number(id) > 0, time]).toEqual([true, '2026-11-18T10:07:00Z']);
  return rest;
}

const signIn = (username: string, password = demoPassword, ip = '193.2.1.66') =>
  api.token({ grant_type: 'password', username, password }, ip);
const obala = { id: 'usr_obala', userName: 'obala' };
const home = { network: '193.2.1.0/24' };
const ofObala = { clientId: 'cli_obala', clientName: 'Mestna občina Obala' };
const local = { network: '127.0.0.0/24' };

describe('the audit log', () => {
  it('contains signing in and out, with the network and never the address', async () => {
    const session = (await signIn('obala')).json();
    const event = { kind: 'signIn', actor: obala, ...ofObala, ...home };
    expect(await newest()).toEqual({ ...event, outcome: 'succeeded' });
    await api.app.inject({
      method: 'POST',
      url: '/connect/revocation',
      remoteAddress: '193.2.1.66',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `client_id=portal-spa&token=${session.refresh_token}`,
    });
    expect(await newest()).toEqual({ ...event, kind: 'signOut', outcome: 'succeeded' });
  });

  it('contains sessions that a user or a manager ended', async () => {
    const [mine] = [(await signIn('obala')).json<{ access_token: string }>(), await signIn('obala')];
    const end = (currentPassword: string) =>
      api.send('POST', '/api/Account/sessions/end', { currentPassword }, mine.access_token);
    const event = { kind: 'sessionEnd', outcome: 'succeeded', target: obala, ...ofObala, ...local };
    await end('wrong');
    expect(await newest()).toEqual({ ...event, outcome: 'failed', actor: obala });
    await end(demoPassword);
    expect(await newest()).toEqual({ ...event, actor: obala });
    await api.send('DELETE', '/api/Account/users/usr_obala/sessions', undefined, await api.as('obala-key'));
    expect(await newest()).toEqual({ ...event, actor: { id: 'usr_obala-key', userName: 'obala-key' } });
  });

  it('contains failures, with a name only if it belongs to a user, and the throttle once', async () => {
    await signIn('obala', 'wrong', '10.3.3.3');
    expect(await newest()).toMatchObject({ kind: 'signIn', outcome: 'failed', actor: obala });
    await signIn('somebody@example.org', 'wrong', '10.3.3.3');
    expect(await newest()).toEqual({ kind: 'signIn', outcome: 'failed', network: '10.3.3.0/24' });
    for (let failure = 0; failure < 8; failure++) await signIn('obala', 'wrong', '10.4.4.4');
    const throttled = await page('outcome=throttled&kind=signIn');
    expect(throttled.events).toHaveLength(1);
    expect(throttled.events[0]).toMatchObject({ actor: obala, network: '10.4.4.0/24' });
  });

  it('contains changes of users: fields, roles and client, and no personal data', async () => {
    const body = { userName: 'audited', fullName: 'Au Dit', email: 'audited@example.org', roles: ['ClientUser'] };
    const added = await api.send(
      'POST',
      '/api/Account/users/',
      { ...body, clientId: 'cli_obala', password: 'Lipov-cvet-1' },
      await api.as('obala-key'),
    );
    const { id } = added.json();
    const actor = { id: 'usr_obala-key', userName: 'obala-key' };
    const event = { outcome: 'succeeded', actor, target: { id, userName: 'audited' }, ...ofObala, ...local };
    expect(await newest()).toEqual({
      ...event,
      kind: 'userAdd',
      changes: [
        { field: 'userName' },
        { field: 'fullName' },
        { field: 'email' },
        { field: 'clientId', to: 'cli_obala' },
        { field: 'roles', to: 'ClientUser' },
      ],
    });

    const keyBody = { clientId: 'cli_obala', name: 'Logger' };
    const created = await api.send('POST', '/api/apiKeys', keyBody, await api.as('obala-key'));
    const { key } = created.json<{ key: { id: string } }>();
    const ofKey = { outcome: 'succeeded', actor, ...ofObala, ...local, apiKey: { id: key.id, name: 'Logger' } };
    expect(await newest()).toEqual({ ...ofKey, kind: 'apiKeyCreate' });
    await api.send('DELETE', `/api/apiKeys/${key.id}`, undefined, await api.as('obala-key'));
    expect(await newest()).toEqual({ ...ofKey, kind: 'apiKeyRevoke' });

    const url = `/api/Account/users/${id}`;
    const changed = { ...body, id, clientId: 'cli_zasavje', roles: ['ApiUser'], jobTitle: 'Guide' };
    expect((await api.send('PUT', url, changed, admin)).statusCode).toBe(200);
    const byAdmin = { ...event, actor: { id: 'usr_admin', userName: 'admin' } };
    expect(await newest()).toEqual({
      ...byAdmin,
      kind: 'userChange',
      changes: [
        { field: 'jobTitle' },
        { field: 'clientId', from: 'cli_obala', to: 'cli_zasavje' },
        { field: 'roles', from: 'ClientUser', to: 'ApiUser' },
      ],
    });
    const back = { ...body, id, clientId: 'cli_obala', roles: ['ClientUser'] };
    await api.send('PUT', url, back, admin);
    await api.send('PUT', `/api/Account/users/changeUserPassword/${id}`, { newPassword: 'Lipov-cvet-2' }, admin);
    expect(await newest()).toEqual({ ...byAdmin, kind: 'passwordSet' });
    await api.send('DELETE', url, undefined, admin);
    expect(await newest()).toEqual({ ...byAdmin, kind: 'userDelete' });
    expect((await page(`userId=${id}`)).events).toHaveLength(5);
  });

  it('contains exports, one event for each client', async () => {
    const url =
      '/api/exportData/get?seriesIds=ser_koper_pm10,ser_koper_c6h6,ser_bezigrad_pm10&from=2026-11-16&to=2026-11-17&interval=PT1H';
    expect((await api.get(url.replace('ser_koper_c6h6,', ''), await api.as('obala'))).statusCode).toBe(200);
    // Recorded when the file is closed, which may be after its last byte.
    const events = await vi.waitFor(async () => {
      const found = (await page('kind=export')).events;
      expect(new Set(found.map(({ clientId }) => clientId))).toEqual(new Set(['cli_obala', 'cli_okolje']));
      expect(found).toHaveLength(2);
      return found;
    });
    expect(events.find(({ clientId }) => clientId === 'cli_obala')).toMatchObject({
      outcome: 'succeeded',
      actor: obala,
      export: {
        seriesIds: ['ser_koper_pm10'],
        from: '2026-11-15T23:00:00Z',
        to: '2026-11-16T23:00:00Z',
        interval: 'PT1H',
        rows: 24,
      },
    });
  });

  it('contains the events of an account: sign-up, password reset, change of password', async () => {
    await api.send('POST', '/register/', { email: 'fresh@example.org', password: 'Lipov-cvet-1', fullname: 'Fresh' });
    expect(await newest()).toMatchObject({
      kind: 'signUp',
      outcome: 'succeeded',
      target: { userName: 'fresh@example.org' },
    });
    await api.send('POST', '/api/email/resetPassword/', { email: 'nobody@example.org' });
    expect(await newest()).toEqual({ kind: 'resetRequest', outcome: 'failed', ...local });
    await api.send('POST', '/api/email/resetPassword/', { email: 'obala@example.org' });
    expect(await newest()).toEqual({ kind: 'resetRequest', outcome: 'succeeded', target: obala, ...ofObala, ...local });
    const body = { oldPassword: 'wrong', newPassword: 'Lipov-cvet-1' };
    await api.send('PUT', '/api/Account/users/changePassword/me', body, await api.as('obala'));
    expect(await newest()).toMatchObject({ kind: 'passwordChange', outcome: 'failed', actor: obala, target: obala });
  });

  it('returns pages without omissions, and can be filtered', async () => {
    const { events } = await page('limit=200');
    const collected: Event[] = [];
    let cursor: string | undefined;
    do {
      const next: Page = await page(`limit=3${cursor === undefined ? '' : `&cursor=${cursor}`}`);
      collected.push(...next.events);
      cursor = next.nextCursor;
    } while (cursor !== undefined);
    expect(collected).toEqual(events);

    const ids = (of: Page): string[] => of.events.map(({ id }) => id);
    const where = (test: (event: Event) => boolean): string[] => events.filter(test).map(({ id }) => id);
    const narrowed: [string, (event: Event) => boolean][] = [
      ['clientId=cli_obala', ({ clientId }) => clientId === 'cli_obala'],
      ['kind=userAdd,userDelete', ({ kind }) => kind === 'userAdd' || kind === 'userDelete'],
      ['outcome=failed', ({ outcome }) => outcome === 'failed'],
      ['search=AUDIT', ({ target }) => target?.userName === 'audited'],
    ];
    for (const [query, test] of narrowed) {
      expect(where(test).length).toBeGreaterThan(0);
      expect(ids(await page(`limit=200&${query}`)), query).toEqual(where(test));
    }
    for (const query of ['search=%25', 'search=_', 'from=2026-11-19', 'to=2026-11-18', 'userId=usr_x']) {
      expect((await page(query)).events, query).toEqual([]);
    }
    for (const query of ['cursor=0', 'cursor=x', 'limit=0', 'limit=201', 'limit=1e2', 'kind=none', 'from=2026-02-30']) {
      expect((await api.get(`/api/audit/get?${query}`, admin)).statusCode, query).toBe(400);
    }
  });

  it('is for administrators', async () => {
    expect((await api.get('/api/audit/get')).statusCode).toBe(401);
    for (const user of ['obala', 'obala-key', 'obala-api']) {
      expect((await api.get('/api/audit/get', await api.as(user))).statusCode).toBe(403);
    }
  });

  it('has the event of a change before the change is acknowledged', async () => {
    const keyUser = await api.as('obala-key');
    await api.app.services.audit.idle();
    const add = vi.spyOn(AuditEvents.prototype, 'add');
    const { promise, resolve } = Promise.withResolvers<void>();
    add.mockReturnValueOnce(promise);
    const isAcknowledged = vi.fn();
    const creating = api.send('POST', '/api/apiKeys', { name: 'Logger', clientId: 'cli_obala' }, keyUser);
    void creating.then(isAcknowledged);
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
    await setTimeout(50);
    expect(isAcknowledged).not.toHaveBeenCalled();
    resolve();
    expect((await creating).statusCode).toBe(201);
    add.mockRestore();
  });

  it('neither delays a call that changes nothing nor makes it fail', async () => {
    const add = vi.spyOn(api.app.services.auditEvents, 'add').mockRejectedValueOnce(new Error('full'));
    expect((await signIn('obala', 'Not-the-passw0rd')).statusCode).toBe(400);
    await api.app.services.audit.idle();
    // The database is slow: the response does not wait for it.
    const { promise, resolve } = Promise.withResolvers<void>();
    add.mockReturnValueOnce(promise);
    expect((await signIn('obala', 'Not-the-passw0rd')).statusCode).toBe(400);
    resolve();
    await api.app.services.audit.idle();
    expect(add).toHaveBeenCalledTimes(2);
    add.mockRestore();
  });
});

it('keeps events for the configured time', async () => {
  const folder = demoFolder();
  const first = await startApi({ folder, settings: { auditDays: 30 } });
  await first.as('obala');
  expect((await page('', first, await first.as('admin'))).events).toHaveLength(2);
  await first.close();
  const later = await startApi({ folder, now: testNow + 31 * 86_400, settings: { auditDays: 30 } });
  const { events } = await page('', later, await later.as('admin'));
  expect(events.map(({ actor }) => actor?.userName)).toEqual(['admin']);
  await later.close();
}, 120_000);
