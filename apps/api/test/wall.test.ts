import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractFaults } from './contractSchema.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());

const actors = ['anonymous', 'okolje', 'zasavje', 'obala', 'obala-key', 'obala-api', 'admin'] as const;
type Actor = (typeof actors)[number];

async function statusOf(actor: Actor, url: string): Promise<number> {
  return (await api.get(url, actor === 'anonymous' ? undefined : await api.as(actor))).statusCode;
}

const period = 'from=2026-11-16&to=2026-11-17&interval=P1D';

/** What each target is called in each operation that reads stations, data and content. */
const targets = {
  public: { client: 'cli_okolje', location: 'loc_bezigrad', series: 'ser_bezigrad_pm10' },
  zasavje: { client: 'cli_zasavje', location: 'loc_trbovlje', series: 'ser_trbovlje_pm10' },
  obala: { client: 'cli_obala', location: 'loc_koper', series: 'ser_koper_pm10' },
  unknown: { client: 'cli_x', location: 'loc_x', series: 'ser_x' },
} as const;
type Target = keyof typeof targets;

const readers: Record<string, (of: (typeof targets)[Target]) => string> = {
  listLocations: ({ client }) => `/api/locations/map?clientId=${client}`,
  getLocation: ({ location }) => `/api/locations/location?locationId=${location}`,
  listSeries: ({ location }) => `/api/dataseries/get?locationId=${location}`,
  listAllSeries: ({ client }) => `/api/dataseries/getAll?clientId=${client}`,
  getData: ({ series }) => `/api/dataseries/getData?seriesIds=${series}&${period}`,
  exportData: ({ series }) => `/api/exportData/get?seriesIds=${series}&${period}`,
  alertsOfClient: ({ client }) => `/api/maintenanceAlerts/get?clientId=${client}`,
  alertsOfLocation: ({ location }) => `/api/maintenanceAlerts/get?locationId=${location}`,
  getStaticFile: ({ client }) => `/api/staticFiles/legend?clientId=${client}`,
};

const sees: Record<Actor, Target[]> = {
  anonymous: ['public'],
  okolje: ['public'],
  zasavje: ['public', 'zasavje'],
  obala: ['public', 'obala'],
  'obala-key': ['public', 'obala'],
  'obala-api': ['public', 'obala'],
  admin: ['public', 'zasavje', 'obala'],
};

describe.each(actors)('%s', (actor) => {
  it.each(Object.keys(readers))('reads by %s what is public or its own, and nothing else', async (reader) => {
    for (const target of Object.keys(targets) as Target[]) {
      const status = await statusOf(actor, readers[reader]!(targets[target]));
      expect(`${target} ${status}`).toBe(`${target} ${sees[actor].includes(target) ? 200 : 404}`);
    }
  });
});

describe('a foreign id', () => {
  it('is answered to the letter as one that does not exist', async () => {
    const token = await api.as('zasavje');
    for (const [name, url] of Object.entries(readers)) {
      const foreign = await api.get(url(targets.obala), token);
      const unknown = await api.get(url(targets.unknown), token);
      expect(`${name} ${foreign.body}`).toBe(`${name} ${unknown.body}`);
    }
    const users = ['usr_obala', 'usr_x', 'usr_admin'].map((id) => api.get(`/api/Account/users/${id}`, token));
    for (const response of await Promise.all(users)) expect(response.statusCode).toBe(404);
  });

  it('spoils the whole list it stands in', async () => {
    const url = `/api/dataseries/getData?seriesIds=ser_bezigrad_pm10,ser_koper_pm10&${period}`;
    expect(await statusOf('zasavje', url)).toBe(404);
    expect(await statusOf('obala', url)).toBe(200);
  });
});

