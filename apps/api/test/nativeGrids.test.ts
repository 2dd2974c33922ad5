import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../src/contract/schemas.ts';
import { everything, within } from '../src/db/scope.ts';
import type { TestApi } from './helpers.ts';
import { addStation, startOwnApi } from './ownStation.ts';

/** Series whose native intervals cross the edges of civil days: a value belongs to the period in which it starts. */

type Report = Schemas['StationStatistics'];
type Check = Report['limits'][number];

const hour = 3600;
const seconds = (text: string): number => Date.parse(`${text}:00Z`) / 1000;
const instants = (from: string, to: string, step: number): number[] =>
  Array.from({ length: (seconds(to) - seconds(from)) / step }, (_, index) => seconds(from) + index * step);
let api: TestApi;

async function write(locationId: string, parameterCode: string, times: number[], valueOf: (time: number) => number) {
  const { database, catalogue, measurements } = api.app.services;
  const key = `${locationId}_${parameterCode}`;
  await within(everything, async () => {
    const stepSeconds = times[1]! - times[0]!;
    await database.db.insertInto('series').values({ key, locationId, parameterCode, stepSeconds }).execute();
    await catalogue.load();
    const series = catalogue.series.find((one) => one.key === key)!;
    const samples = {
      series,
      times,
      values: Float32Array.from(times, valueOf),
      flags: new Int8Array(times.length).fill(1),
    };
    await measurements.write([samples], { source: 'test', actor: 'test', clientId: null });
  });
}

const reportOf = async (locationId: string, period: string): Promise<Report> =>
  (await api.get(`/api/reports/statistics?clientId=own&locationId=${locationId}&period=${period}`)).json().stations[0];
const parameterOf = ({ parameters }: Report, code: string) => parameters.find(({ parameter }) => parameter === code)!;
const checkOf = ({ limits }: Report, code: string, averaging: string): Check =>
  limits.find(({ parameter, reference }) => parameter === code && reference.averaging === averaging)!;
async function dataOf(key: string, interval: string, from: string, to: string) {
  const { series } = (
    await api.get(`/api/dataseries/getData?seriesIds=${key}&interval=${interval}&from=${from}&to=${to}`)
  ).json<{ series: { start: string; values: number[]; coverage: [count: number, percent: number][] }[] }>();
  return series[0]!;
}

const kolkata = { id: 'kolkata', timeZone: 'Asia/Kolkata' };
const lordHowe = { id: 'lord', timeZone: 'Australia/Lord_Howe' };
const halfHours = [kolkata, lordHowe];
const hours = instants('2025-12-30T00:00', '2026-11-01T00:00', hour);
const [noise, ozone] = [
  (time: number): number => ((time / hour) * 7919) % 211,
  (time: number): number => 90 + 40 * Math.sin((time / hour) * 0.26) + ((time / hour) % 7),
];

/** The clocks of Lord Howe change on 4 October. */
const autumn = ['2026-09-29T00:00', '2026-11-02T00:00'] as const;
const isEvenHour = (time: number): boolean => Math.floor(time / hour) % 2 === 0;

beforeAll(async () => {
  api = await startOwnApi();
  const { db } = api.app.services.database;
  await addStation(db, { id: 'three', name: 'Three', timeZone: 'Europe/Ljubljana' });
  await addStation(db, { id: 'daily', name: 'Daily', timeZone: 'Europe/Ljubljana' });
  await write('daily', 'NO2', instants('2026-01-01T00:00', '2026-11-01T00:00', 24 * hour), () => 250);
  await write('daily', 'O3', instants('2026-01-01T00:00', '2026-11-01T00:00', hour), () => 10);
  for (const { id, timeZone } of halfHours) await addStation(db, { id, name: id, timeZone });
  const times = instants('2026-03-01T00:00', '2026-11-01T00:00', 3 * hour);
  await write('three', 'RAIN', times, () => 1);
  await write('three', 'PM10', times, (time) => ((time / hour) % 24 === 21 ? 400 : 40));
  for (const { id } of halfHours) {
    await write(id, 'NO2', hours, noise);
    await write(id, 'O3', hours, ozone);
    await write(id, 'SO2', instants(...autumn, 900), (time) => noise(Math.floor(time / 900) * hour));
    await write(id, 'RAIN', instants(...autumn, 900), () => 0.1);
    await write(id, 'WD', instants(...autumn, 600), (time) => (isEvenHour(time) ? 271 : 91));
    await write(id, 'WS', instants(...autumn, hour), (time) => (isEvenHour(time) ? 3 : 9));
  }
}, 120_000);
afterAll(() => api.close());

describe('a series of three hours', () => {
  it('has all its values in civil days, also when clocks change', async () => {
    for (const [from, to] of [
      ['2026-05-10', '2026-05-13'],
      ['2026-03-28', '2026-03-31'],
      ['2026-10-24', '2026-10-27'],
    ] as const) {
      const { values, coverage } = await dataOf('three_RAIN', 'P1D', from, to);
      expect([values, coverage]).toEqual([[8, 8, 8], [[3, 100]]]);
    }
  });

  it('has each value in one month', async () => {
    const reports = await Promise.all(['2026-05', '2026-06'].map((period) => reportOf('three', period)));
    const [may, june] = reports.map((report) => parameterOf(report, 'RAIN'));
    expect(may).toMatchObject({ value: 31 * 8, coverage: 100 });
    expect(june).toMatchObject({ value: 30 * 8, coverage: 100 });
    expect(may!.daily).toEqual(Array.from({ length: 31 }, () => 8));
  });

  it('breaks the limit of the day by the value that ends on the next day', async () => {
    const check = checkOf(await reportOf('three', '2026-05'), 'PM10', 'P1D');
    expect(check.exceedances).toHaveLength(31);
    expect(check.exceedances![0]!.value).toBe((7 * 40 + 400) / 8);
  });
});

