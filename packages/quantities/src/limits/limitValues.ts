import type { Regime } from './regimes.ts';

/** Values of different kinds are never shown on one line. */
export type LimitKind = 'limit' | 'target' | 'longTerm' | 'information' | 'alert' | 'guideline' | 'critical';

/** The period a value belongs to; it is compared with, and drawn over, values of this period only. */
export type LimitAveraging = 'PT1H' | 'P1D' | 'P1Y' | 'maxDaily8h' | 'peakSeason' | 'Lden' | 'Lnight';

/** Concentrations are in µg/m³, of CO in mg/m³, of As, Cd, Ni and BaP in ng/m³; sound levels in dB(A). */
export interface LimitValue {
  parameter: string;
  regime: Regime;
  kind: LimitKind;
  averaging: LimitAveraging;
  value: number;
  /** Hours or days a calendar year; null where the value is not counted. */
  allowedExceedances: number | null;
  /** Slovenian noise protection zone, 1 = I; null where none. */
  noiseZone: number | null;
}

type Row = [parameter: string, averaging: LimitAveraging, value: number, allowedExceedances?: number];

const values = (regime: Regime, kind: LimitKind, rows: Row[], noiseZone: number | null = null): LimitValue[] =>
  rows.map(([parameter, averaging, value, allowedExceedances = null]) => ({
    parameter,
    regime,
    kind,
    averaging,
    value,
    allowedExceedances,
    noiseZone,
  }));

/** Days a year above a guideline that is a 99th percentile: 3 to 4. */
const whoDays = 3;

/** Total content of PM10: target values of Directive 2004/107/EC, limit values from 2030. */
const inParticles: Row[] = [
  ['As', 'P1Y', 6],
  ['Cd', 'P1Y', 5],
  ['Ni', 'P1Y', 20],
  ['BaP', 'P1Y', 1],
];

/**
 * Directive (EU) 2024/2881, Annex I: 'eu2008' holds until the end of 2029, 'eu2030' from 2030-01-01. Alert thresholds
 * of NO2 and SO2 until transposition: Directive 2008/50/EC, Annex XII.
 */
const ofDirectives: LimitValue[] = [
  ...values('eu2008', 'limit', [
    ['PM2.5', 'P1Y', 25],
    ['PM10', 'P1D', 50, 35],
    ['PM10', 'P1Y', 40],
    ['NO2', 'PT1H', 200, 18],
    ['NO2', 'P1Y', 40],
    ['SO2', 'PT1H', 350, 24],
    ['SO2', 'P1D', 125, 3],
    ['CO', 'maxDaily8h', 10],
    ['C6H6', 'P1Y', 5],
    ['Pb', 'P1Y', 0.5],
  ]),
  ...values('eu2008', 'target', [['O3', 'maxDaily8h', 120, 25], ...inParticles]),
  ...values('eu2008', 'information', [['O3', 'PT1H', 180]]),
  ...values('eu2008', 'alert', [
    ['O3', 'PT1H', 240],
    ['NO2', 'PT1H', 400],
    ['SO2', 'PT1H', 500],
  ]),
  ...values('eu2030', 'limit', [
    ['PM2.5', 'P1D', 25, 18],
    ['PM2.5', 'P1Y', 10],
    ['PM10', 'P1D', 45, 18],
    ['PM10', 'P1Y', 20],
    ['NO2', 'PT1H', 200, 3],
    ['NO2', 'P1D', 50, 18],
    ['NO2', 'P1Y', 20],
    ['SO2', 'PT1H', 350, 3],
    ['SO2', 'P1D', 50, 18],
    ['SO2', 'P1Y', 20],
    ['CO', 'maxDaily8h', 10],
    ['CO', 'P1D', 4, 18],
    ['C6H6', 'P1Y', 3.4],
    ['Pb', 'P1Y', 0.5],
    ...inParticles,
  ]),
  ...values('eu2030', 'target', [['O3', 'maxDaily8h', 120, 18]]),
  ...values('eu2030', 'longTerm', [['O3', 'maxDaily8h', 100, 3]]),
  ...values('eu2030', 'information', [
    ['SO2', 'PT1H', 275],
    ['NO2', 'PT1H', 150],
    ['O3', 'PT1H', 180],
    ['PM10', 'P1D', 90],
    ['PM2.5', 'P1D', 50],
  ]),
  ...values('eu2030', 'alert', [
    ['SO2', 'PT1H', 350],
    ['NO2', 'PT1H', 200],
    ['O3', 'PT1H', 240],
    ['PM10', 'P1D', 90],
    ['PM2.5', 'P1D', 50],
  ]),
];

/** Slovenian decree on ambient air quality: PM2.5 since 2020. */
const ofSlovenia: LimitValue[] = values('si', 'limit', [['PM2.5', 'P1Y', 20]]);

/** WHO global air quality guidelines, 2021. Values of days and of 8 h are 99th percentiles. */
const ofHealth: LimitValue[] = values('who2021', 'guideline', [
  ['PM2.5', 'P1Y', 5],
  ['PM2.5', 'P1D', 15, whoDays],
  ['PM10', 'P1Y', 15],
  ['PM10', 'P1D', 45, whoDays],
  ['O3', 'maxDaily8h', 100, whoDays],
  ['O3', 'peakSeason', 60],
  ['NO2', 'P1Y', 10],
  ['NO2', 'P1D', 25, whoDays],
  ['NO2', 'PT1H', 200],
  ['SO2', 'P1D', 40, whoDays],
  ['CO', 'P1D', 4, whoDays],
]);

/** Slovenian decree on limit values for noise indicators in the environment, total exposure, by zone I to IV. */
const noiseZones = [
  { limit: { night: 40, den: 50 }, critical: { night: 48, den: 58 } },
  { limit: { night: 45, den: 55 }, critical: { night: 53, den: 63 } },
  { limit: { night: 50, den: 60 }, critical: { night: 59, den: 69 } },
  { limit: { night: 65, den: 70 }, critical: { night: 80, den: 80 } },
];

/** WHO environmental noise guidelines for the European region, 2018: road traffic. */
const ofNoise: LimitValue[] = [
  ...values('who2018', 'guideline', [
    ['LAeq', 'Lden', 53],
    ['LAeq', 'Lnight', 45],
  ]),
  ...noiseZones.flatMap((zone, index) =>
    (['limit', 'critical'] as const).flatMap((kind) =>
      values(
        'si',
        kind,
        [
          ['LAeq', 'Lnight', zone[kind].night],
          ['LAeq', 'Lden', zone[kind].den],
        ],
        index + 1,
      ),
    ),
  ),
];

/** Everything this project compares measurements with. */
export const limitValues: readonly LimitValue[] = [...ofDirectives, ...ofSlovenia, ...ofHealth, ...ofNoise];
