import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planOf } from '../src/commands/apply.ts';
import type { ApiKey } from '../src/db/schema.ts';
import { everything, within } from '../src/db/scope.ts';
import { noEvent } from '../src/repositories/auditEvents.ts';
import { applyChanges } from '../src/network/apply.ts';
import { readNetworkFile } from '../src/network/networkFile.ts';
import { type NetworkState, readNetwork } from '../src/network/state.ts';
import { contractFaults } from './contractSchema.ts';
import { startApi, type TestApi, testNow } from './helpers.ts';

const network = `interval: PT1H
timeZone: UTC
clients:
  - code: PORT
    name: Port of Koper
    public: true
    stations:
      - {id: quay, name: Quay 7, latitude: 45.55, longitude: 13.73, series: [PM10, NO2]}
      - {id: gate, name: Gate, latitude: 45.56, longitude: 13.74, series: [PM10]}
  - code: TOWN
    name: Town
    stations:
      - {id: square, name: Square, latitude: 46.05, longitude: 14.5, series: [PM10]}
`;
let api: TestApi;
let portKey: { key: ApiKey; secret: string };

const keys = () => api.app.services.apiKeys;
const create = async (name: string, clientId: string, locationIds: string[] | null = null) =>
  within(everything, () => keys().create({ name, clientId, locationIds, createdBy: 'test' }));

beforeAll(async () => {
  api = await startApi({ settings: { demo: false } });
  const { db } = api.app.services.database;
  const file = readNetworkFile('n.yaml', network);
  if ('faults' in file) throw new Error(file.faults);
  await within(everything, async () => {
    const plan = (state: NetworkState) => planOf(file, state, {}, { prune: false, removeMeasurements: false });
    await applyChanges(db, plan(await readNetwork(db)), { now: testNow, givesPasswords: false, plan });
    await api.app.services.catalogue.loadChanges();
  });
  portKey = await create('Logger of the port', 'port');
}, 60_000);
afterAll(async () => api.close());

const hours = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, hour) => new Date(Date.parse(from) + hour * 3_600_000).toISOString());
const columns = (seriesId: string, times: (string | number)[], values: (number | null)[]) => ({
  series: [{ seriesId, times, values }],
});
const post = async (secret: string | undefined, body: object) => api.send('POST', '/api/measurements', body, secret);
const postCsv = async (payload: string, language = 'en-GB', secret = portKey.secret) =>
  api.app.inject({
    method: 'POST',
    url: '/api/measurements',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'text/csv; charset=utf-8',
      'x-app-language': language,
    },
    payload,
  });
const valuesOf = async (seriesId: string) => {
  const answer = await api.get(
    `/api/dataseries/getData?seriesIds=${seriesId}&from=2026-11-17&to=2026-11-18&interval=PT1H`,
  );
  return answer.json<{ series: { values: (number | null)[] }[] }>().series[0]!.values;
};

describe('measurements sent with a key', () => {
  it('are in the answers of the API; late and corrected ones too', async () => {
    const values = Array.from({ length: 24 }, (_, hour) => 10 + hour / 2);
    const body = columns('quay_pm10', hours('2026-11-17T00:00:00Z', 24), values);
    const answer = await post(portKey.secret, body);
    expect(answer.json()).toEqual({ added: 24, replaced: 0, unchanged: 0, refused: 0, refusals: [] });
    expect(contractFaults('writeMeasurements', answer)).toEqual([]);
    expect(await valuesOf('quay_pm10')).toEqual(values);
    // Again, and corrected.
    expect((await post(portKey.secret, body)).json()).toMatchObject({ added: 0, unchanged: 24 });
    const late = columns('quay_pm10', ['2026-11-17T05:00:00Z', '2026-11-10T05:00:00Z'], [99, 7]);
    expect((await post(portKey.secret, late)).json()).toMatchObject({ added: 1, replaced: 1 });
    expect((await valuesOf('quay_pm10'))[5]).toBe(99);
  });

  it('may be CSV; refused rows are listed in the language of the call, and the others are stored', async () => {
    const answer = await postCsv(
      'series,time,value\nquay_no2,2026-11-17T00:00:00Z,5\nquay_no2,2026-11-17T00:30:00Z,6\nsquare_pm10,2026-11-17T00:00:00Z,7\n',
      'sl-SI',
    );
    expect(contractFaults('writeMeasurements', answer)).toEqual([]);
    expect(answer.json()).toEqual({
      added: 1,
      replaced: 0,
      unchanged: 0,
      refused: 2,
      refusals: [
        { line: 3, reason: 'offInterval', message: 'Čas ni začetek intervala podatkovnega niza (PT1H).' },
        {
          line: 4,
          reason: 'unknownSeries',
          message: 'Takšnega podatkovnega niza ni ali pa ključ vanj ne sme pisati.',
        },
      ],
    });
    expect((await valuesOf('quay_no2')).slice(0, 2)).toEqual([5, null]);
  });

  it('follow a change of the interval that this process has not read yet', async () => {
    const { catalogue, database } = api.app.services;
    const setStep = async (stepSeconds: number) =>
      within(everything, () =>
        database.db.updateTable('series').set({ stepSeconds }).where('key', '=', 'gate_pm10').execute(),
      );
    await setStep(900);
    const answer = await postCsv('gate_pm10,2026-11-17T00:00:00Z,5\ngate_pm10,2026-11-17T00:20:00Z,6\n');
    expect(answer.json()).toMatchObject({ added: 1, refused: 1, refusals: [{ line: 2, reason: 'offInterval' }] });
    const columnsOfDay = await api.get(
      '/api/dataseries/getData?seriesIds=gate_pm10&from=2026-11-17T00:00:00Z&to=2026-11-17T01:00:00Z&interval=PT15M',
    );
    expect(columnsOfDay.json()).toMatchObject({ series: [{ values: [5, null, null, null] }] });
    await within(everything, async () => {
      const { id } = catalogue.oneSeries('gate_pm10')!;
      await database.db.deleteFrom('measurementChunk').where('seriesId', '=', id).execute();
    });
    await setStep(3600);
    await within(everything, () => catalogue.loadChanges());
  });

  it('are refused whole beyond 100,000 rows or 1 MB, with a sentence', async () => {
    const row = `x,${testNow},1\n`;
    const many = await postCsv('1,1,1\n'.repeat(100_001));
    const large = await postCsv(row.repeat(80_000));
    for (const answer of [many, large]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        413,
        { message: 'A call may have at most 1 MB and 100,000 rows; send the values in several calls.' },
      ]);
    }
    expect((await post(portKey.secret, { series: [{ seriesId: 'quay_pm10' }] })).statusCode).toBe(400);
  });
});

