import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import { nativeIntervals, type NativeInterval } from '../src/time/interval.ts';
import { zoneOf } from '../src/time/zone.ts';
import { startApi, migratedFolder, testNow, type TestApi } from './helpers.ts';

/** Each interval at which a station may record, through data, station, report and export. */

const zone = zoneOf('Europe/Ljubljana');
const folder = migratedFolder();
const intervals = Object.keys(nativeIntervals) as NativeInterval[];
const october = { from: Date.parse('2026-09-30T22:00:00Z') / 1000, to: Date.parse('2026-10-31T23:00:00Z') / 1000 };
let api: TestApi;

const seriesOf = (interval: NativeInterval): string => `ser_${interval}`;
/** The day of the month in which a value is. */
const valueAt = (time: number): number => new Date(zone.civilOf(time) * 1000).getUTCDate();

const columns = (seconds: number) => {
  const [first, last] = [Math.ceil(october.from / seconds), Math.floor(testNow / seconds)];
  const times = Array.from({ length: last - first }, (_, index) => (first + index) * seconds);
  // A daily value is stored in the UTC day of its date.
  const values = times.map((time) => (seconds === 86_400 ? new Date(time * 1000).getUTCDate() : valueAt(time)));
  return { times, values: Float32Array.from(values), flags: new Int8Array(times.length).fill(1) };
};

beforeAll(async () => {
  api = await startApi({
    folder,
    settings: {
      demo: false,
      administrator: { userName: 'chief', email: 'chief@example.org', password: 'Chosen-by-0perator' },
    },
  });
  const { database, catalogue, measurements } = api.app.services;
  await within(everything, async () => {
    const { db } = database;
    await db.insertInto('client').values({ id: 'cli_own', code: 'OWN', name: 'Own', isPublic: true }).execute();
    for (const interval of intervals) {
      const id = `loc_${interval}`;
      await db
        .insertInto('location')
        .values({
          id,
          clientId: 'cli_own',
          name: interval,
          latitude: 45.5,
          longitude: 13.7,
          altitude: 5,
          area: 'urban',
          site: 'traffic',
          timeZone: 'Europe/Ljubljana',
          dayBoundary: 'civil',
          noiseZone: null,
          deliveryDelaySeconds: 0,
          operatingSince: null,
        })
        .execute();
      await db
        .insertInto('series')
        .values({
          key: seriesOf(interval),
          locationId: id,
          parameterCode: 'PM10',
          stepSeconds: nativeIntervals[interval],
        })
        .execute();
    }
    await catalogue.loadChanges();
    const samples = catalogue.series.map((series) => ({ series, ...columns(series.step) }));
    await measurements.write(samples, { source: 'test', actor: 'test', clientId: null });
    await api.app.services.clock.refreshStates();
  });
}, 120_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const dataOf = async (native: NativeInterval, interval: string) => {
  const url = `/api/dataseries/getData?seriesIds=${seriesOf(native)}&from=2026-10-05&to=2026-10-07&interval=${interval}`;
  return (await api.get(url)).json<{ series: { start: string; step: string; values: (number | null)[] }[] }>()
    .series[0]!;
};

describe.each(intervals)('a series of %s', (native) => {
  it.each(['PT15M', 'PT1H', 'P1D'] as const)('has values at %s, or at its own interval', async (asked) => {
    const { start, step, values } = await dataOf(native, asked);
    const isComputed = nativeIntervals[asked] % nativeIntervals[native] === 0;
    expect(step).toBe(isComputed ? asked : native);
    expect(values.filter((value) => value === null)).toEqual([]);
    // Intervals of three hours cross the start of the civil day.
    expect([values[0], values.at(-1)]).toEqual([native === 'PT3H' && !isComputed ? 4 : 5, 6]);
    if (native !== 'PT3H') expect(start).toBe('2026-10-04T22:00:00Z');
  });

  it('is known with its interval, and is not late before its next value is', async () => {
    const id = `loc_${native}`;
    const [series] = (await api.get(`/api/dataseries/get?locationId=${id}`)).json<Record<string, string>[]>();
    expect(series).toMatchObject({ nativeInterval: native });
    const station = (await api.get(`/api/locations/location?locationId=${id}`)).json();
    expect(station).toMatchObject({ state: 'ok', latest: [{ interval: native, value: native === 'P1D' ? 17 : 18 }] });
    if (native === 'P1D') expect(station.latest[0].time).toBe('2026-11-16T23:00:00Z');
  });

  it('has a report of the month, and an export', async () => {
    const query = `clientId=cli_own&locationId=loc_${native}&period=2026-10`;
    const { stations } = (await api.get(`/api/reports/statistics?${query}`)).json();
    const [parameter] = stations[0].parameters;
    expect(parameter.value).toBeCloseTo(16, native === 'PT3H' ? 0 : 1);
    expect(parameter).toMatchObject({
      isEnough: true,
      coverage: native === 'PT3H' ? expect.any(Number) : 100,
      minimum: { value: 1 },
      maximum: { value: 31 },
    });
    expect(parameter.daily).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
    expect((await api.get(`/api/reports/statistics?clientId=cli_own&period=2026-10`)).statusCode).toBe(200);
    const dates = 'from=2026-10-05&to=2026-10-07&interval=PT15M&format=csv&culture=en-GB';
    const table = await api.get(`/api/exportData/get?seriesIds=${seriesOf(native)}&${dates}`);
    expect(table.statusCode).toBe(200);
    expect(table.body.trim().split('\n').length).toBeGreaterThan(2);
  });
});
