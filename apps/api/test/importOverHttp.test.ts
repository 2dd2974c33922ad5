import { readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import type { Schemas } from '../src/contract/schemas.ts';
import { MeasurementStore } from '../src/measurements/store.ts';
import { contractAjv } from './contractSchema.ts';
import { addStation, startOwnApi } from './ownStation.ts';
import { temporaryFolder, type TestApi } from './helpers.ts';

let api: TestApi;
let admin: string;
let port: number;
/** Where uploaded files are until they are imported. */
const files = temporaryFolder();

beforeAll(async () => {
  vi.stubEnv('TMPDIR', files);
  api = await startOwnApi({ importLimit: 25 });
  const signedIn = await api.token({ grant_type: 'password', username: 'chief', password: 'Chosen-by-0perator' });
  admin = signedIn.json<{ access_token: string }>().access_token;
  await within(everything, () =>
    addStation(api.app.services.database.db, { id: 'quay', name: 'Quay 7', timeZone: 'Europe/Ljubljana' }),
  );
  await api.app.services.catalogue.loadChanges();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = api.app.server.address() as AddressInfo);
}, 60_000);
afterAll(async () => {
  await api.close();
  rmSync(files, { recursive: true });
});

const temporaryFiles = () => readdirSync(files).filter((name) => name.startsWith('zrak-import-'));
const send = (content: string | Buffer, query: Record<string, unknown> = {}, language = 'en-GB') =>
  api.app.inject({
    method: 'POST',
    url: '/api/imports',
    query: Object.fromEntries(
      Object.entries({ name: 'quay.csv', ...query }).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
    headers: {
      authorization: `Bearer ${admin}`,
      'content-type': 'application/octet-stream',
      'x-app-language': language,
    },
    payload: content,
  });

async function load(...parameters: Parameters<typeof send>): Promise<Schemas['ImportOutcome']> {
  const response = await send(...parameters);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/x-ndjson');
  const lines = response.body.trimEnd().split('\n');
  const progress = lines.map((line) => JSON.parse(line) as Schemas['ImportProgress']);
  const isLine = contractAjv.compile({ $ref: 'portal#/components/schemas/ImportProgress' });
  for (const line of progress) expect(isLine(line) ? [] : isLine.errors).toEqual([]);
  expect(temporaryFiles()).toEqual([]);
  return progress.at(-1)!.outcome!;
}

const hourOf = (hour: number) => new Date(Date.UTC(2023, 2, 1, hour)).toISOString();
const table = (headings: string, count = 48) =>
  [`timestamp,${headings}`, ...Array.from({ length: count }, (_, hour) => `${hourOf(hour)},${hour},${hour / 2}`)].join(
    '\n',
  );
const toQuay = { stations: { '': 'quay' } };

describe('an import over HTTP', () => {
  it('names what it found in a file that names no station', async () => {
    const refused = await load(table('PM10,Feinstaub fein'), { isDryRun: true }, 'sl-SI');
    expect(refused).toMatchObject({
      isImported: false,
      refusalCode: 'noTarget',
      rows: 48,
      columns: [{ heading: 'PM10', values: 48 }, { heading: 'Feinstaub fein' }],
    });
    expect(refused.refusal).toContain('datoteka ne navaja postaje');
    expect(await load('time,abc\n2023-03-01T00:00Z,1\n')).toMatchObject({
      refusalCode: 'noKnownParameter',
      columns: [{ heading: 'time' }, { heading: 'abc' }],
    });
  });

  it('tries a file, and imports it with the columns that the caller named', async () => {
    const content = table('PM10,Feinstaub fein');
    const options = { ...toQuay, columns: { 'Feinstaub fein': 'PM2.5' } };
    const dry = await load(content, { options, isDryRun: true });
    expect(dry).toMatchObject({
      isImported: false,
      counts: { added: 96, replaced: 0, unchanged: 0 },
      series: [
        {
          columns: ['PM10'],
          clientId: 'own',
          locationId: 'quay',
          locationName: 'Quay 7',
          isNew: true,
          interval: 'PT1H',
        },
        { columns: ['Feinstaub fein'], parameter: 'PM2.5', values: 48, from: '2023-03-01T00:00:00Z' },
      ],
    });
    expect(dry.summary).toContain('Nothing was written');
    expect((await api.get('/api/dataseries/get?locationId=quay')).json()).toEqual([]);
    expect(await load(content, { options })).toMatchObject({ isImported: true, counts: { added: 96 } });
    const series = (await api.get('/api/dataseries/get?locationId=quay')).json<{ id: string }[]>();
    expect(series.map(({ id }) => id)).toEqual(['quay_pm10', 'quay_pm25']);
    const query = 'seriesIds=quay_pm25&from=2023-03-01T02:00:00Z&to=2023-03-01T04:00:00Z&interval=PT1H';
    const { series: read } = (await api.get(`/api/dataseries/getData?${query}`)).json<{
      series: { values: number[] }[];
    }>();
    expect(read[0]!.values).toEqual([1, 1.5]);
    expect(await load(content, { options })).toMatchObject({ counts: { added: 0, unchanged: 96 } });
    await api.app.services.audit.idle();
    const { events } = (await api.get('/api/audit/get?kind=measurementsImport', admin)).json<{ events: object[] }>();
    expect(events).toHaveLength(2);
    expect(events[1]).toMatchObject({
      clientId: 'own',
      measurementsImport: { name: 'quay.csv', added: 96, replaced: 0 },
    });
  });

  it('names the period of daily values by civil days of the station, as the list of series does', async () => {
    const options = { ...toQuay, timeZone: 'Europe/Ljubljana' };
    const outcome = await load('date,C6H6\n2023-03-25,1\n2023-03-26,2\n2023-03-27,3\n', { options });
    expect(outcome.series).toMatchObject([
      { interval: 'P1D', from: '2023-03-24T23:00:00Z', to: '2023-03-27T22:00:00Z' },
    ]);
    const series = (await api.get('/api/dataseries/get?locationId=quay')).json<Schemas['Series'][]>();
    expect(series.find(({ id }) => id === 'quay_c6h6')).toMatchObject({
      first: '2023-03-24T23:00:00Z',
      last: '2023-03-26T22:00:00Z',
    });
  });

  it('is imported although the other processes cannot be notified', async () => {
    const { catalogue } = api.app.services;
    const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const reload = vi.spyOn(catalogue, 'loadChanges');
    const announce = vi.spyOn(MeasurementStore.prototype, 'announce').mockImplementationOnce(async () => {
      reload.mockRejectedValueOnce(lost);
      throw lost;
    });
    const outcome = await load(table('O3,CO'), { options: toQuay });
    expect(outcome).toMatchObject({ isImported: true, counts: { added: 96 } });
    expect(announce).toHaveBeenCalledOnce();
    announce.mockRestore();
    reload.mockRestore();
  });

  it('names the parameter and the unit that do not fit, and takes the unit of the caller', async () => {
    const content = table('PM10 (°C),WS (m/s)');
    const refused = await load(content, { options: toQuay, isDryRun: true });
    expect(refused).toMatchObject({
      refusalCode: 'unitMismatch',
      columns: [
        { heading: 'PM10 (°C)', parameter: 'PM10', unit: '°C' },
        { heading: 'WS (m/s)', parameter: 'WS', unit: 'm/s' },
      ],
    });
    const units = { 'PM10 (°C)': 'mg/m³', '/WS (m/s)': 'km/h' };
    const { series } = await load(content, { options: { ...toQuay, units }, isDryRun: true });
    expect(series.map((one) => one.units)).toEqual([['mg/m³ to µg/m³: × 1000'], ['km/h to m/s: × 0.277778']]);
  });

  it('writes no other plan than that of the dry run whose fingerprint the caller gives', async () => {
    const rows = (value: number, hours: number, minutes: number) =>
      Array.from(
        { length: (hours * 60) / minutes },
        (_, row) => `${new Date(Date.UTC(2023, 2, 1, 0, row * minutes)).toISOString()},${value}`,
      );
    const file = (value: number, hours: number, minutes = 60) =>
      ['timestamp,CO2', ...rows(value, hours, minutes)].join('\n');
    const content = file(400, 6);
    const query = { options: { ...toQuay, units: { CO2: 'ppm' } } };
    const stored = async () => {
      const range = 'from=2023-03-01T00:00:00Z&to=2023-03-01T06:00:00Z&interval=PT1H';
      const answer = await api.get(`/api/dataseries/getData?seriesIds=quay_co2&${range}`);
      return answer.json<{ series: { values: (number | null)[] }[] }>().series[0]!.values;
    };
    const first = await load(content, { ...query, isDryRun: true });
    expect(first).toMatchObject({ series: [{ isNew: true, interval: 'PT1H' }], counts: { added: 6 } });

    // Somebody else creates the series, with another interval.
    expect(await load(file(500, 2, 15), query)).toMatchObject({ isImported: true, counts: { added: 8 } });
    const second = await load(content, { ...query, fingerprint: first.fingerprint });
    expect(second).toMatchObject({
      isImported: false,
      refusal: 'quay.csv was not imported, because the data have changed since the check: check the plan again.',
      refusalCode: 'outdated',
      series: [{ isNew: false, interval: 'PT15M' }],
      counts: { added: 4, replaced: 2, unchanged: 0 },
    });
    expect(second.summary).toContain('Nothing was written');
    expect(await stored()).toEqual([500, 500, null, null, null, null]);

    // Then they correct values, so that others are replaced.
    expect(await load(file(400, 1, 15), query)).toMatchObject({ counts: { replaced: 4 } });
    const third = await load(content, { ...query, fingerprint: second.fingerprint }, 'sl-SI');
    expect(third).toMatchObject({ refusalCode: 'outdated', counts: { added: 4, replaced: 1, unchanged: 1 } });
    expect(third.refusal).toContain('podatki');
    expect(await stored()).toEqual([400, 500, null, null, null, null]);
    expect(await load(content, { ...query, isDryRun: true })).toMatchObject({ fingerprint: third.fingerprint });
    const imported = await load(content, { ...query, fingerprint: third.fingerprint });
    expect(imported).toMatchObject({ isImported: true, counts: { added: 4, replaced: 1, unchanged: 1 } });
    expect(imported).not.toHaveProperty('fingerprint');
  });

  it.each([
    ['{', 'options'],
    ['[]', 'options'],
    ['{"station":{}}', 'options'],
    ['{"timeZone":"Mars"}', 'options/timeZone'],
    ['{"encoding":"none"}', 'options/encoding'],
    ['{"interval":"PT2H"}', 'options/interval'],
  ])('refuses the options %s', async (options, field) => {
    const { statusCode, body } = await send('x', { options });
    expect([statusCode, JSON.parse(body)]).toEqual([400, { message: `Not valid: ${field}.` }]);
  });

  it('refuses a file that is too large, and a second one at the same time', async () => {
    const refused = await send(Buffer.alloc(25_000_001), {}, 'de-DE');
    expect([refused.statusCode, refused.json()]).toEqual([413, { message: 'Die Datei darf höchstens 25 MB haben.' }]);
    expect(temporaryFiles()).toEqual([]);
    const [one, other] = await Promise.all([send(table('PM10,NO2', 2000)), send(table('PM10,NO2', 2000))]);
    expect(new Set([one.statusCode, other.statusCode])).toEqual(new Set([200, 429]));
  });

  it('refuses a large file of unstated length while it is still being sent', async () => {
    const part = new Uint8Array(1_000_000);
    const response = await fetch(`http://127.0.0.1:${port}/api/imports?name=large.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/octet-stream' },
      body: new ReadableStream({
        start: (stream) => {
          for (let count = 0; count < 30; count++) stream.enqueue(part);
          stream.close();
        },
      }),
      duplex: 'half',
    });
    expect([response.status, await response.json()]).toEqual([413, { message: 'The file may have at most 25 MB.' }]);
    await vi.waitFor(() => expect(temporaryFiles()).toEqual([]));
  });

  it('forgets a file whose sender leaves', async () => {
    const call = httpRequest({
      port,
      path: '/api/imports?name=half.csv',
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/octet-stream', 'content-length': 1000 },
    });
    call.on('error', () => undefined);
    call.write('timestamp,PM10\n');
    await vi.waitFor(() => expect(temporaryFiles()).toHaveLength(1));
    call.destroy();
    await vi.waitFor(() => expect(temporaryFiles()).toEqual([]));
    expect(await load(table('PM10,NO2'), { options: toQuay, isDryRun: true })).not.toHaveProperty('refusal');
  });

  it('writes nothing if its reader leaves', async () => {
    const content = table('NO2,SO2', 180_000).replaceAll(
      /\r?\n/g,
      ',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0\n',
    );
    const query = new URLSearchParams({ name: 'large.csv', options: JSON.stringify(toQuay) });
    await new Promise<void>((resolve, reject) => {
      const call = httpRequest({
        port,
        path: `/api/imports?${query.toString()}`,
        method: 'POST',
        headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/octet-stream' },
      });
      call.on('error', reject);
      call.on('response', (answer) => {
        answer.once('data', (part: Buffer) => {
          expect(JSON.parse(part.toString().split('\n')[0]!)).toMatchObject({ step: 'reading' });
          answer.destroy();
          resolve();
        });
      });
      call.end(content);
    });
    await vi.waitFor(() => expect(temporaryFiles()).toEqual([]), { timeout: 20_000 });
    const { body } = await api.get('/api/dataseries/get?locationId=quay');
    expect(body).not.toContain('quay_so2');
  }, 60_000);
});
