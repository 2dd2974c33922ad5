import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@zrak/api-client/schema';
import { everything, within } from '../src/db/scope.ts';
import { demoPassword } from '../src/demo/people.ts';
import { contractFaults } from './contractSchema.ts';
import { startApi, testNow, type TestApi } from './helpers.ts';

type Session = components['schemas']['Session'];
interface Tokens {
  access_token: string;
  refresh_token: string;
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = testNow;
  await within(everything, () => api.app.services.database.db.deleteFrom('refreshToken').execute());
});

let caller = 0;
async function token(form: Record<string, string>, userAgent: string) {
  return api.app.inject({
    method: 'POST',
    url: '/connect/token',
    remoteAddress: `10.1.${++caller}.1`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
    payload: new URLSearchParams({ client_id: 'portal-spa', ...form }).toString(),
  });
}
async function signIn(username: string, userAgent = firefox): Promise<Tokens> {
  const response = await token({ grant_type: 'password', username, password: demoPassword }, userAgent);
  expect(response.statusCode).toBe(200);
  return response.json();
}
const renew = ({ refresh_token }: Tokens, userAgent = firefox) =>
  token({ grant_type: 'refresh_token', refresh_token }, userAgent);
async function list({ access_token }: Tokens): Promise<Session[]> {
  const response = await api.get('/api/Account/sessions', access_token);
  expect(response.statusCode).toBe(200);
  expect(contractFaults('listSessions', response)).toEqual([]);
  return response.json();
}
/** Ends one session of the user, or all others. */
const end = async ({ access_token }: Tokens, id?: string, currentPassword = demoPassword) =>
  (await api.send('POST', '/api/Account/sessions/end', { currentPassword, id }, access_token)).statusCode;
/** Statuses of a call and of a renewal. */
const statuses = async (tokens: Tokens) => [
  (await api.get('/api/Account/users/me', tokens.access_token)).statusCode,
  (await renew(tokens)).statusCode,
];
const works = [200, 200];
const ended = [401, 400];

describe('the sessions of a user', () => {
  it('are listed with browser, system and times, the one used last first', async () => {
    const first = await signIn('obala');
    api.clock.now += 60;
    const second = await signIn('obala', safari);
    await signIn('obala-key');
    const known = { isCurrent: false, id: expect.any(String) as string };
    const ofFirst = { ...known, browser: 'Firefox', system: 'Linux', startedAt: '2026-11-18T10:07:00Z' };
    const ofSecond = { ...known, browser: 'Safari', system: 'iOS', startedAt: '2026-11-18T10:08:00Z' };
    expect(await list(second)).toEqual([
      { ...ofSecond, isCurrent: true, lastUsedAt: '2026-11-18T10:08:00Z' },
      { ...ofFirst, lastUsedAt: '2026-11-18T10:07:00Z' },
    ]);
    api.clock.now += 480;
    const renewed: Tokens = (await renew(first)).json();
    expect(await list(renewed)).toEqual([
      { ...ofFirst, isCurrent: true, lastUsedAt: '2026-11-18T10:16:00Z' },
      { ...ofSecond, lastUsedAt: '2026-11-18T10:08:00Z' },
    ]);
  });

  it('name what renewed them last, and nothing where the caller is unknown', async () => {
    const first = await signIn('obala');
    const renewed: Tokens = (await renew(first, safari)).json();
    expect(await list(renewed)).toEqual([expect.objectContaining({ browser: 'Safari', system: 'iOS' })]);
    const again: Tokens = (await renew(renewed, 'curl/8.16.0')).json();
    const [session] = await list(again);
    expect(Object.keys(session!).sort()).toEqual(['id', 'isCurrent', 'lastUsedAt', 'startedAt']);
  });

  it('are stored without the user agent and without an address', async () => {
    await signIn('obala', safari);
    const rows = await within(everything, () =>
      api.app.services.database.db.selectFrom('refreshToken').selectAll().execute(),
    );
    const text = JSON.stringify(rows);
    expect(text).toContain('"Safari"');
    for (const part of ['Mozilla', 'iPhone', '18_6', '26.1', '10.1.']) expect(text).not.toContain(part);
  });

  it('are not listed once they have expired', async () => {
    await signIn('obala');
    api.clock.now += 3601;
    const later = await signIn('obala');
    expect(await list(later)).toHaveLength(1);
  });
});

