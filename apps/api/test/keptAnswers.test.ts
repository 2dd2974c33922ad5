import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../src/access/passwords.ts';
import { everything, within } from '../src/db/scope.ts';
import { noEvent } from '../src/repositories/auditEvents.ts';
import { startApi, type TestApi, testNow } from './helpers.ts';
import { addStation } from './ownStation.ts';

// Answers are kept in memory: nobody may see one of another viewer, or one from before a change.
const password = 'Lipov-cvet-1';
const day = 86_400;
const hour = 3600;
const noon = Math.floor(testNow / day) * day - day / 2;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { demo: false } });
  const { services } = api.app;
  const { db } = services.database;
  await within(everything, async () => {
    const clients = [
      { id: 'open', code: 'OPEN', name: 'Open', isPublic: true },
      { id: 'town', code: 'TOWN', name: 'Town', isPublic: false },
      { id: 'port', code: 'PORT', name: 'Port', isPublic: false },
    ];
    await db.insertInto('client').values(clients).execute();
    for (const { id } of clients) {
      await addStation(db, { id: `${id}_station`, name: id, timeZone: 'UTC', clientId: id });
      const series = { key: `${id}_pm10`, locationId: `${id}_station`, parameterCode: 'PM10', stepSeconds: hour };
      await db
        .insertInto('series')
        .values({ ...series, instrumentId: null })
        .execute();
      await services.users.add({
        id: `usr_${id}`,
        userName: `user_${id}`,
        fullName: id,
        email: `${id}@example.org`,
        phoneNumber: null,
        jobTitle: null,
        passwordHash: await hashPassword(password),
        clientId: id,
        roles: ['ClientUser'],
        createdByPlatform: 'portal',
        status: 'confirmed',
      });
    }
    await services.catalogue.loadChanges();
  });
}, 60_000);
afterAll(async () => api.close());

const write = async (key: string, times: number[], values: number[]): Promise<void> => {
  const { catalogue, measurements } = api.app.services;
  const samples = { times, values: Float32Array.from(values), flags: new Int8Array(values.length).fill(1) };
  await within(everything, () =>
    measurements.write([{ series: catalogue.oneSeries(key)!, ...samples }], {
      source: 'test',
      actor: 'test',
      clientId: null,
    }),
  );
};
const dataUrl = (key: string, days = 2): string => {
  const [from, to] = [noon - days * day, noon + 2 * day].map((time) => new Date(time * 1000).toISOString());
  return `/api/dataseries/getData?seriesIds=${key}&from=${from}&to=${to}&interval=PT1H`;
};
const addressesOf = (client: string): string[] => [
  `/api/locations/map?clientId=${client}`,
  `/api/locations/location?locationId=${client}_station`,
  `/api/dataseries/get?locationId=${client}_station`,
  `/api/dataseries/getAll?clientId=${client}`,
  `/api/staticFiles/privacyNotice?clientId=${client}`,
  dataUrl(`${client}_pm10`),
];

it('gives nobody the answer of a client that another viewer has read', async () => {
  const [town, port] = await Promise.all([api.as('user_town', password), api.as('user_port', password)]);
  for (const url of addressesOf('town')) {
    const read = await api.get(url, town);
    const etag = String(read.headers['etag']);
    for (const other of [undefined, port]) {
      expect((await api.get(url, other)).statusCode, url).toBe(404);
      expect((await api.get(url, other, { 'if-none-match': etag })).statusCode, url).toBe(404);
    }
  }
  const namesFor = async (token?: string) =>
    (await api.get('/api/clients/get', token)).json<{ name: string }[]>().map(({ name }) => name);
  expect(await namesFor(town)).toEqual(['Open', 'Own', 'Town']);
  expect(await namesFor(port)).toEqual(['Open', 'Own', 'Port']);
  expect(await namesFor()).toEqual(['Open', 'Own']);
  expect(await namesFor(town)).toEqual(['Open', 'Own', 'Town']);
});

it('gives each client and station a separate answer', async () => {
  const town = await api.as('user_town', password);
  await write('open_pm10', [noon], [20]);
  await write('town_pm10', [noon], [21]);
  for (const client of ['open', 'town', 'open']) {
    const [other, value] = client === 'open' ? ['town', '[20'] : ['open', '[21'];
    for (const url of [...addressesOf(client).slice(0, 4), dataUrl(`${client}_pm10`)]) {
      const { body } = await api.get(url, town);
      expect(body, url).toContain(`"${client}_`);
      expect(body, url).not.toContain(`"${other}_`);
    }
    const { body } = await api.get(dataUrl(`${client}_pm10`, 0), town);
    expect(body).toContain(`"values":${value}`);
  }
});

