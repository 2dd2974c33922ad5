import { describe, expect, it } from 'vitest';
import { noiseStation } from '../../test/noiseStation.ts';
import { columnOf, type Query } from '../measurements/query.ts';
import { zoneOf } from '../time/zone.ts';
import { stationStatistics } from './stationStatistics.ts';

const quarter = 900;
const start = Date.UTC(2026, 9, 1) / 1000;
const now = Date.UTC(2026, 10, 2) / 1000;

/** Nine days of ten are quiet: 50 dB. The tenth is loud: 70 dB. The native LA90 is 8 dB below. */
const isLoud = (index: number): boolean => Math.floor((index * quarter - start) / 86_400) % 10 === 9;
const laeq = (index: number): number => (isLoud(index) ? 70 : 50);
/** 40, 42, 44 and 46 dB in each hour. */
const la90 = (index: number): number => 40 + 2 * (index % 4);

const road = noiseStation(quarter, { LAeq: laeq, LA90: la90 }, now);
const without = noiseStation(quarter, { LA90: la90 }, now);

async function columnsOf(station: typeof road, interval: Query['interval']) {
  const query = { series: station.series, interval, zone: zoneOf('Etc/UTC'), from: start, to: start + 10 * 86_400 };
  return columnOf(station.series.at(-1)!, query, station.store, station.catalogue);
}

describe('percentile levels', () => {
  it('of an hour are the arithmetic mean of its four native ones, and said to be', async () => {
    const { values, meanOf } = await columnsOf(road, 'PT1H');
    expect(values[0]).toBe(43);
    expect(meanOf).toBe('PT15M');
  });

  it('of a day are taken from the distribution of its 96 short LAeq', async () => {
    const { values, meanOf } = await columnsOf(road, 'P1D');
    expect([values[0], values[9]]).toEqual([50, 70]);
    expect(meanOf).toBeUndefined();
  });

  it('of a day without LAeq are the mean of the native ones', async () => {
    const { values, meanOf } = await columnsOf(without, 'P1D');
    expect(values[0]).toBe(43);
    expect(meanOf).toBe('PT15M');
  });

  it('that are asked for as they were measured are no means', async () => {
    const { values, meanOf } = await columnsOf(road, 'PT15M');
    expect([...values.subarray(0, 4)]).toEqual([40, 42, 44, 46]);
    expect(meanOf).toBeUndefined();
  });
});

describe('percentile levels in the report of a month', () => {
  it('are those of the short LAeq of the month, its extremes means of native ones', async () => {
    const { parameters } = await stationStatistics(road.location, '2026-10', road);
    const found = parameters.find(({ series }) => series.parameter === 'LA90');
    // LAeq is 50 dB in nine tenths of the month and more: LA90 is 50 dB, and the median of hourly LA90 would be 43.
    expect(found).toMatchObject({ value: 50, coverage: 100, meanOf: { hours: 'PT15M' } });
    expect([found?.minimum?.value, found?.daily[0], found?.daily[9]]).toEqual([43, 50, 70]);
  });

  it('are the mean of the native ones where the station has no LAeq', async () => {
    const { parameters } = await stationStatistics(without.location, '2026-10', without);
    expect(parameters[0]).toMatchObject({ value: 43, meanOf: { value: 'PT15M', days: 'PT15M', hours: 'PT15M' } });
  });
});
