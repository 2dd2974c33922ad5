import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { everything, within } from '../src/db/scope.ts';
import { startApi, type TestApi } from './helpers.ts';
import { temporarySchema } from './postgres.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (databaseUrl === undefined) {
  console.warn('ZRAK_TEST_DATABASE_URL is not set: events of changes are tested on the embedded database only.');
}

/** The tables of audited changes. */
const tables = [
  'app_user',
  'refresh_token',
  'one_time_token',
  'api_key',
  'client',
  'client_logo',
  'site_plan',
  'location',
  'series',
  'instrument',
  'photo',
  'report',
  'written_text',
  'maintenance_alert',
  'measurement_chunk',
  'measurement_import',
];

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const newPassword = 'Lipov-cvet-1';

interface Change {
  name: string;
  /** Of its event. */
  kind: string;
  /** Of the answer once the change is made. */
  status: number;
  /** Of the answer while events cannot be stored; by default 503. */
  refused?: number;
  prepare?: () => Promise<void>;
  send: () => Promise<LightMyRequestResponse>;
}

let api: TestApi;
const db = () => api.app.services.database.db;

/** Digests of the tables, without the events. */
const stored = () =>
  within(everything, async () => {
    const digests: Record<string, string | null> = {};
    for (const table of tables) {
      const { rows } = await sql<{ digest: string | null }>`
        select md5(string_agg(row::text, ' ' order by row::text)) as digest from ${sql.table(table)} as row`.execute(
        db(),
      );
      digests[table] = rows[0]!.digest;
    }
    return digests;
  });

const eventsOf = (kind: string) =>
  within(everything, async () => {
    await api.app.services.background.idle();
    await api.app.services.audit.idle();
    const events = db().selectFrom('auditEvent').select('id').where('kind', '=', kind);
    return (await events.where('outcome', '=', 'succeeded').execute()).length;
  });

/** @param code of the error with which the database refuses events: 53100 is a full disk */
async function withoutEvents<T>(code: string, work: () => Promise<T>): Promise<T> {
  await sql`
    create function refuse_event() returns trigger language plpgsql as $$
    begin raise exception 'No event.' using errcode = ${sql.lit(code)}; end $$`.execute(db());
  await sql`
    create trigger refuse_event before insert on audit_event for each row
    when (new.outcome = 'succeeded') execute function refuse_event()`.execute(db());
  try {
    return await work();
  } finally {
    await api.app.services.background.idle();
    await api.app.services.audit.idle();
    await sql`drop trigger refuse_event on audit_event`.execute(db());
    await sql`drop function refuse_event`.execute(db());
  }
}

type Method = 'POST' | 'PUT' | 'DELETE';