it('has no body for a caller who has the answer, in every form', async () => {
  await write('open_pm10', [noon], [20]);
  for (const url of [...addressesOf('open').slice(0, 4), dataUrl('open_pm10'), dataUrl('open_pm10', 7000)]) {
    for (const accept of ['application/json', 'application/vnd.zrak.columns']) {
      const first = await api.get(url, undefined, { accept });
      const etag = String(first.headers['etag']);
      expect(etag, url).toMatch(/^W\/".+"$/);
      for (const given of [etag, etag.slice(2), `"other", ${etag}`]) {
        const same = await api.get(url, undefined, { accept, 'if-none-match': given, 'accept-encoding': 'br' });
        expect([same.statusCode, same.body], url).toEqual([304, '']);
      }
      expect((await api.get(url, undefined, { accept, 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  }
  const [json, binary] = await Promise.all(
    ['application/json', 'application/vnd.zrak.columns'].map((accept) =>
      api.get(dataUrl('open_pm10'), undefined, { accept }),
    ),
  );
  expect(json!.headers['etag']).not.toBe(binary!.headers['etag']);
});

it('compresses as the caller accepts', async () => {
  const url = dataUrl('open_pm10', 60);
  const plain = await api.get(url);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['vary']).toBe('X-App-Language, Authorization, Accept, Accept-Encoding');
  const read = async (accepted: string) => {
    const { headers, rawPayload } = await api.get(url, undefined, { 'accept-encoding': accepted });
    return { encoding: headers['content-encoding'], rawPayload, length: Number(headers['content-length']) };
  };
  const brotli = await read('gzip, deflate, br');
  const gzip = await read('gzip, br;q=0');
  expect([brotli.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.length).toBe(brotli.rawPayload.length);
});

it('shows a value as soon as it is written, also by a writer who tells nobody', async () => {
  const url = dataUrl('open_pm10');
  const valueAt = async (time: number) => {
    const { series } = (await api.get(url)).json<{ series: { start: string; values: (number | null)[] }[] }>();
    return series[0]!.values[(time - Date.parse(series[0]!.start) / 1000) / hour];
  };
  await write('open_pm10', [noon + hour], [30]);
  expect(await valueAt(noon + hour)).toBe(30);
  await write('open_pm10', [noon + hour], [31]);
  expect(await valueAt(noon + hour)).toBe(31);
  const { db } = api.app.services.database;
  await within(everything, () => db.deleteFrom('measurementChunk').execute());
  expect(await valueAt(noon + hour)).toBeNull();
  expect((await api.get('/api/dataseries/get?locationId=open_station')).json()[0]).not.toHaveProperty('last');
});

it('shows a value that was stored for the future when its time has come', async () => {
  const next = Math.ceil(testNow / hour) * hour;
  await write('open_pm10', [next], [44]);
  const values = async () => {
    const answer = await api.get(dataUrl('open_pm10'));
    return answer.json<{ series: { values: (number | null)[] }[] }>().series[0]!.values;
  };
  expect(await values()).not.toContain(44);
  api.clock.now = next + hour;
  expect(await values()).toContain(44);
  api.clock.now = testNow;
});

it('shows a photo and a text of an administrator in the next answer', async () => {
  const { db } = api.app.services.database;
  const { catalogue, photos, writtenTexts } = api.app.services;
  const station = '/api/locations/location?locationId=open_station';
  const texts = async () => (await api.get('/api/clients/get')).json<{ footerTexts: string[] }[]>()[0]!.footerTexts;
  expect((await api.get(station)).json()).toMatchObject({ photos: [] });
  expect(await texts()).toEqual([]);
  await within(everything, async () => {
    const size = { mediaType: 'image/png', width: 10, height: 10, content: Buffer.from('x') } as const;
    const facts = { caption: null, takenOn: null, viewDirection: null, sortOrder: 0 };
    const photo = { id: 'pho_1', locationId: 'open_station', alt: JSON.stringify({ en: 'View' }), ...size, ...facts };
    await photos.add(photo, noEvent);
    const text = { title: 'Privacy', body: 'None', changedAt: new Date(testNow * 1000) };
    await writtenTexts.set(
      { clientId: 'open', name: 'privacyNotice', language: 'en' },
      text,
      () => noEvent,
      () => {},
    );
    await catalogue.loadChanges();
  });
  expect((await api.get(station)).json()).toMatchObject({ photos: [{ id: 'pho_1', alt: 'View' }] });
  expect(await texts()).toEqual(['privacyNotice']);
  // A change by another program counts as a change of the catalogue, too.
  await within(everything, async () => {
    await db.deleteFrom('photo').execute();
    await catalogue.loadChanges();
  });
  expect((await api.get(station)).json()).toMatchObject({ photos: [] });
});