describe('ending', () => {
  it('one session refuses its tokens at once, and leaves the others', async () => {
    const [mine, other] = [await signIn('obala'), await signIn('obala', safari)];
    const { id } = (await list(mine)).find(({ isCurrent }) => !isCurrent)!;
    expect(await end(mine, id)).toBe(204);
    expect(await statuses(other)).toEqual(ended);
    expect(await end(mine, id)).toBe(404);
    expect(await statuses(mine)).toEqual(works);
  });

  it('all others leaves the one that asks, and those of other users', async () => {
    const mine = await signIn('obala');
    const [second, third, foreign] = [await signIn('obala'), await signIn('obala'), await signIn('obala-key')];
    expect(await end(mine)).toBe(204);
    expect([await statuses(second), await statuses(third)]).toEqual([ended, ended]);
    expect([await statuses(mine), await statuses(foreign)]).toEqual([works, works]);
  });

  it('needs the password, of which guesses are limited as at the login', async () => {
    const [mine, other] = [await signIn('obala'), await signIn('obala', safari)];
    const { id } = (await list(mine)).find(({ isCurrent }) => !isCurrent)!;
    const response = await api.send(
      'POST',
      '/api/Account/sessions/end',
      { currentPassword: 'wrong', id },
      mine.access_token,
    );
    expect([response.statusCode, response.json().field]).toEqual([400, 'currentPassword']);
    for (let guess = 0; guess < 4; guess++) expect(await end(mine, undefined, 'wrong')).toBe(400);
    expect(await end(mine)).toBe(429);
    expect(await statuses(other)).toEqual(works);
    api.clock.now += 60;
    expect(await end(mine)).toBe(204);
    expect(await statuses(other)).toEqual(ended);
  });

  it.each(['obala-key', 'admin'])('a session of another user is not possible, for %s', async (name) => {
    const foreign = await signIn('obala');
    const [{ id }] = (await list(foreign)) as [Session];
    const mine = await signIn(name);
    expect((await list(mine)).map((one) => one.id)).not.toContain(id);
    expect(await end(mine, id)).toBe(404);
    expect(await statuses(foreign)).toEqual(works);
  });

  it.each(['obala-key', 'admin'])('all of a user is possible for %s, and the user may sign in again', async (name) => {
    const [one, two, mine] = [await signIn('obala'), await signIn('obala'), await signIn(name)];
    const path = '/api/Account/users/usr_obala/sessions';
    expect((await api.send('DELETE', path, undefined, mine.access_token)).statusCode).toBe(204);
    expect([await statuses(one), await statuses(two)]).toEqual([ended, ended]);
    expect(await statuses(mine)).toEqual(works);
    expect(await statuses(await signIn('obala'))).toEqual(works);
  });
});

describe('the audit log', () => {
  async function renewals(query = ''): Promise<components['schemas']['AuditEvent'][]> {
    const { access_token } = await signIn('admin');
    const { background, audit } = api.app.services;
    await background.idle();
    await audit.idle();
    const response = await api.get(`/api/audit/get?kind=sessionRenewal&${query}`, access_token);
    expect(response.statusCode).toBe(200);
    return response.json<components['schemas']['AuditPage']>().events;
  }

  it('contains renewals of a session, one an hour', async () => {
    const from = '2026-11-18T10:30:00Z';
    api.clock.now = Date.parse(from) / 1000;
    let tokens = await signIn('okolje');
    for (let quarter = 0; quarter < 9; quarter++) {
      api.clock.now += quarter === 0 ? 540 : 900;
      tokens = (await renew(tokens)).json();
    }
    const events = await renewals(`from=${from}`);
    expect(events.map(({ time }) => time.slice(11, 16))).toEqual(['12:39', '11:39', '10:39']);
    expect(events[0]).toMatchObject({ outcome: 'succeeded', actor: { id: 'usr_okolje' }, clientId: 'cli_okolje' });
  });

  it('contains refused renewals: each of a session, and of unknown tokens one a minute and network', async () => {
    const tokens = await signIn('okolje');
    api.clock.now += 3601;
    expect((await renew(tokens)).statusCode).toBe(400);
    const [ofOkolje] = await renewals('outcome=failed&userId=usr_okolje');
    expect(ofOkolje).toMatchObject({ time: '2026-11-18T11:07:01Z', clientId: 'cli_okolje' });
    const madeUp = { grant_type: 'refresh_token', refresh_token: 'made-up-and-long-enough' };
    for (let attempt = 0; attempt < 3; attempt++) await api.token(madeUp, '10.9.9.9');
    await api.token(madeUp, '10.9.8.8');
    const failed = await renewals('outcome=failed');
    const unknown = failed.filter(({ network }) => network!.startsWith('10.9.'));
    expect(unknown.map(({ network }) => network)).toEqual(['10.9.8.0/24', '10.9.9.0/24']);
    for (const event of unknown) expect(event).not.toHaveProperty('actor');
    expect(JSON.stringify(failed)).not.toContain(madeUp.refresh_token);
  });
});
