import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import { applyChanges, OutdatedPlan } from '../src/network/apply.ts';
import type { Change } from '../src/network/plan.ts';
import { readNetwork } from '../src/network/state.ts';
import { contractFaults } from './contractSchema.ts';
import { startApi, testNow, type TestApi } from './helpers.ts';

let api: TestApi;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.as('admin');
}, 120_000);
afterAll(() => api.close());

interface Result {
  changes: {
    action: string;
    kind: string;
    id: string;
    label: string;
    fields: object[];
    removesMeasurements: boolean;
  }[];
  isApplied: boolean;
  notes?: { field: string; message: string }[];
}
interface Refusal {
  message: string;
  field?: string;
  faults?: { field: string; message: string }[];
  conflict?: string;
  series?: string[];
}

async function change<T = Result>(body: object, status = 200, language = 'en-GB'): Promise<T> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/network',
    headers: { authorization: `Bearer ${admin}`, 'x-app-language': language },
    payload: body,
  });
  expect(response.statusCode, response.body).toBe(status);
  expect(contractFaults('changeNetwork', response)).toEqual([]);
  return response.json();
}

async function network() {
  const response = await api.get('/api/network/get', admin);
  expect(response.statusCode, response.body).toBe(200);
  expect(contractFaults('getNetwork', response)).toEqual([]);
  return response.json<{
    clients: {
      id: string;
      code: string;
      hasLogo: boolean;
      stations: { id: string; series: { id: string; isMeasured: boolean }[] }[];
    }[];
    parameters: { code: string }[];
  }>();
}
const clientOf = async (code: string) => (await network()).clients.find((client) => client.code === code)!;
const stationsOf = async (clientId: string) =>
  (await api.get(`/api/locations/map?clientId=${clientId}`, admin)).json<{ id: string; name: string }[]>();

const quay = {
  name: 'Quay 7',
  latitude: 45.55,
  longitude: 13.73,
  timeZone: 'Europe/Ljubljana',
  series: [{ parameter: 'PM10', interval: 'PT1H' }],
};
const port = { code: 'PORT', name: 'Port of Koper', public: true, stations: [quay] };

