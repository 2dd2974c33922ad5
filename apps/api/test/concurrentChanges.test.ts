import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractFaults } from './contractSchema.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;
let admin: string;

async function change<T = { changes: { fields: object[] }[] }>(body: object, status = 200, language = 'en-GB') {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/network',
    headers: { authorization: `Bearer ${admin}`, 'x-app-language': language },
    payload: body,
  });
  expect(response.statusCode, response.body).toBe(status);
  expect(contractFaults('changeNetwork', response)).toEqual([]);
  return response.json<T>();
}

interface Named {
  id: string;
  name: string;
}
interface Client extends Named {
  code: string;
  public: boolean;
  stations: (Named & { altitude: number; series: { parameter: string }[]; instruments: { id: string }[] })[];
}
const clients = async () =>
  (await api.get('/api/network/get', admin))
    .json<{ clients: Client[] }>()
    .clients.filter(({ code }) => code.startsWith('T-'));
const stationIds = async () =>
  (await clients()).map(({ id, stations }) => [id, ...stations.map((station) => station.id)]);

beforeAll(async () => {
  api = await startApi();
  admin = await api.as('admin');
}, 120_000);
afterAll(() => api.close());

/** Two clients; the first has a station with a series and an instrument. */
beforeEach(async () => {
  const remove = (await clients()).map(({ id }) => ({ kind: 'client', id }));
  const quay = {
    id: 'quay',
    name: 'Quay',
    latitude: 45.55,
    longitude: 13.73,
    series: [{ parameter: 'PM10', interval: 'PT1H' }],
    instruments: [{ id: 'inst', maker: 'HORIBA', model: 'APDA-372', principle: { en: 'Light scattering' } }],
  };
  await change({ remove });
  await change({
    clients: [
      { id: 'one', code: 'T-ONE', name: 'One', public: true, stations: [quay] },
      { id: 'two', code: 'T-TWO', name: 'Two' },
    ],
  });
});

const onQuay = (fields: object) => ({
  clients: [{ id: 'one', mustExist: true, stations: [{ id: 'quay', ...fields }] }],
});

describe('a change of two administrators at the same time', () => {
  it('keeps the fields that it does not have', async () => {
    await change({ clients: [{ id: 'one', public: false }] });
    await change({ clients: [{ id: 'one', name: 'First', mustExist: true }] });
    await change(onQuay({ name: 'Quay 7' }));
    await change(
      onQuay({ mustExist: true, altitude: 12, instruments: [{ id: 'inst', mustExist: true, inletHeight: 4 }] }),
    );
    const [one] = await clients();
    expect(one).toMatchObject({
      name: 'First',
      code: 'T-ONE',
      public: false,
      stations: [
        { name: 'Quay 7', altitude: 12, instruments: [{ maker: 'HORIBA', model: 'APDA-372', inletHeight: 4 }] },
      ],
    });
  });

  it('is made after the other one, and adds the same objects once', async () => {
    const station = { id: 'pier', name: 'Pier', latitude: 45.5, longitude: 13.7 };
    const instrument = { id: 'new', maker: 'TSI', model: '3330', principle: { en: 'Light scattering' } };
    for (const body of [
      { clients: [{ id: 'three', code: 'T-THREE', name: 'Three' }] },
      { clients: [{ id: 'two', mustExist: true, stations: [station] }] },
      onQuay({ mustExist: true, instruments: [instrument] }),
    ]) {
      const answers = await Promise.all([change<object>(body), change<object>(body)]);
      const counts = answers.map(({ changes }: { changes?: object[] }) => changes!.length);
      expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1]);
    }
    expect(await stationIds()).toEqual(expect.arrayContaining([['three'], ['two', 'pier']]));
    await Promise.all([change(onQuay({ altitude: 12 })), change(onQuay({ name: 'Quay 7' }))]);
    expect((await clients()).find(({ id }) => id === 'one')!.stations[0]).toMatchObject({
      name: 'Quay 7',
      altitude: 12,
      instruments: [{ id: 'inst' }, { id: 'new' }],
    });
  });

  it('needs all fields of what is new', async () => {
    const missing = async (body: object) =>
      (await change<{ faults: { field: string; message: string }[] }>(body, 400)).faults.map(({ field, message }) => {
        expect(message).toBe('Is missing.');
        return field;
      });
    expect(await missing({ clients: [{}] })).toEqual(['clients/0/code', 'clients/0/name']);
    const parts = { stations: [{ instruments: [{ id: 'new' }] }] };
    const at = 'clients/0/stations/0';
    expect(await missing({ clients: [{ id: 'one', ...parts }] })).toEqual([
      `${at}/name`,
      `${at}/latitude`,
      `${at}/longitude`,
      `${at}/instruments/0/maker`,
      `${at}/instruments/0/model`,
      `${at}/instruments/0/principle`,
    ]);
  });

  const at = 'clients/0/stations/0';
  it.each([
    ['a client', { remove: [{ kind: 'client', id: 'one' }] }, onQuay({ mustExist: true, altitude: 12 }), 'clients/0'],
    ['a station', { remove: [{ kind: 'station', id: 'quay' }] }, onQuay({ mustExist: true, altitude: 12 }), at],
    [
      'a series',
      { remove: [{ kind: 'series', id: 'quay_pm10' }] },
      onQuay({ mustExist: true, series: [{ parameter: 'PM10', mustExist: true, interval: 'PT1H' }] }),
      `${at}/series/0`,
    ],
    [
      'an instrument',
      { remove: [{ kind: 'instrument', id: 'inst' }] },
      onQuay({ mustExist: true, instruments: [{ id: 'inst', mustExist: true, inletHeight: 4 }] }),
      `${at}/instruments/0`,
    ],
  ])('does not add %s again that has been removed', async (_, removal, body, field) => {
    await change({ ...removal, removeMeasurements: true });
    const before = await clients();
    expect(await change<object>(body, 409)).toMatchObject({ conflict: 'outdated', field });
    expect(await clients()).toEqual(before);
  });

  it.each([
    ['en-GB', 'Nothing was changed: T-ONE/quay was removed or moved by somebody else in the meantime.'],
    ['sl-SI', 'Nič ni bilo spremenjeno: T-ONE/quay je medtem odstranil ali premaknil nekdo drug.'],
    ['de-DE', 'Es wurde nichts geändert: T-ONE/quay wurde inzwischen von jemand anderem entfernt oder verschoben.'],
  ])('does not move back a station that has been moved, in %s', async (language, message) => {
    await change({ clients: [{ id: 'two', stations: [{ id: 'quay', mustExist: false }] }] });
    const moved = [['one'], ['two', 'quay']];
    expect(await stationIds()).toEqual(moved);
    const refused = await change<object>(onQuay({ mustExist: true, altitude: 12 }), 409, language);
    expect(refused).toEqual({ message, conflict: 'outdated', field: at });
    expect(await stationIds()).toEqual(moved);
  });

  it('does not move back an instrument that has been moved', async () => {
    const pier = { id: 'pier', name: 'Pier', latitude: 45.5, longitude: 13.7, instruments: [{ id: 'inst' }] };
    await change({ clients: [{ id: 'one', stations: [pier] }] });
    const body = onQuay({ mustExist: true, instruments: [{ id: 'inst', mustExist: true, inletHeight: 4 }] });
    expect(await change<object>(body, 409)).toMatchObject({ field: `${at}/instruments/0` });
  });
});
