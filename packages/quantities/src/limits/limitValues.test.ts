import { describe, expect, it } from 'vitest';
import { type LimitValue, limitValues } from './limitValues.ts';
import { regimePeriodOf, regimePeriods, requiredByRegime } from './regimes.ts';

/** "PM10 P1D 50 ≤35" */
const written = ({ parameter, averaging, value, allowedExceedances }: LimitValue): string =>
  `${parameter} ${averaging} ${value}${allowedExceedances === null ? '' : ` ≤${allowedExceedances}`}`;
const of = (regime: string, kind: string): string[] =>
  limitValues.filter((one) => one.regime === regime && one.kind === kind).map(written);

describe('Directive (EU) 2024/2881, Annex I', () => {
  it('until 2030, µg/m³ (CO mg/m³; As, Cd, Ni, BaP ng/m³)', () => {
    expect(of('eu2008', 'limit')).toEqual([
      'PM2.5 P1Y 25',
      'PM10 P1D 50 ≤35',
      'PM10 P1Y 40',
      'NO2 PT1H 200 ≤18',
      'NO2 P1Y 40',
      'SO2 PT1H 350 ≤24',
      'SO2 P1D 125 ≤3',
      'CO maxDaily8h 10',
      'C6H6 P1Y 5',
      'Pb P1Y 0.5',
    ]);
    expect(of('eu2008', 'target')).toEqual(['O3 maxDaily8h 120 ≤25', 'As P1Y 6', 'Cd P1Y 5', 'Ni P1Y 20', 'BaP P1Y 1']);
    expect(of('eu2008', 'information')).toEqual(['O3 PT1H 180']);
  });

  it('from 2030', () => {
    expect(of('eu2030', 'limit')).toEqual([
      'PM2.5 P1D 25 ≤18',
      'PM2.5 P1Y 10',
      'PM10 P1D 45 ≤18',
      'PM10 P1Y 20',
      'NO2 PT1H 200 ≤3',
      'NO2 P1D 50 ≤18',
      'NO2 P1Y 20',
      'SO2 PT1H 350 ≤3',
      'SO2 P1D 50 ≤18',
      'SO2 P1Y 20',
      'CO maxDaily8h 10',
      'CO P1D 4 ≤18',
      'C6H6 P1Y 3.4',
      'Pb P1Y 0.5',
      'As P1Y 6',
      'Cd P1Y 5',
      'Ni P1Y 20',
      'BaP P1Y 1',
    ]);
    expect(of('eu2030', 'target')).toEqual(['O3 maxDaily8h 120 ≤18']);
    expect(of('eu2030', 'longTerm')).toEqual(['O3 maxDaily8h 100 ≤3']);
  });

  it('information and alert thresholds', () => {
    expect(of('eu2030', 'information')).toEqual([
      'SO2 PT1H 275',
      'NO2 PT1H 150',
      'O3 PT1H 180',
      'PM10 P1D 90',
      'PM2.5 P1D 50',
    ]);
    expect(of('eu2030', 'alert')).toEqual([
      'SO2 PT1H 350',
      'NO2 PT1H 200',
      'O3 PT1H 240',
      'PM10 P1D 90',
      'PM2.5 P1D 50',
    ]);
  });

  it('alert thresholds before transposition: Directive 2008/50/EC, Annex XII', () => {
    expect(of('eu2008', 'alert')).toEqual(['O3 PT1H 240', 'NO2 PT1H 400', 'SO2 PT1H 500']);
  });
});

it('Slovenian decree on ambient air quality: PM2.5 since 2020', () => {
  expect(of('si', 'limit').filter((one) => !one.startsWith('LAeq'))).toEqual(['PM2.5 P1Y 20']);
});

it('WHO global air quality guidelines, 2021: 99th percentiles are three days a year', () => {
  expect(of('who2021', 'guideline')).toEqual([
    'PM2.5 P1Y 5',
    'PM2.5 P1D 15 ≤3',
    'PM10 P1Y 15',
    'PM10 P1D 45 ≤3',
    'O3 maxDaily8h 100 ≤3',
    'O3 peakSeason 60',
    'NO2 P1Y 10',
    'NO2 P1D 25 ≤3',
    'NO2 PT1H 200',
    'SO2 P1D 40 ≤3',
    'CO P1D 4 ≤3',
  ]);
});

it('WHO environmental noise guidelines, 2018: roads, dB(A)', () => {
  expect(of('who2018', 'guideline')).toEqual(['LAeq Lden 53', 'LAeq Lnight 45']);
});

it('Slovenian noise decree: zones I to IV, dB(A)', () => {
  const zones = (kind: string, averaging: string) =>
    [1, 2, 3, 4].map(
      (zone) =>
        limitValues.find((one) => one.noiseZone === zone && one.kind === kind && one.averaging === averaging)?.value,
    );
  expect(zones('limit', 'Lnight')).toEqual([40, 45, 50, 65]);
  expect(zones('limit', 'Lden')).toEqual([50, 55, 60, 70]);
  expect(zones('critical', 'Lnight')).toEqual([48, 53, 59, 80]);
  expect(zones('critical', 'Lden')).toEqual([58, 63, 69, 80]);
});

describe('regimes', () => {
  it('need so much of a year: 90 % in Directive 2008/50/EC, 85 % in (EU) 2024/2881', () => {
    expect(['eu2008', 'si', 'eu2030', 'who2021', 'who2018', 'none'].map(requiredByRegime)).toEqual([
      90,
      90,
      85,
      85,
      85,
      undefined,
    ]);
  });

  it('are grouped by current law, future law and health recommendations', () => {
    expect(regimePeriods).toEqual(['until2030', 'from2030', 'who']);
    expect(['eu2008', 'si', 'eu2030', 'who2021', 'who2018', 'none'].map(regimePeriodOf)).toEqual([
      'until2030',
      'until2030',
      'from2030',
      'who',
      'who',
      undefined,
    ]);
  });
});
