import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApi, migratedFolder, testNow } from '../../test/helpers.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { everything, within } from '../db/scope.ts';
import { installStandard } from '../parameters/installStandard.ts';
import type { StoredSeries } from '../repositories/storedSeries.ts';
import { MeasurementStore } from '../measurements/store.ts';
import { DemoHistory } from './demoHistory.ts';
import { demoReader } from './demoReader.ts';
import { generate } from './generator/generate.ts';
import { seedDemo } from './seed.ts';

const folder = migratedFolder();
const day = 86_400;
const today = Math.floor(testNow / day);
let database: Database;
let store: MeasurementStore;
let bezigrad: StoredSeries[];

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  await installStandard(database.db);
  await seedDemo(database.db);
  store = new MeasurementStore({ db: database.db, now: () => testNow });
  const rows = await database.db
    .selectFrom('series')
    .selectAll()
    .where('locationId', '=', 'loc_bezigrad')
    .where('parameterCode', 'in', ['PM10', 'T'])
    .execute();
  bezigrad = rows.map((row) => ({
    id: row.id,
    locationId: row.locationId,
    parameter: row.parameterCode,
    step: row.stepSeconds,
    deliveryDelay: 0,
  }));
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('computes a day on its first read, once, and stores it', async () => {
  const compute = vi.fn(async (job: Parameters<typeof generate>[0]) => generate(job));
  const history = new DemoHistory(store, { generate: compute, close: async () => undefined });
  const reader = demoReader(store, history);
  const [pm10, temperature] = bezigrad as [StoredSeries, StoredSeries];
  const [from, to] = [(today - 30) * day, (today - 20) * day];
  const measured = async (source: Pick<MeasurementStore, 'read'>, series: StoredSeries): Promise<number> =>
    (await source.read(series, from, to)).values.filter((value) => !Number.isNaN(value)).length;

  // Nothing is computed before the history has a beginning.
  expect(await measured(reader, pm10)).toBe(0);
  await history.begin(bezigrad);
  const { first } = (await store.firstAndLast([pm10])).get(pm10.id)!;
  expect(new Date(first * 1000).toISOString()).toMatch(/^2024-11-17T/);
  expect(await measured(store, pm10)).toBe(0);

  compute.mockClear();
  const [one, other] = await Promise.all([measured(reader, pm10), measured(reader, pm10)]);
  expect(one).toBeGreaterThan(900);
  expect(other).toBe(one);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(await measured(store, pm10)).toBe(one);
  // The neighbour is computed with the station only after an announcement.
  expect(await measured(store, temperature)).toBe(0);
  await reader.prepare?.(bezigrad, from, to);
  expect(await measured(store, temperature)).toBeGreaterThan(900);
  expect(compute).toHaveBeenCalledTimes(2);

  // Another process finds the stored values.
  const second = new DemoHistory(store, { generate: compute, close: async () => undefined });
  await second.complete(bezigrad, from, to);
  await second.begin(bezigrad);
  expect(compute).toHaveBeenCalledTimes(2);
  // Nothing is computed before the beginning.
  await second.complete(bezigrad, first - 400 * day, first - day);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('continues the running day and keeps stored values', async () => {
  const clock = { now: testNow };
  const later = new MeasurementStore({ db: database.db, now: () => clock.now });
  const history = new DemoHistory(later, { generate: async (job) => generate(job), close: async () => undefined });
  const [, temperature] = bezigrad as [StoredSeries, StoredSeries];
  const valuesOf = async (): Promise<number[]> => [...(await later.read(temperature, today * day, clock.now)).values];
  await history.feed(bezigrad, 1);
  const before = await valuesOf();
  expect(before).toHaveLength(40);
  clock.now += 3 * 3600;
  await history.feed(bezigrad, 1);
  const after = await valuesOf();
  expect(after).toHaveLength(52);
  expect(after.slice(0, 40)).toEqual(before);
  expect(after.slice(40).every((value) => !Number.isNaN(value))).toBe(true);
});

it('asks nothing of the database for a station outside the demo', async () => {
  const history = new DemoHistory(store, { generate: async (job) => generate(job), close: async () => undefined });
  const asked = vi.spyOn(store, 'storedDays');
  const own = { ...bezigrad[0]!, id: 9999, locationId: 'loc_own' };
  await demoReader(store, history).read(own, (today - 1) * day, today * day);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it('has no values for a series whose interval an administrator has chosen', async () => {
  const history = new DemoHistory(store, { generate: async (job) => generate(job), close: async () => undefined });
  const hourly = { ...bezigrad[0]!, step: 3600 };
  const append = vi.spyOn(store, 'append');
  await history.begin([hourly]);
  await history.complete([hourly], (today - 60) * day, (today - 59) * day);
  await history.feed([hourly], 1);
  expect(append.mock.calls.flatMap(([days]) => days)).toEqual([]);
  append.mockRestore();
});

it('gives every series two years and does not change stations outside the demo', { timeout: 60_000 }, async () => {
  const api = await startApi();
  try {
    const list = async (clientId: string) =>
      (await api.get(`/api/dataseries/getAll?clientId=${clientId}`, await api.as('admin'))).json<
        { first?: string }[]
      >();
    const all = (await Promise.all(['cli_okolje', 'cli_zasavje', 'cli_obala'].map(list))).flat();
    expect(all).toHaveLength(api.app.services.catalogue.series.length);
    // An instrument may have an outage on the first days.
    for (const { first } of all) expect(first).toMatch(/^2024-11-(17|18|19|20|21)T/);

    const { db } = api.app.services.database;
    await within(everything, async () => {
      const location = await db
        .selectFrom('location')
        .selectAll()
        .where('id', '=', 'loc_koper')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('location')
        .values({ ...location, id: 'loc_own' })
        .execute();
      const own = { id: 9999, key: 'ser_own_t', locationId: 'loc_own', parameterCode: 'T', stepSeconds: 900 };
      await db
        .insertInto('series')
        .values({ ...own, instrumentId: null })
        .execute();
    });
    await vi.waitFor(
      async () => expect(await list('cli_obala')).toContainEqual(expect.objectContaining({ id: 'ser_own_t' })),
      {
        timeout: 5000,
      },
    );
    const answer = await api.get(
      '/api/dataseries/getData?seriesIds=ser_own_t&from=2026-11-17&to=2026-11-18&interval=PT1H',
      await api.as('admin'),
    );
    const [{ values }] = answer.json<{ series: [{ values: (number | null)[] }] }>().series;
    expect(values.every((value) => value === null)).toBe(true);
    await within(everything, () => api.app.services.clock.tick());
    const own = await within(everything, () =>
      db.selectFrom('measurementChunk').select('day').where('seriesId', '=', 9999).execute(),
    );
    expect(own).toEqual([]);
  } finally {
    await api.close();
  }
});