describe('the network over HTTP', () => {
  it('answers what changes, and changes nothing in a dry run', async () => {
    const before = await network();
    const { changes, isApplied } = await change({ clients: [port], isDryRun: true });
    expect(isApplied).toBe(false);
    expect(changes.map(({ action, kind, id, label }) => [action, kind, id, label])).toEqual([
      ['add', 'client', 'port', 'PORT'],
      ['add', 'station', 'quay-7', 'PORT/quay-7'],
      ['add', 'series', 'quay-7_pm10', 'PORT/quay-7/PM10'],
    ]);
    expect(changes[2]!.fields).toContainEqual({ field: 'interval', to: 'PT1H' });
    expect(await network()).toEqual(before);
  });

  it('accepts texts in any language, and names those that the portal does not have', async () => {
    const instrument = { id: 'dust', maker: 'Palas', model: 'Fidas', principle: { en: 'Light', si: 'Svetloba' } };
    const clients = [{ ...port, stations: [{ ...quay, instruments: [instrument] }] }];
    expect((await change({ clients, isDryRun: true }, 200, 'de-DE')).notes).toEqual([
      {
        field: 'clients/0/stations/0/instruments/0/principle/si',
        message: 'si ist keine der Sprachen des Portals (en, sl, de); das Portal zeigt diesen Text nicht.',
      },
    ]);
    expect(await change({ clients: [port], isDryRun: true })).not.toHaveProperty('notes');
  });

  it('shows a new client at once, and accepts what it answers', async () => {
    expect((await change({ clients: [port] })).isApplied).toBe(true);
    expect(await stationsOf('port')).toMatchObject([{ id: 'quay-7', name: 'Quay 7' }]);
    const added = await clientOf('PORT');
    expect(added).toMatchObject({ hasLogo: false, stations: [{ series: [{ id: 'quay-7_pm10', isMeasured: false }] }] });
    expect((await change({ clients: (await network()).clients })).changes).toEqual([]);
    await api.app.services.audit.idle();
    const { events } = (await api.get('/api/audit/get?kind=networkChange', admin)).json<{ events: object[] }>();
    expect(events).toEqual([
      expect.objectContaining({
        actor: { id: 'usr_admin', userName: 'admin' },
        clientId: 'port',
        networkChanges: [
          { action: 'add', kind: 'client', label: 'PORT' },
          { action: 'add', kind: 'station', label: 'PORT/quay-7' },
          { action: 'add', kind: 'series', label: 'PORT/quay-7/PM10' },
        ],
      }),
    ]);
  });

  it('renames and moves a station by its id; one without id is new, also of the same name', async () => {
    const client = { code: 'PORT', name: port.name, public: true };
    const renamed = { ...quay, id: 'quay-7', name: 'Quay 8', series: [] };
    const { changes } = await change({ clients: [{ ...client, id: 'port', stations: [renamed] }] });
    expect(changes).toMatchObject([{ id: 'quay-7', fields: [{ field: 'name', from: 'Quay 7', to: 'Quay 8' }] }]);
    const same = { clients: [{ ...client, id: 'port', stations: [{ ...renamed, id: undefined }] }], isDryRun: true };
    expect((await change(same)).changes).toMatchObject([{ action: 'add', kind: 'station', id: 'quay-8' }]);
    const pier = { code: 'PIER', name: 'Pier', stations: [renamed] };
    expect((await change({ clients: [pier] })).changes).toMatchObject([
      { action: 'add', kind: 'client' },
      { action: 'change', kind: 'station', fields: [{ field: 'client', from: 'port', to: 'pier' }] },
    ]);
    expect([await stationsOf('port'), await stationsOf('pier')]).toMatchObject([[], [{ id: 'quay-7' }]]);
  });

  it.each([
    [
      'en-GB',
      'latitude is to be at most 90, not 145.5.',
      'Is to be at most 90, not 145.5.',
      '"PM-10" is not known; did you mean "PM10"?',
    ],
    [
      'sl-SI',
      'latitude sme biti največ 90, ne 145.5.',
      'Sme biti največ 90, ne 145.5.',
      '"PM-10" ni znano; ste mislili »PM10«?',
    ],
    [
      'de-DE',
      'latitude ist höchstens 90, nicht 145.5.',
      'Ist höchstens 90, nicht 145.5.',
      '"PM-10" ist nicht bekannt; meinten Sie „PM10“?',
    ],
  ])('names the faults of a body with their fields, in %s', async (language, message, latitude, parameter) => {
    const wrong = { ...quay, latitude: 145.5 };
    const far = { clients: [{ ...port, code: 'FAR', stations: [wrong] }] };
    const field = 'clients/0/stations/0/latitude';
    expect(await change<Refusal>(far, 400, language)).toEqual({
      message,
      field,
      faults: [{ field, message: latitude }],
    });
    const unknown = { ...quay, series: [{ parameter: 'PM-10', interval: 'PT1H' }] };
    const { faults } = await change<Refusal>(
      { clients: [{ ...port, code: 'FAR', stations: [unknown] }] },
      400,
      language,
    );
    expect(faults).toEqual([{ field: 'clients/0/stations/0/series/0/parameter', message: parameter }]);
  });

  it.each([
    [{ clients: [{ ...port, code: 'api' }] }, 'clients/0/code'],
    [{ clients: [port] }, 'clients/0/code'],
    [
      { clients: [{ ...port, code: 'FAR', stations: [{ ...quay, timeZone: 'Mars' }] }] },
      'clients/0/stations/0/timeZone',
    ],
    [{ clients: [{ ...port, code: 'FAR', colour: 'red' }] }, 'clients/0/colour'],
    [{ clients: [{ ...port, code: 'FAR', users: [] }] }, 'clients/0/users'],
    [{ clients: 'all' }, 'clients'],
    [{ remove: [{ kind: 'station', id: 'nowhere' }] }, 'remove/0/id'],
    [{ remove: [{ kind: 'user', id: 'usr_admin' }] }, 'remove/0/kind'],
    [{ clients: [{ id: 'port', ...port }], remove: [{ kind: 'client', id: 'port' }] }, 'clients/0'],
    [
      {
        clients: [
          {
            ...port,
            code: 'FAR',
            stations: [{ ...quay, series: [{ id: 'ser_koper_pm10', parameter: 'NO2', interval: 'PT1H' }] }],
          },
        ],
      },
      'clients/0/stations/0/series/0/id',
    ],
    [[], ''],
  ])('refuses %j', async (body, field) => {
    const before = await network();
    expect((await change<Refusal>(body, 400)).field).toBe(field);
    expect(await network()).toEqual(before);
  });

  it('refuses more objects than the contract allows, and what the tables refuse, without a failure', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ code: `C${index}`, name: 'C' }));
    expect((await change<Refusal>({ clients: many }, 400)).message).toBe(
      'Not valid: clients. At most 1,000 entries are possible.',
    );
    const series = ['PM10', 'NO2'].map((parameter) => ({ id: 'twice', parameter, interval: 'PT1H' }));
    const twice = { clients: [{ ...port, code: 'FAR', stations: [{ ...quay, series }] }] };
    expect(await change<Refusal>(twice, 409)).toMatchObject({
      conflict: 'exists',
      message: expect.stringContaining('Nothing'),
    });
    expect((await network()).clients.map(({ code }) => code)).not.toContain('FAR');
  });

  it('removes measurements only on request, and names their series', async () => {
    const remove = [{ kind: 'series', id: 'ser_koper_pm10' }];
    const refused = await change<Refusal>({ remove }, 409, 'sl-SI');
    expect(refused).toMatchObject({ conflict: 'measurements', series: ['OBALA/loc_koper/PM10'] });
    expect(refused.message).toBe('Nič ni bilo spremenjeno: 1 podatkovni niz ima meritve, ki bi se izbrisale.');
    const { changes } = await change({ remove, isDryRun: true });
    expect(changes).toMatchObject([{ id: 'ser_koper_pm10', removesMeasurements: true }]);
    expect((await change({ remove, removeMeasurements: true })).isApplied).toBe(true);
    const series = (await api.get('/api/dataseries/get?locationId=loc_koper', admin)).json<{ id: string }[]>();
    expect(series.map(({ id }) => id)).not.toContain('ser_koper_pm10');
  });

  it('asks before a series with measurements gets another interval', async () => {
    const obala = await clientOf('OBALA');
    const station = obala.stations.find(({ series }) => series.some(({ isMeasured }) => isMeasured))!;
    const series = station.series.map((one) => ({ ...one, interval: 'PT3H' }));
    const { conflict } = await change<Refusal>({ clients: [{ ...obala, stations: [{ ...station, series }] }] }, 409);
    expect(conflict).toBe('measurements');
  });

  it('removes a client with its stations and users', async () => {
    const remove = [{ kind: 'client', id: 'cli_zasavje' }];
    const { changes } = await change({ remove, removeMeasurements: true });
    expect(new Set(changes.map(({ action, kind }) => `${action} ${kind}`))).toEqual(
      new Set(['remove user', 'remove series', 'remove instrument', 'remove station', 'remove client']),
    );
    expect(await clientOf('ZASAVJE')).toBeUndefined();
  });

  it('is refused if the network changed between plan and change', async () => {
    const { db } = api.app.services.database;
    const plan = (): Change[] => [];
    const stale = { action: 'remove', kind: 'client', label: 'PORT', row: {}, fields: [], values: {} } as const;
    await within(everything, async () => {
      await readNetwork(db);
      const changes = [{ ...stale, fields: [], removesMeasurements: false }];
      await expect(applyChanges(db, changes, { now: testNow, plan, givesPasswords: false })).rejects.toThrow(
        OutdatedPlan,
      );
    });
  });
});

