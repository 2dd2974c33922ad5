import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.as('admin');
}, 120_000);
beforeEach(() => moveKoper('cli_obala'));
afterAll(() => api.close());

const listed = async <T>(url: string) => (await api.get(url, admin)).json<T[]>();

interface Clients {
  clients: { id: string; code: string; name: string; stations: { id: string }[] }[];
}

async function moveKoper(id: string): Promise<void> {
  const network = (await api.get('/api/network/get', admin)).json<Clients>();
  const station = network.clients.flatMap(({ stations }) => stations).find((one) => one.id === 'loc_koper');
  const { code, name } = network.clients.find((client) => client.id === id)!;
  const body = { clients: [{ id, code, name, stations: [station] }] };
  const moved = await api.send('POST', '/api/network', body, admin);
  expect(moved.statusCode, moved.body).toBe(200);
}

const maintenanceOf = async (clientId: string) =>
  (await listed<{ title: string }>(`/api/maintenanceAlerts/get?clientId=${clientId}`)).map(({ title }) => title);

it('takes its maintenance with it to another client', async () => {
  const works = { from: '2026-12-01T07:00:00Z', to: '2026-12-01T11:00:00Z', message: { en: 'Until noon.' } };
  for (const [locationId, title] of [
    ['loc_koper', 'Of the station'],
    [undefined, 'Of the client'],
  ]) {
    const body = { ...works, clientId: 'cli_obala', locationId, title: { en: title } };
    expect((await api.send('POST', '/api/maintenanceAlerts', body, admin)).statusCode).toBe(201);
  }
  await moveKoper('cli_okolje');
  expect(await maintenanceOf('cli_okolje')).toContain('Of the station');
  const left = await maintenanceOf('cli_obala');
  expect(left).not.toContain('Of the station');
  expect(left).toContain('Of the client');
});

it('takes its subscriptions to monthly reports with it, also where one of an earlier time is left', async () => {
  const subscribe = async (clientId: string) => {
    const body = { clientId, locationId: 'loc_koper' };
    expect((await api.send('POST', '/api/reports/subscriptions', body, admin)).statusCode).toBe(201);
  };
  const subscribed = async () =>
    (await listed<{ clientId: string; locationId?: string }>('/api/reports/subscriptions/get'))
      .filter(({ locationId }) => locationId === 'loc_koper')
      .map(({ clientId }) => clientId);
  await subscribe('cli_obala');
  await moveKoper('cli_okolje');
  expect(await subscribed()).toEqual(['cli_okolje']);
  // Left behind by a version in which they stayed.
  const { db } = api.app.services.database;
  const [row] = await db.selectFrom('reportSubscription').selectAll().where('locationId', '=', 'loc_koper').execute();
  await db
    .insertInto('reportSubscription')
    .values({ ...row!, id: 'rps_left', clientId: 'cli_obala' })
    .execute();
  await moveKoper('cli_obala');
  expect(await subscribed()).toEqual(['cli_obala']);
});

it('leaves the keys of data loggers behind, also where it comes back or another one takes its id', async () => {
  const manager = await api.as('obala-key');
  const body = { name: 'Logger', clientId: 'cli_obala', locationIds: ['loc_koper'] };
  const created = await api.send('POST', '/api/apiKeys', body, manager);
  expect(created.statusCode, created.body).toBe(201);
  const { key, secret } = created.json<{ key: { id: string }; secret: string }>();
  const stationsOfKey = async () =>
    (await api.get('/api/apiKeys/get', manager))
      .json<{ id: string; locations: { id: string }[] }[]>()
      .find(({ id }) => id === key.id)!
      .locations.map(({ id }) => id);
  const { db } = api.app.services.database;
  const openFor = (locationIds: string[]) =>
    db.updateTable('apiKey').set({ locationIds }).where('id', '=', key.id).execute();
  const write = async () => {
    const [first] = await listed<{ id: string }>('/api/dataseries/get?locationId=loc_koper');
    const series = [{ seriesId: first!.id, times: ['2026-11-20T10:00:00Z'], values: [1] }];
    return (await api.send('POST', '/api/measurements', { series }, secret)).statusCode;
  };
  expect([await stationsOfKey(), await write()]).toEqual([['loc_koper'], 200]);
  await moveKoper('cli_okolje');
  expect(await stationsOfKey()).toEqual([]);
  await moveKoper('cli_obala');
  expect([await stationsOfKey(), await write()]).toEqual([[], 404]);

  // In the scope that an earlier version has left, a station of another client is not named.
  await openFor(['loc_koper', 'loc_bezigrad']);
  expect(await stationsOfKey()).toEqual(['loc_koper']);

  const network = (await api.get('/api/network/get', admin)).json<Clients>();
  const { id, code, name, stations } = network.clients.find((client) => client.id === 'cli_obala')!;
  const station = stations.find((one) => one.id === 'loc_koper');
  const removal = { remove: [{ kind: 'station', id: 'loc_koper' }], removeMeasurements: true };
  expect((await api.send('POST', '/api/network', removal, admin)).statusCode).toBe(200);
  const again = { clients: [{ id, code, name, stations: [station] }] };
  expect((await api.send('POST', '/api/network', again, admin)).statusCode).toBe(200);
  expect([await stationsOfKey(), await write()]).toEqual([[], 404]);
});