describe('users', () => {
  it.each([
    ['anonymous', 401, 401],
    ['okolje', 403, 404],
    ['obala', 403, 200],
    ['obala-key', 403, 200],
    ['obala-api', 403, 403],
    ['admin', 200, 200],
  ] as const)('%s lists all with %d, those of OBALA with %d', async (actor, all, ofClient) => {
    expect(await statusOf(actor, '/api/Account/users/')).toBe(all);
    expect(await statusOf(actor, '/api/Account/users/client/cli_obala')).toBe(ofClient);
  });

  const body = { fullName: 'N', email: 'n@example.org', password: 'Secret-1', roles: ['ClientUser'] };
  const add = async (actor: Exclude<Actor, 'anonymous'>, more: object) =>
    api.send('POST', '/api/Account/users/', { ...body, userName: 'newcomer', ...more }, await api.as(actor));

  it('are added by key users in their own client only, and never as administrators', async () => {
    expect((await add('obala', { clientId: 'cli_obala' })).statusCode).toBe(403);
    expect((await add('obala-key', { clientId: 'cli_zasavje' })).statusCode).toBe(403);
    expect((await add('obala-key', { clientId: 'cli_x' })).statusCode).toBe(403);
    expect((await add('obala-key', { clientId: 'cli_obala', roles: ['administrator'] })).statusCode).toBe(403);
    const noClient = await add('admin', {});
    expect(noClient.statusCode).toBe(400);
    expect(noClient.json().message).toBe('Client is missing');
  });

  const edit = async (method: 'PUT' | 'DELETE', actor: Exclude<Actor, 'anonymous'>, id: string) => {
    const user = {
      id,
      userName: 'changed',
      fullName: 'N',
      email: `${id}@example.com`,
      clientId: 'cli_obala',
      roles: ['ClientUser'],
    };
    return api.send(method, `/api/Account/users/${id}`, method === 'PUT' ? user : undefined, await api.as(actor));
  };

  it('of another client are out of reach of a key user', async () => {
    expect((await edit('PUT', 'obala-key', 'usr_zasavje')).statusCode).toBe(404);
    expect((await edit('DELETE', 'obala-key', 'usr_zasavje')).statusCode).toBe(404);
    expect((await edit('DELETE', 'obala-key', 'usr_admin')).statusCode).toBe(404);
    expect((await edit('DELETE', 'obala', 'usr_marko.kos')).statusCode).toBe(403);
    expect((await edit('DELETE', 'obala', 'usr_zasavje')).statusCode).toBe(404);
  });

  it('that are key users are never deleted', async () => {
    for (const id of ['usr_obala-key', 'usr_obala-api']) {
      const refused = await edit('DELETE', 'admin', id);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toBe("Can't delete key user");
    }
  });

  it('of the back-office are changed nowhere here', async () => {
    const id = 'usr_petra.back-office';
    expect((await edit('PUT', 'admin', id)).statusCode).toBe(400);
    expect((await edit('DELETE', 'admin', id)).statusCode).toBe(400);
    const url = `/api/Account/users/changeUserPassword/${id}`;
    expect((await api.send('PUT', url, { newPassword: 'Secret-1' }, await api.as('admin'))).statusCode).toBe(400);
  });
});

describe('a change of the user', () => {
  it('counts from the next request', async () => {
    const admin = await api.as('admin');
    const marko = await api.as('marko.kos');
    expect((await api.get('/api/locations/map?clientId=cli_obala', marko)).statusCode).toBe(200);
    const me = (await api.get('/api/Account/users/me', marko)).json();
    const { id, userName, fullName, email } = me;
    const moved = { id, userName, fullName, email, clientId: 'cli_zasavje', roles: ['ClientUser'] };
    expect((await api.send('PUT', `/api/Account/users/${id}`, moved, admin)).statusCode).toBe(200);
    expect((await api.get('/api/locations/map?clientId=cli_obala', marko)).statusCode).toBe(404);
    expect((await api.get('/api/locations/map?clientId=cli_zasavje', marko)).statusCode).toBe(200);
    expect((await api.send('DELETE', `/api/Account/users/${id}`, undefined, admin)).statusCode).toBe(204);
    const gone = await api.get('/api/Account/users/me', marko);
    expect(gone.statusCode).toBe(401);
    expect(contractFaults('getMe', gone)).toEqual([]);
  });
});