describe('a series of days', () => {
  it('is not compared with a limit for hours', async () => {
    const check = checkOf(await reportOf('daily', '2026-05'), 'NO2', 'PT1H');
    expect(check).toMatchObject({ used: 0, exceedances: [], coverage: 0 });
    expect(check.isBroken ?? null).toBeNull();
  });

  it('is compared with a limit for days', async () => {
    const check = checkOf(await reportOf('daily', '2026-05'), 'NO2', 'P1D');
    expect(check).toMatchObject({ isBroken: true, coverage: 100 });
    expect(check.exceedances).toHaveLength(31);
  });

  it('has no part in the index, which judges hours', async () => {
    const { index } = await reportOf('daily', '2026-05');
    expect(new Set(index!.days)).toEqual(new Set([1]));
  });
});

/** The civil date on which an hour starts, from the platform. */
const dateIn = (timeZone: string): ((time: number) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (time) => format.format(time * 1000);
};
const iso = (time: number): string => new Date(time * 1000).toISOString().replace('.000Z', 'Z');
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(halfHours)('hours in $timeZone', ({ id, timeZone }) => {
  const dateOf = dateIn(timeZone);

  it.each(['2026-04', '2026-07', '2026-10'])(
    'have the same figures in the report of %s and in the data',
    async (month) => {
      const ofMonth = hours.filter((time) => dateOf(time).startsWith(month));
      const byDay = [...Map.groupBy(ofMonth, dateOf).values()];
      const report = await reportOf(id, month);
      const { coverage, daily, maximum, minimum, value } = parameterOf(report, 'NO2');
      expect(coverage).toBe(100);
      expect(value).toBeCloseTo(mean(ofMonth.map(noise)), 0);
      const greatest = Math.max(...ofMonth.map(noise));
      expect(maximum).toEqual({ value: greatest, time: iso(ofMonth.find((time) => noise(time) === greatest)!) });
      expect(minimum!.time).toBe(iso(ofMonth.find((time) => noise(time) === minimum!.value)!));

      const last = dateOf(ofMonth.at(-1)! + 24 * hour);
      const data = await dataOf(`${id}_NO2`, 'P1D', `${month}-01`, last);
      expect(data.values).toEqual(daily);
      expect(data.coverage).toEqual([[byDay.length, 100]]);
      for (const [index, day] of byDay.entries()) {
        expect(Math.abs(daily![index]! - mean(day.map(noise)))).toBeLessThan(0.0501);
      }

      const above = ofMonth.filter((time) => noise(time) > 200);
      expect(checkOf(report, 'NO2', 'PT1H').exceedances!.map(({ time }) => time)).toEqual(above.map(iso));
      expect(checkOf(report, 'NO2', 'PT1H').coverage).toBe(100);
    },
  );

  it('of quarter hours begin like those of the data', async () => {
    const report = await reportOf(id, '2026-10');
    const { maximum, minimum, coverage } = parameterOf(report, 'SO2');
    const { start, values } = await dataOf(`${id}_SO2`, 'PT1H', '2026-10-01', '2026-11-01');
    const ofMonth = values.flatMap((value, index) => {
      const time = seconds(start.slice(0, 16)) + index * hour;
      return dateOf(time).startsWith('2026-10') ? [{ time: iso(time), value }] : [];
    });
    const greatest = Math.max(...ofMonth.map(({ value }) => value));
    const least = Math.min(...ofMonth.map(({ value }) => value));
    expect([maximum!.value, minimum!.value]).toEqual([greatest, least]);
    expect(ofMonth).toEqual(expect.arrayContaining([maximum, minimum]));
    expect(coverage).toBe(100);
  });

  it('of a wind direction and a speed are the same where one is of ten minutes', async () => {
    const { wind } = await reportOf(id, '2026-10');
    const shares = wind!.sectors.flatMap((ofClasses, sector) =>
      ofClasses.flatMap((share, speed) => (share > 0.01 ? [[sector, speed]] : [])),
    );
    // West with 3 m/s, east with 9 m/s.
    expect(shares).toEqual([
      [4, 4],
      [12, 1],
    ]);
  });

  it('have eight-hour means on the day on which these end', async () => {
    const month = '2026-10';
    const highest = new Map<string, number>();
    for (const [index, start] of hours.entries()) {
      // The last second of the last hour: a mean that ends at midnight belongs to the day before.
      const date = dateOf(start + hour - 1);
      const window = mean(hours.slice(Math.max(0, index - 7), index + 1).map((time) => Math.fround(ozone(time))));
      if (date.startsWith(month)) highest.set(date, Math.max(highest.get(date) ?? 0, window));
    }
    const check = checkOf(await reportOf(id, month), 'O3', 'maxDaily8h');
    const expected = [...highest].filter(([, value]) => Math.round(value) > check.reference.value);
    expect(expected.length).toBeGreaterThan(3);
    expect(check.exceedances!.map(({ time }) => dateOf(Date.parse(time) / 1000))).toEqual(
      expected.map(([date]) => date),
    );
    for (const [index, { value }] of check.exceedances!.entries()) expect(value).toBeCloseTo(expected[index]![1], 0);
  });
});

it('the sum of a month is the sum of its days where these begin at half hours', async () => {
  const { value, daily } = parameterOf(await reportOf('kolkata', '2026-10'), 'RAIN');
  expect(value).toBeCloseTo(
    daily!.reduce<number>((sum, day) => sum + day!, 0),
    6,
  );
});