describe('the logo of a client', () => {
  const url = '/api/clients/logo?clientId=port';
  const put = (payload: Buffer | string, type: string) =>
    api.app.inject({
      method: 'PUT',
      url,
      payload,
      headers: { authorization: `Bearer ${admin}`, 'content-type': type },
    });

  it('is set, seen and removed', async () => {
    const set = await put('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml');
    expect([set.statusCode, set.body]).toEqual([204, '']);
    const shown = await api.get(url, admin);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await clientOf('PORT')).hasLogo).toBe(true);
    expect((await api.send('DELETE', url, undefined, admin)).statusCode).toBe(204);
    expect((await api.get(url, admin)).statusCode).toBe(404);
    expect((await api.send('DELETE', url, undefined, admin)).statusCode).toBe(204);
    await api.app.services.audit.idle();
    const { events } = (await api.get('/api/audit/get?kind=networkChange&clientId=port', admin)).json<{
      events: { networkChanges: object[] }[];
    }>();
    expect(events.slice(0, 2)).toMatchObject([
      { networkChanges: [{ label: 'PORT' }] },
      { networkChanges: [{ label: 'PORT' }] },
    ]);
  });

  it.each([
    ['a script', '<script/>', 'image/svg+xml', 400],
    ['a page', '<?xml version="1.0"?><html/>', 'image/svg+xml', 400],
    ['a text', 'not a picture', 'image/png', 400],
    ['another type', '<svg/>', 'text/html', 415],
    ['200,001 bytes', Buffer.alloc(200_001), 'image/png', 413],
    ['nothing', '', 'image/png', 400],
  ])('is not %s', async (_, content, type, status) => {
    const response = await put(content, type);
    expect(response.statusCode, response.body).toBe(status);
    expect(contractFaults('setClientLogo', response)).toEqual([]);
  });
});
