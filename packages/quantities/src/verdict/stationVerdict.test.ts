import { describe, expect, it } from 'vitest';
import { indexDefinitions } from '../indices/index.ts';
import { hoursOfIndex } from './hoursOfIndex.ts';
import { type JudgedStation, stationVerdict } from './stationVerdict.ts';
import { valueBeside } from './valueBeside.ts';

const latestAt = '2026-11-24T06:15:00Z';
const air: JudgedStation = {
  warning: { level: 'low', basis: 'index' },
  state: 'ok',
  latestAt,
  categories: ['pollution', 'meteorology'],
  index: { standard: 'eu2024', band: 3, decidedBy: 'PM2.5', time: '2026-11-24T06:00:00Z' },
};

describe('stationVerdict', () => {
  it('is the index of the server', () => {
    expect(stationVerdict(air)).toEqual({ kind: 'index', index: air.index, latestAt, warning: undefined });
  });

  it('adds a warning that says something else', () => {
    const warning = {
      level: 'medium',
      basis: 'noise',
      label: 'Last hour louder than the critical value (indicative)',
    } as const;
    expect(stationVerdict({ ...air, warning })).toMatchObject({ kind: 'index', warning });
    // A server that does not say what its warning judges.
    expect(stationVerdict({ ...air, warning: { level: 'high' } })).toMatchObject({ warning: { level: 'high' } });
    expect(stationVerdict({ ...air, warning: { level: 'none' } })).toMatchObject({ warning: undefined });
  });

  it('is computed from the means of a server without an index', () => {
    const mean = { unit: 'µg/m³', decimals: 1, averaging: 'PT1H', time: '2026-11-24T05:00:00Z' } as const;
    const means = [
      { ...mean, parameter: 'PM10', value: 20.1 },
      { ...mean, parameter: 'NO2', value: 61 },
    ];
    expect(stationVerdict({ ...air, index: undefined, means })).toMatchObject({
      kind: 'index',
      index: { standard: 'eu2024', band: 4, decidedBy: 'NO2', value: 61, time: mean.time },
    });
  });

  it.each(['late', 'offline', 'maintenance'] as const)('is %s before any old index', (state) => {
    expect(stationVerdict({ ...air, state })).toEqual({ kind: state, latestAt });
  });

  it('is the warning where the server sends no index', () => {
    const warning = { level: 'unrated', color: '#e3b505' } as const;
    // The core of the contract.
    expect(stationVerdict({ warning })).toEqual({ kind: 'warning', warning, latestAt: undefined });
    const noise: JudgedStation = { warning: { level: 'none' }, categories: ['noise'], latestAt };
    expect(stationVerdict(noise)).toMatchObject({ kind: 'warning', warning: { level: 'none' } });
  });

  it('says that data do not suffice for an index instead of "no data" beside values', () => {
    const noIndex: JudgedStation = { ...air, index: undefined, warning: { level: 'noData' } };
    expect(stationVerdict(noIndex)).toEqual({ kind: 'notEnough', latestAt });
    expect(stationVerdict({ ...noIndex, categories: undefined })).toEqual({ kind: 'notEnough', latestAt });
  });

  it('says that no air is measured', () => {
    const traffic: JudgedStation = { warning: { level: 'none' }, categories: ['traffic', 'system'], latestAt };
    expect(stationVerdict(traffic)).toEqual({ kind: 'noAir', latestAt });
    const quiet: JudgedStation = { warning: { level: 'noData' }, categories: ['noise'], latestAt };
    expect(stationVerdict(quiet)).toEqual({ kind: 'noAir', latestAt });
  });

  it('is no data where nothing has been measured', () => {
    expect(stationVerdict({ warning: { level: 'noData' }, state: 'noData' })).toEqual({ kind: 'noData' });
  });

  it('ignores a band that does not exist', () => {
    const index = { ...air.index!, band: 7 };
    expect(stationVerdict({ ...air, index, warning: { level: 'noData' } })).toEqual({ kind: 'notEnough', latestAt });
  });
});

describe('valueBeside', () => {
  const latest = [
    {
      parameter: 'PM10',
      value: 38.9,
      unit: 'µg/m³',
      decimals: 1,
      time: '2026-11-24T06:45:00Z',
      name: 'PM10 particles',
    },
    { parameter: 'PM2.5', value: 29.1, unit: 'µg/m³', decimals: 1, time: '2026-11-24T06:45:00Z' },
  ];

  it('is the mean that decides the index', () => {
    const index = { ...air.index!, value: 26.8, unit: 'µg/m³', decimals: 1 };
    expect(valueBeside(stationVerdict({ ...air, index }), latest)).toEqual({
      parameter: 'PM2.5',
      value: 26.8,
      unit: 'µg/m³',
      decimals: 1,
      time: index.time,
    });
  });

  it('is the newest value of the deciding pollutant where the server sends no mean, or none', () => {
    expect(valueBeside(stationVerdict(air), latest)).toBe(latest[1]);
    expect(valueBeside(stationVerdict(air), latest.slice(0, 1))).toBeUndefined();
  });

  it('is the first newest value without an index', () => {
    expect(valueBeside(stationVerdict({ ...air, index: undefined }), latest)).toBe(latest[0]);
  });
});

describe('hoursOfIndex', () => {
  it('has the worst pollutant of each hour, and null for a gap', () => {
    const pollutants = [
      { parameter: 'PM10', values: [10, Number.NaN, 130] },
      { parameter: 'O3', values: Float32Array.of(70, Number.NaN, 30) },
      { parameter: 'CO', values: [1, 1, 1] },
    ];
    expect(hoursOfIndex(indexDefinitions.eu2024, pollutants)).toEqual([
      { band: 2, decidedBy: 'O3' },
      null,
      { band: 4, decidedBy: 'PM10' },
    ]);
    expect(hoursOfIndex(indexDefinitions.eu2024, [])).toEqual([]);
  });
});
