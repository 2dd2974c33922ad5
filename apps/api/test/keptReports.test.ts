import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import { KeptParts } from '../src/statistics/keptParts.ts';
import { stationStatistics } from '../src/statistics/stationStatistics.ts';
import { StatisticsThreads } from '../src/statistics/statisticsThreads.ts';
import { testNow, type TestApi } from './helpers.ts';
import { addStation, startOwnApi } from './ownStation.ts';
import { temporarySchema } from './postgres.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (databaseUrl === undefined) {
  console.warn('ZRAK_TEST_DATABASE_URL is not set: kept months are tested on the embedded database only.');
}
const databases: [string, string | undefined][] = [
  ['the embedded database', undefined],
  ...(databaseUrl === undefined ? [] : [['PostgreSQL', databaseUrl] as [string, string]]),
];

const hour = 3600;
/** With limits of an hour, a day, eight hours over three years, and of the year; the last is not kept. */
const parameters = { NO2: 900, PM10: hour, O3: hour, LAeq: 900, WD: hour, LA90: 900, RAIN: 3 * hour };
const first = Date.UTC(2025, 10, 1) / 1000;
const origin = { source: 'test', actor: 'test', clientId: 'own' };

async function fill(api: TestApi): Promise<void> {
  const { database, catalogue, measurements } = api.app.services;
  await within(everything, async () => {
    await addStation(database.db, { id: 'kept', name: 'Kept', timeZone: 'Europe/Ljubljana' });
    for (const [parameterCode, stepSeconds] of Object.entries(parameters)) {
      const row = { key: `kept_${parameterCode}`, locationId: 'kept', parameterCode, stepSeconds, instrumentId: null };
      await database.db.insertInto('series').values(row).execute();
    }
    await catalogue.loadChanges();
    for (const series of catalogue.seriesOf('kept')) {
      const times = Array.from(
        { length: Math.floor((testNow - first) / series.step) },
        (_, n) => first + n * series.step,
      );
      const values = Float32Array.from(times, (time) => 20 + 15 * Math.sin(time / 11_000) + (time % 37));
      const flags = new Int8Array(times.length).fill(1);
      await measurements.write([{ series, times: Float64Array.from(times), values, flags }], origin);
    }
  });
}

/** Something that happens between two reports. */
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('late' as const),
      parameter: fc.constantFrom(...(Object.keys(parameters) as (keyof typeof parameters)[])),
      // At any time, or within hours of the start of a month.
      time: fc.oneof(
        fc.integer({ min: first, max: testNow }),
        fc
          .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: -10 * hour, max: 10 * hour }))
          .map(([month, offset]) => Date.UTC(2025, 11 + month, 1) / 1000 + offset),
      ),
      value: fc.constantFrom(0, 35, 180, 410, 900),
      validity: fc.constantFrom(1, 1, 1, -1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('deleted' as const), day: fc.integer({ min: 20_400, max: 20_700 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('time' as const), hours: fc.integer({ min: 1, max: 40 }) }) },
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

async function apply(one: Change, api: TestApi): Promise<void> {
  const { database, catalogue, measurements } = api.app.services;
  if (one.kind === 'time') api.clock.now += one.hours * hour;
  else if (one.kind === 'deleted') {
    // Without an announcement.
    await database.db.deleteFrom('measurementChunk').where('day', '=', one.day).execute();
  } else {
    const series = catalogue.seriesOf('kept').find(({ parameter }) => parameter === one.parameter)!;
    const times = Float64Array.of(Math.floor(one.time / series.step) * series.step);
    const sample = { series, times, values: Float32Array.of(one.value), flags: Int8Array.of(one.validity) };
    await measurements.write([sample], origin);
  }
}

describe.each(databases)('months kept of reports in %s', (_, ofServer) => {
  let api: TestApi;
  let schema: Awaited<ReturnType<typeof temporarySchema>> | undefined;
  const threads = new StatisticsThreads();

  beforeAll(async () => {
    schema = ofServer === undefined ? undefined : await temporarySchema(ofServer);
    api = await startOwnApi(schema === undefined ? {} : { databaseUrl: schema.url });
    await fill(api);
  }, 120_000);
  afterAll(async () => {
    await threads.close();
    await api.close();
    await schema?.drop();
  });

  const reportOf = (period: string, kept?: KeptParts, ofThreads?: StatisticsThreads) => {
    const { catalogue, store } = api.app.services;
    const services = {
      store,
      catalogue,
      ...(kept && { kept }),
      ...(ofThreads && { threads: ofThreads }),
    };
    return within(everything, () =>
      stationStatistics(
        catalogue.locations.find(({ id }) => id === 'kept')!,
        period,
        services,
      ),
    );
  };

  it('equal a computation from all values, after any late values, deletions and hours', async () => {
    const kept = new KeptParts(api.app.services.store);
    const period = fc.constantFrom('2026', '2025', '2026-01', '2026-03', '2026-10', '2026-11');
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 3 }), period, async (changes, name) => {
        for (const one of changes) await within(everything, () => apply(one, api));
        const [given, expected] = [await reportOf(name, kept), await reportOf(name)];
        // The zone of a period consists of functions.
        expect({ ...given, period: { ...given.period, zone: '' } }).toEqual({
          ...expected,
          period: { ...expected.period, zone: '' },
        });
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('are computed in a thread with the same result', async () => {
    const kept = new KeptParts(api.app.services.store);
    const expected = await reportOf('2026');
    for (const given of [await reportOf('2026', kept, threads), await reportOf('2026', kept, threads)]) {
      expect({ ...given, period: '' }).toEqual({ ...expected, period: '' });
    }
  }, 60_000);

  it('are not read again, apart from the month of a late value', async () => {
    const { store } = api.app.services;
    const kept = new KeptParts(store);
    const prepare = vi.spyOn(store, 'prepare');
    const readOf = async (parameter: string) => {
      prepare.mockClear();
      await reportOf('2026-10', kept);
      return prepare.mock.calls
        .filter(([series]) => series.some((one) => (one as { parameter?: string }).parameter === parameter))
        .map(([, from, to]) => [new Date(from * 1000).toISOString(), new Date(to * 1000).toISOString()]);
    };
    // The hours before the year belong to its first mean of eight hours.
    expect(await readOf('NO2')).toEqual([['2025-12-31T15:00:00.000Z', '2026-10-31T23:00:00.000Z']]);
    expect(await readOf('NO2')).toEqual([]);
    const late = { kind: 'late', parameter: 'NO2', value: 410, validity: 1 } as const;
    await within(everything, () => apply({ ...late, time: Date.UTC(2026, 5, 10) / 1000 }, api));
    expect(await readOf('NO2')).toEqual([['2026-05-31T22:00:00.000Z', '2026-06-30T22:00:00.000Z']]);
    expect(await readOf('NO2')).toEqual([]);
    prepare.mockRestore();
  }, 60_000);
});
