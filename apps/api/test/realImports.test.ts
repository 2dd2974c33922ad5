import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import { importDefaults, importFile, type ImportOptions } from '../src/imports/importFile.ts';
import { testNow, type TestApi } from './helpers.ts';
import { hasLondon, london } from './london.ts';
import { addStation, startOwnApi } from './ownStation.ts';

/** Measurements of public networks, which are not committed. */
const data = resolve(import.meta.dirname, '../../../../shared/data');
const hasData = hasLondon && existsSync(join(data, 'AirQualityUCI.csv.gz'));
if (!hasData) console.warn('The files of public networks are not there: their import is not tested.');

describe.skipIf(!hasData)('files of public networks, read back', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startOwnApi();
    await within(everything, async () => {
      const { db } = api.app.services.database;
      const stations = [
        ['kerb', 'Europe/London'],
        ['italy', 'Europe/Rome'],
        ['Toronto West', 'America/Toronto'],
        ['aberdeen', 'Europe/London'],
        ['aliba', 'Europe/Prague'],
        ['ballymun', 'Europe/Dublin'],
      ];
      for (const [id, timeZone] of stations) await addStation(db, { id: id!, name: id!, timeZone: timeZone! });
    });
  }, 60_000);
  afterAll(() => api.close());

  const load = (file: string, options: Partial<ImportOptions>) =>
    within(everything, () =>
      importFile(
        join(data, file),
        { ...importDefaults, ...options },
        { db: api.app.services.database.db, now: () => testNow, actor: 'chief' },
      ),
    );
  const to = (station: string) => ({ stations: new Map([['', station]]) });

  /** Values of an interval; null where there is none. The API knows a new series a second later. */
  async function valuesOf(key: string, from: string, until: string, interval: string) {
    const read = () =>
      api.get(`/api/dataseries/getData?seriesIds=${key}&from=${from}&to=${until}&interval=${interval}`);
    await expect.poll(async () => (await read()).statusCode, { timeout: 10_000 }).toBe(200);
    const answer = await read();
    return answer.json<{ series: { values: (number | null)[] }[] }>().series[0]!.values;
  }
  const measured = (values: (number | null)[]) => values.filter((value) => value !== null);
  const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  it('equal a separate calculation on eight years of London', { timeout: 60_000, tags: ['extended'] }, async () => {
    const units = new Map(['nox', 'no2', 'o3', 'so2'].map((heading) => [heading, 'ppb']));
    const options = { ...to('kerb'), units: units.set('co', 'ppm') };
    const { counts } = await load('london-marylebone-1998-2005.csv.gz', options);
    expect(counts.added).toBe(558_173);

    const year = ['2003-01-01T00:00:00Z', '2004-01-01T00:00:00Z', 'PT1H'] as const;
    const nox = measured(await valuesOf('kerb_nox', ...year));
    expect(nox).toHaveLength(8211);
    expect(meanOf(nox) / 1.9125).toBeCloseTo(163.9411, 2);
    const [direction] = await valuesOf('kerb_wd', '2003-01-01', '2003-01-02', 'P1D');
    expect(Math.abs(direction! - 200.142)).toBeLessThanOrEqual(0.5);

    const own = london('no2', 1.9125);
    const days = await valuesOf('kerb_no2', '1998-01-01', '2005-01-01', 'P1D');
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
    const hours = Map.groupBy(
      [...own].filter(([, value]) => !Number.isNaN(value)),
      ([time]) => zone.format(time * 1000),
    );
    for (const [index, value] of days.entries()) {
      const date = new Date(Date.UTC(1998, 0, 1 + index)).toISOString().slice(0, 10);
      const values = (hours.get(date) ?? []).map(([, one]) => one);
      // 18 hours are three quarters of a day, but not of one with 25 hours.
      if (values.length < 18) expect(value, date).toBeNull();
      else if (values.length > 18) expect(Math.abs(value! - meanOf(values)), date).toBeLessThanOrEqual(0.051);
    }
  });

  it('of Italy, Toronto, Prague, Dublin and a sensor in Aberdeen', { timeout: 60_000 }, async () => {
    const italy = await load('AirQualityUCI.csv.gz', { ...to('italy'), timeZone: '+01:00' });
    expect(italy.findings).toMatchObject({ rows: 9357, blankRows: 114, rejected: 0 });
    const co = gunzipSync(readFileSync(join(data, 'AirQualityUCI.csv.gz')))
      .toString()
      .split('\n')
      .slice(1)
      .map((line) => Number((line.split(';')[2] || '-200').replace(',', '.')))
      .filter((value) => value !== -200);
    const stored = measured(await valuesOf('italy_co', '2004-03-01T00:00:00Z', '2005-05-01T00:00:00Z', 'PT1H'));
    expect(stored).toHaveLength(co.length);
    expect(meanOf(stored)).toBeCloseTo(meanOf(co), 3);

    const toronto = await load('openaq_location_1274950_measurements.csv.gz', {});
    expect(toronto.counts.added).toBe(5353);
    expect(toronto.findings.negative).toBe(1);

    const prague = await load('SPO.CZ_ALIBA_PM10_40285.parquet', to('aliba'));
    expect(prague.findings).toMatchObject({ rows: 8145, rejected: 0 });
    const pm10 = measured(await valuesOf('aliba_pm10', '2023-01-01T00:00:00Z', '2024-01-01T00:00:00Z', 'PT1H'));
    expect(Math.min(...pm10)).toBeGreaterThan(-10);

    const noise = { ...to('ballymun'), timeZone: 'Europe/Dublin', step: 3600 };
    await within(everything, () =>
      api.app.services.database.db
        .insertInto('series')
        .values({
          key: 'bal_laeq',
          locationId: 'ballymun',
          parameterCode: 'LAeq',
          stepSeconds: 3600,
          instrumentId: null,
        })
        .execute(),
    );
    await load('dublin-ballymun-single-site.tsv.gz', { ...noise, mapped: new Map([['laeq_Ballymun4', 'bal_laeq']]) });
    const [level] = await valuesOf('bal_laeq', '2018-05-10', '2018-05-11', 'P1D');
    expect(level).toBeCloseTo(61.694, 1);

    const sensor = await load('2018-01-12_sds011_sensor_8554.csv', { ...to('aberdeen'), average: true, step: 3600 });
    expect(sensor.counts.added).toBe(48);
    const rows = readFileSync(join(data, '2018-01-12_sds011_sensor_8554.csv'), 'utf8').split('\n').slice(1);
    const noon = rows.map((row) => row.split(';')).filter((cells) => cells[5]?.startsWith('2018-01-12T12'));
    const [hour] = await valuesOf('aberdeen_pm10', '2018-01-12T12:00:00Z', '2018-01-12T13:00:00Z', 'PT1H');
    expect(hour).toBeCloseTo(meanOf(noon.map((cells) => Number(cells[6]))), 1);
  });
});
