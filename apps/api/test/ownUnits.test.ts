import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../src/contract/schemas.ts';
import { everything, within } from '../src/db/scope.ts';
import { type TestApi, testNow } from './helpers.ts';
import { addStation, startOwnApi } from './ownStation.ts';

/** Own parameters with the code of a standard one and another unit: limits and index are in µg/m³. */

const hour = 3600;
const start = Date.parse('2026-01-01T00:00:00Z') / 1000;
const times = Array.from({ length: Math.floor((testNow - start) / hour) }, (_, index) => start + index * hour);
/** Of each parameter, its unit and its only value: 300 µg/m³, 210 µg/m³, and two units that do not convert. */
const own = {
  PM10: { unit: 'mg/m³', decimals: 4, value: 0.3 },
  NO2: { unit: 'ppb', decimals: 1, value: 210 / 1.9125 },
  O3: { unit: 'counts', decimals: 0, value: 9000 },
} as const;
let api: TestApi;
let report: Schemas['StationStatistics'];

const limitsOf = (code: string) => report.limits.filter(({ parameter }) => parameter === code);
const limitOf = (code: string, averaging: string, regime = 'eu2008') =>
  limitsOf(code).find(({ reference }) => reference.averaging === averaging && reference.regime === regime)!;

beforeAll(async () => {
  api = await startOwnApi();
  const { database, catalogue, measurements, clock } = api.app.services;
  const { db } = database;
  await addStation(db, { id: 'quay', name: 'Quay', timeZone: 'Europe/Ljubljana' });
  await within(everything, async () => {
    for (const [code, { unit, decimals }] of Object.entries(own)) {
      await db.updateTable('parameter').set({ unit, decimals, origin: 'operator' }).where('code', '=', code).execute();
      await db
        .insertInto('series')
        .values({ key: code, locationId: 'quay', parameterCode: code, stepSeconds: hour })
        .execute();
    }
    await catalogue.load();
    const samples = catalogue.series.map((series) => ({
      series,
      times,
      values: new Float32Array(times.length).fill(own[series.parameter as keyof typeof own].value),
      flags: new Int8Array(times.length).fill(1),
    }));
    await measurements.write(samples, { source: 'test', actor: 'test', clientId: null });
    await clock.refreshStates();
  });
  const url = '/api/reports/statistics?clientId=own&locationId=quay&period=2026-10';
  report = (await api.get(url)).json().stations[0];
}, 120_000);
afterAll(() => api.close());

describe('limits', () => {
  it('are compared in their unit, and shown in that of the values', () => {
    const days = limitOf('PM10', 'P1D');
    expect(days).toMatchObject({ isBroken: true, reference: { value: 0.05, unit: 'mg/m³' } });
    expect(days.exceedances).toHaveLength(31);
    expect(days.exceedances![0]!.value).toBe(0.3);
    expect(limitOf('PM10', 'P1Y')).toMatchObject({ isBroken: true, value: 0.3, reference: { value: 0.04 } });
    const hours = limitOf('NO2', 'PT1H');
    expect(hours).toMatchObject({ isBroken: true, reference: { value: 104.6, unit: 'ppb' } });
    expect(hours.exceedances).toHaveLength(31 * 24 + 1);
  });

  it('are not compared with values in a unit that does not convert', async () => {
    expect(limitsOf('O3')).toEqual([]);
    const [series] = (await api.get('/api/dataseries/get?locationId=quay'))
      .json()
      .filter(({ parameter }: Schemas['Series']) => parameter === 'O3');
    expect(series.referenceValues).toEqual([]);
  });
});

describe('the index', () => {
  it('has the band of the values in µg/m³', async () => {
    const [{ index, means }] = (await api.get('/api/locations/map?clientId=own')).json();
    expect(index).toMatchObject({ band: 6, decidedBy: 'PM10', value: 300, unit: 'µg/m³', decimals: 1 });
    expect(means.map(({ parameter }: Schemas['IndexMean']) => parameter)).not.toContain('O3');
    expect(means).toContainEqual(expect.objectContaining({ parameter: 'NO2', value: 210, unit: 'µg/m³' }));
    expect(new Set(report.index!.days)).toEqual(new Set([6]));
  });
});