describe('a read that names the ETag of an earlier answer', () => {
  it('has no body until new values arrive', async () => {
    const read = (etag?: string, headers: Record<string, string> = {}) =>
      api.get('/api/locations/map?clientId=port', undefined, {
        ...headers,
        ...(etag !== undefined && { 'if-none-match': etag }),
      });
    const first = await read();
    const etag = first.headers['etag'] as string;
    const same = await read(etag, { 'accept-encoding': 'br' });
    expect([same.statusCode, same.body, same.headers['cache-control']]).toEqual([304, '', 'no-store']);
    expect((await read(etag, { 'x-app-language': 'sl-SI' })).statusCode, 'texts in another language').toBe(200);
    await post(portKey.secret, columns('gate_pm10', ['2026-11-18T09:00:00Z'], [42]));
    await within(everything, () => api.app.services.clock.refreshStates());
    const changed = await read(etag);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
    expect(changed.json()).toMatchObject([{ id: 'gate', latest: [{ value: 42 }] }, { id: 'quay' }]);
  });
});

describe('a key', () => {
  const one = (seriesId: string) => columns(seriesId, ['2026-11-16T08:00:00Z'], [1]);

  it('writes to the stations of its client only, or to those it names', async () => {
    const gateKey = await create('Gate', 'port', ['gate']);
    expect((await post(gateKey.secret, one('gate_pm10'))).statusCode).toBe(200);
    const unknown = await post(gateKey.secret, one('nowhere'));
    for (const id of ['quay_pm10', 'square_pm10']) {
      const answer = await post(gateKey.secret, one(id));
      expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
    }
    const { rows } = await within(everything, async () => ({
      rows: await api.app.services.database.db
        .selectFrom('measurementChunk')
        .innerJoin('series', 'series.id', 'measurementChunk.seriesId')
        .select('series.key')
        .where('series.locationId', '=', 'square')
        .execute(),
    }));
    expect(rows).toEqual([]);
  });

  it('is required, opens nothing else, and ends when it is revoked', async () => {
    const body = one('quay_pm10');
    expect((await post(undefined, body)).statusCode).toBe(401);
    expect((await post('zrak_unknown', body)).statusCode).toBe(401);
    expect((await api.get('/api/clients/get', portKey.secret)).statusCode).toBe(401);
    const short = await create('Short', 'port');
    expect((await post(short.secret, body)).statusCode).toBe(200);
    expect(await within(everything, () => keys().revoke(short.key.id, noEvent))).toBe(true);
    expect((await post(short.secret, body)).statusCode).toBe(401);
    expect(await within(everything, () => keys().revoke(short.key.id, noEvent))).toBe(false);
  });

  it('is found among others that are looked for at the same time', async () => {
    const created = await Promise.all(['One', 'Two', 'Three'].map((name) => create(name, 'port')));
    const secrets = [...created.map(({ secret }) => secret), 'zrak_unknown', created[0]!.secret];
    const found = await within(everything, () => Promise.all(secrets.map((secret) => keys().ofSecret(secret))));
    expect(found.map((key) => key?.name)).toEqual(['One', 'Two', 'Three', undefined, 'One']);
  });

  it('is stored as a hash, with its last use', async () => {
    const { key, secret } = await create('Fresh', 'port');
    const lastUse = async () => {
      await api.app.services.background.idle();
      const all = await within(everything, () => keys().all());
      return all.find(({ id }) => id === key.id)!.lastUsedAt;
    };
    expect(JSON.stringify(key)).not.toContain(secret);
    expect(await lastUse()).toBeNull();
    await post(secret, one('quay_pm10'));
    expect(await lastUse()).toEqual(new Date(testNow * 1000));
    api.clock.now += 30;
    await post(secret, one('quay_pm10'));
    expect(await lastUse()).toEqual(new Date(testNow * 1000));
    api.clock.now += 31;
    await post(secret, one('quay_pm10'));
    expect(await lastUse()).toEqual(new Date((testNow + 61) * 1000));
  });
});
