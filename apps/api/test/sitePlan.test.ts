import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractFaults } from './contractSchema.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('admin');
}, 120_000);
afterAll(() => api.close());

const url = '/api/clients/sitePlan?clientId=cli_obala';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"/>';

async function put(content: Buffer | string, search = '&description=Harbour', language = 'en-GB') {
  const response = await api.app.inject({
    method: 'PUT',
    url: `${url}${search}`,
    payload: Buffer.from(content),
    headers: {
      authorization: `Bearer ${admin}`,
      'content-type': 'application/octet-stream',
      'x-app-language': language,
    },
  });
  expect(contractFaults('setSitePlan', response)).toEqual([]);
  return response;
}
const change = (client: object) =>
  api.send('POST', '/api/network', { clients: [{ id: 'cli_obala', code: 'OBALA', name: 'Obala', ...client }] }, admin);

interface Plan {
  url: string;
  width: number;
  height: number;
  description: string;
}
const planOf = async (id: string, token = admin, language = 'en-GB') => {
  const response = await api.app.inject({
    url: '/api/clients/get',
    headers: { authorization: `Bearer ${token}`, 'x-app-language': language },
  });
  return response.json<{ id: string; sitePlan?: Plan }[]>().find((client) => client.id === id)?.sitePlan;
};
const station = { id: 'loc_koper', name: 'Koper', latitude: 45.5431, longitude: 13.7132 };
const koper = async () => {
  const list = (await api.get('/api/locations/map?clientId=cli_obala', admin)).json<{ id: string }[]>();
  return list.find(({ id }) => id === 'loc_koper');
};

describe('the site plan of a client', () => {
  it('is set, seen by the viewers of the client, replaced and removed', async () => {
    expect(await planOf('cli_obala')).toBeUndefined();
    expect((await put(drawing)).statusCode).toBe(204);
    const plan = await planOf('cli_obala');
    expect(plan).toMatchObject({ width: 1600, height: 1000, description: 'Harbour' });
    const own = await api.as('obala');
    const picture = await api.get(`/${plan!.url}`, own);
    expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([
      200,
      'image/svg+xml',
      drawing,
    ]);
    expect(picture.headers['cache-control']).toBe('private, max-age=604800');
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    expect((await api.get(url, await api.as('okolje'))).statusCode).toBe(404);
    expect((await api.send('DELETE', url, undefined, own)).statusCode).toBe(403);

    // A new picture keeps the description, a description in another language the others.
    expect((await put(drawing.replace('1600', '2000'), '')).statusCode).toBe(204);
    expect((await put(drawing, '&description=Luka', 'sl-SI')).statusCode).toBe(204);
    expect(await planOf('cli_obala')).toMatchObject({ width: 1600, description: 'Harbour' });
    expect(await planOf('cli_obala', admin, 'sl-SI')).toMatchObject({ description: 'Luka' });

    expect((await api.send('DELETE', url, undefined, admin)).statusCode).toBe(204);
    expect((await api.send('DELETE', url, undefined, admin)).statusCode).toBe(204);
    expect((await api.get(url, admin)).statusCode).toBe(404);
    expect(await planOf('cli_obala')).toBeUndefined();
    await api.app.services.audit.idle();
    const { events } = (await api.get('/api/audit/get?kind=networkChange&clientId=cli_obala', admin)).json<{
      events: { networkChanges: object[] }[];
    }>();
    expect(events).toHaveLength(4);
    expect(events[0]).toMatchObject({ networkChanges: [{ action: 'change', kind: 'client', label: 'OBALA' }] });
  });

  it('carries the positions of its stations, which outlast it', async () => {
    const positions = { stations: [{ ...station, planPosition: [0.25, 0.5] }] };
    expect((await change(positions)).statusCode).toBe(200);
    // Without a plan they mean nothing.
    expect(await koper()).not.toHaveProperty('planPosition');
    await put(drawing);
    expect(await koper()).toMatchObject({ planPosition: [0.25, 0.5] });
    const network = await api.get('/api/network/get', admin);
    expect(contractFaults('getNetwork', network)).toEqual([]);
    const client = network
      .json<{ clients: { id: string; stations: { id: string }[] }[] }>()
      .clients.find(({ id }) => id === 'cli_obala')!;
    expect(client).toMatchObject({ sitePlan: { width: 1600, description: { en: 'Harbour' } } });
    expect(client.stations).toContainEqual(expect.objectContaining({ id: 'loc_koper', planPosition: [0.25, 0.5] }));
    // An answer can be sent back.
    const same = (await api.send('POST', '/api/network', { clients: [client] }, admin)).json();
    expect(same).toEqual({ changes: [], isApplied: true });

    // The server does not have Croatian.
    const sitePlan = { description: { en: 'Quay', de: 'Kai', hr: 'Gat' } };
    const changed = await change({ sitePlan, stations: [{ ...station, planPosition: null }] });
    expect(contractFaults('changeNetwork', changed)).toEqual([]);
    expect(changed.json<{ changes: { fields: object[] }[] }>().changes.flatMap(({ fields }) => fields)).toContainEqual({
      field: 'planPosition',
      from: '0.25, 0.5',
      to: null,
    });
    expect(await planOf('cli_obala', admin, 'de-DE')).toMatchObject({ description: 'Kai' });
    expect(await koper()).not.toHaveProperty('planPosition');
    await change({ sitePlan: null });
    expect(await planOf('cli_obala')).toBeUndefined();
    const described = await change({ sitePlan });
    expect(described.json()).toMatchObject({ field: 'clients/0/sitePlan/description' });
  });

  it.each([[[0.5]], [[0.5, 1.2]], [[-0.1, 0]], ['middle']])('has no position %j', async (planPosition) => {
    const response = await change({ stations: [{ ...station, planPosition }] });
    expect([response.statusCode, response.json<{ field: string }>().field]).toEqual([
      400,
      expect.stringContaining('clients/0/stations/0/planPosition'),
    ]);
  });

  it.each([
    ['a script', '<script/>', '&description=A', 400, 'no picture of this kind'],
    ['a text', 'not a picture', '&description=A', 400, 'no picture of this kind'],
    ['a drawing without a size', '<svg width="100%"/>', '&description=A', 400, 'states no size'],
    ['without a description', drawing, '', 400, 'description'],
    ['with an empty description', drawing, '&description=', 400, 'description'],
    ['5,000,001 bytes', Buffer.alloc(5_000_001), '&description=A', 413, '5 MB'],
    ['nothing', '', '&description=A', 400, 'no picture'],
  ])('is not %s', async (_, content, search, status, reason) => {
    const response = await put(content, search);
    expect(response.statusCode, response.body).toBe(status);
    expect(response.json<{ message: string }>().message).toContain(reason);
    expect(await planOf('cli_obala')).toBeUndefined();
  });
});