async function sendAs(userName: string, method: Method, url: string, body?: object): Promise<LightMyRequestResponse> {
  return api.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${await api.as(userName)}`,
      'x-app-language': 'en-GB',
      ...(Buffer.isBuffer(body) ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
}
const byAdmin = (method: Method, url: string, body?: object) => sendAs('admin', method, url, body);

const userIdOf = (userName: string) =>
  within(everything, async () => (await api.app.services.users.byName(userName))!.id);
const linkFor = (id: string, purpose: 'confirm-user' | 'reset-password') =>
  within(everything, () => api.app.services.oneTimeTokens.issue(id, purpose));

const clerk = { userName: 'clerk', fullName: 'Clerk', email: 'clerk@example.org', roles: ['ClientUser'] };
const second = { userName: 'second', fullName: 'Second', email: 'second@example.org' };
const ofObala = { clientId: 'cli_obala' };
/** Of what a change before has added. */
const ids = { clerk: '', chief: '', key: '', alert: '', report: '', photo: '' };

async function noting(id: keyof typeof ids, answer: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const response = await answer;
  const { id: added, key } = response.json<{ id?: string; key?: { id: string } }>();
  ids[id] = added ?? key?.id ?? '';
  return response;
}

const changesOfUsers: Change[] = [
  {
    name: 'adding a user',
    kind: 'userAdd',
    status: 201,
    send: () =>
      noting('clerk', byAdmin('POST', '/api/Account/users/', { ...clerk, ...ofObala, password: newPassword })),
  },
  {
    name: 'changing a user, by a manager with a narrower view',
    kind: 'userChange',
    status: 200,
    send: () =>
      sendAs('obala-key', 'PUT', `/api/Account/users/${ids.clerk}`, { id: ids.clerk, ...clerk, jobTitle: 'A' }),
  },
  {
    name: 'taking the role of an administrator',
    kind: 'userChange',
    status: 200,
    async prepare() {
      const roles = ['administrator'];
      await noting('chief', byAdmin('POST', '/api/Account/users/', { ...second, roles, password: newPassword }));
    },
    send: () =>
      byAdmin('PUT', `/api/Account/users/${ids.chief}`, {
        ...second,
        ...ofObala,
        id: ids.chief,
        roles: ['ClientUser'],
      }),
  },
  {
    name: 'setting a password',
    kind: 'passwordSet',
    status: 204,
    send: () =>
      sendAs('obala-key', 'PUT', `/api/Account/users/changeUserPassword/${ids.clerk}`, { newPassword: 'Bela-koza-7' }),
  },
  {
    name: 'deleting a user',
    kind: 'userDelete',
    status: 204,
    send: () => sendAs('obala-key', 'DELETE', `/api/Account/users/${ids.clerk}`),
  },
  {
    name: 'a sign-up: the user and the link',
    kind: 'signUp',
    status: 202,
    // The answer must not tell whether the address is known.
    refused: 202,
    send: () =>
      api.send('POST', '/register/', { email: 'fresh@example.org', password: newPassword, fullname: 'Fresh One' }),
  },
  {
    name: 'a sign-up with an address that was not confirmed: the link',
    kind: 'signUp',
    status: 202,
    refused: 202,
    prepare: () =>
      within(everything, async () => {
        const { id } = (await api.app.services.users.byEmail('marko.kos@example.org'))!;
        await api.app.services.users.change(id, { status: 'unconfirmed' });
      }),
    send: () =>
      api.send('POST', '/register/', { email: 'marko.kos@example.org', password: newPassword, fullname: 'Marko Kos' }),
  },
];

let token = '';
let session = { access_token: '', refresh_token: '' };
const signIn = (username: string, password = demoPassword) => api.token({ grant_type: 'password', username, password });
const revoke = () =>
  api.app.inject({
    method: 'POST',
    url: '/connect/revocation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `client_id=portal-spa&token=${session.refresh_token}`,
  });
async function newSession(): Promise<void> {
  session = (await signIn('obala')).json();
}

const changesOfAccounts: Change[] = [
  {
    name: 'a confirmation',
    kind: 'confirmation',
    status: 204,
    async prepare() {
      token = await linkFor(await userIdOf('fresh@example.org'), 'confirm-user');
    },
    send: async () => {
      const userId = await userIdOf('fresh@example.org');
      return api.send('POST', `/api/Account/users/confirmUser/${userId}`, { token, userId });
    },
  },
  {
    name: 'a request for a reset: its link',
    kind: 'resetRequest',
    status: 202,
    refused: 202,
    send: () => api.send('POST', '/api/email/resetPassword/', { email: 'obala@example.org' }),
  },
  {
    name: 'a reset password',
    kind: 'passwordReset',
    status: 204,
    async prepare() {
      token = await linkFor('usr_okolje', 'reset-password');
    },
    send: () =>
      api.send('PUT', '/api/Account/users/resetPassword/usr_okolje', { id: 'usr_okolje', token, newPassword }),
  },
  {
    name: 'a changed password',
    kind: 'passwordChange',
    status: 204,
    send: () =>
      sendAs('zasavje', 'PUT', '/api/Account/users/changePassword/me', { oldPassword: demoPassword, newPassword }),
  },
  { name: 'signing in', kind: 'signIn', status: 200, send: () => signIn('obala') },
  {
    name: 'the first renewal of a session',
    kind: 'sessionRenewal',
    status: 200,
    prepare: newSession,
    send: () => api.token({ grant_type: 'refresh_token', refresh_token: session.refresh_token }),
  },
  { name: 'signing out', kind: 'signOut', status: 204, prepare: newSession, send: revoke },
  {
    name: 'ending one session',
    kind: 'sessionEnd',
    status: 204,
    prepare: newSession,
    async send() {
      const sessions = (await api.get('/api/Account/sessions', session.access_token)).json<
        { id: string; isCurrent: boolean }[]
      >();
      const { id } = sessions.find(({ isCurrent }) => !isCurrent)!;
      return api.send('POST', '/api/Account/sessions/end', { currentPassword: demoPassword, id }, session.access_token);
    },
  },
  {
    name: 'ending all other sessions',
    kind: 'sessionEnd',
    status: 204,
    prepare: async () => void (await signIn('obala')),
    send: () => api.send('POST', '/api/Account/sessions/end', { currentPassword: demoPassword }, session.access_token),
  },
  {
    name: 'ending the sessions of another user',
    kind: 'sessionEnd',
    status: 204,
    send: () => sendAs('obala-key', 'DELETE', '/api/Account/users/usr_obala/sessions'),
  },
];

const alert = {
  ...ofObala,
  from: '2026-12-01T07:00:00Z',
  to: '2026-12-01T11:00:00Z',
  title: { en: 'Calibration' },
  message: { en: 'Calibration' },
};
const text = '/api/staticFiles/usefulLinks?culture=sl-SI&clientId=cli_obala';
const reportFacts = 'clientId=cli_obala&title=Annual&year=2025&type=annual&language=en&fileName=a.pdf';
const station = { name: 'Quay 7', latitude: 45.55, longitude: 13.73, timeZone: 'UTC', series: [] };
const values = 'timestamp,PM10\n2023-03-01T00:00:00Z,1\n2023-03-01T01:00:00Z,2\n2023-03-01T02:00:00Z,3\n';
const importOptions = encodeURIComponent(JSON.stringify({ stations: { '': 'quay-7' }, interval: 'PT1H' }));

const changesOfContent: Change[] = [
  {
    name: 'creating an API key',
    kind: 'apiKeyCreate',
    status: 201,
    send: () => noting('key', sendAs('obala-key', 'POST', '/api/apiKeys', { ...ofObala, name: 'Logger' })),
  },
  {
    name: 'revoking an API key',
    kind: 'apiKeyRevoke',
    status: 204,
    send: () => sendAs('obala-key', 'DELETE', `/api/apiKeys/${ids.key}`),
  },
  {
    name: 'changing the network',
    kind: 'networkChange',
    status: 200,
    send: () =>
      byAdmin('POST', '/api/network', { clients: [{ code: 'PORT', name: 'Port', public: true, stations: [station] }] }),
  },
  {
    name: 'setting a logo',
    kind: 'networkChange',
    status: 204,
    send: async () =>
      api.app.inject({
        method: 'PUT',
        url: '/api/clients/logo?clientId=cli_obala',
        headers: { authorization: `Bearer ${await api.as('admin')}`, 'content-type': 'image/png' },
        payload: pixel,
      }),
  },
  {
    name: 'importing a file',
    kind: 'measurementsImport',
    status: 200,
    // The answer has begun before the import; its last line has the outcome.
    refused: 200,
    send: () => byAdmin('POST', `/api/imports?name=quay.csv&options=${importOptions}`, Buffer.from(values)),
  },
  {
    name: 'adding a maintenance alert',
    kind: 'contentChange',
    status: 201,
    send: () => noting('alert', byAdmin('POST', '/api/maintenanceAlerts', alert)),
  },
  {
    name: 'changing a maintenance alert',
    kind: 'contentChange',
    status: 200,
    send: () => byAdmin('PUT', `/api/maintenanceAlerts/${ids.alert}`, { ...alert, title: { en: 'Service' } }),
  },
  {
    name: 'removing a maintenance alert',
    kind: 'contentChange',
    status: 204,
    send: () => byAdmin('DELETE', `/api/maintenanceAlerts/${ids.alert}`),
  },
  {
    name: 'adding a report',
    kind: 'contentChange',
    status: 201,
    send: () => noting('report', byAdmin('POST', `/api/reports?${reportFacts}`, Buffer.from('%PDF-1.7'))),
  },
  {
    name: 'removing a report',
    kind: 'contentChange',
    status: 204,
    send: () => byAdmin('DELETE', `/api/reports/${ids.report}`),
  },
  {
    name: 'adding a photo',
    kind: 'contentChange',
    status: 201,
    send: () => noting('photo', byAdmin('POST', '/api/locations/photo?locationId=loc_koper&alt=Quay', pixel)),
  },
  {
    name: 'removing a photo',
    kind: 'contentChange',
    status: 204,
    send: () => byAdmin('DELETE', `/api/locations/photo?photoId=${ids.photo}`),
  },
  {
    name: 'writing a text',
    kind: 'contentChange',
    status: 200,
    send: () => byAdmin('PUT', text, { title: 'A', body: 'B' }),
  },
  {
    name: 'removing a text',
    kind: 'contentChange',
    status: 204,
    send: () => byAdmin('DELETE', text),
  },
];

const changes = [...changesOfUsers, ...changesOfAccounts, ...changesOfContent];

for (const isServer of [false, true]) {
  describe.skipIf(isServer && databaseUrl === undefined)(
    `a change in ${isServer ? 'PostgreSQL' : 'the embedded database'} is made with its event or not at all`,
    () => {
      let schema: Awaited<ReturnType<typeof temporarySchema>> | undefined;
      beforeAll(async () => {
        if (isServer) schema = await temporarySchema(databaseUrl!);
        api = await startApi(schema === undefined ? {} : { settings: { databaseUrl: schema.url } });
        for (const name of ['admin', 'obala-key', 'zasavje']) await api.as(name);
      }, 120_000);
      afterAll(async () => {
        await api.close();
        await schema?.drop();
      });

      it.each(changes)('$name', async ({ kind, status, refused = 503, prepare, send }) => {
        await prepare?.();
        const [before, count] = [await stored(), await eventsOf(kind)];
        const answer = await withoutEvents('53100', send);
        expect(answer.statusCode, answer.body).toBe(refused);
        expect([await stored(), await eventsOf(kind)]).toEqual([before, count]);

        const again = await send();
        expect(again.statusCode, again.body).toBe(status);
        expect(await eventsOf(kind)).toBe(count + 1);
        expect(await stored()).not.toEqual(before);
      });

      it('and a failure that is no outage is answered 500', async () => {
        const before = await stored();
        expect((await withoutEvents('P0001', () => signIn('obala'))).statusCode).toBe(500);
        expect(await stored()).toEqual(before);
      });
    },
  );
}
