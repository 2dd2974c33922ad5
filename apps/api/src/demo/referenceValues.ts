import type { LocalText } from '../language.ts';
import { demoTexts, type EndOfDemoText } from './texts.ts';

export interface DemoReferenceValue {
  parameter_code: string;
  regime: string;
  kind: string;
  averaging: string;
  value: number;
  allowed_exceedances: number | null;
  noise_zone: number | null;
  label: LocalText;
}

type Row = [parameter: string, averaging: Averaging, value: number, allowed?: number];

type Kind = EndOfDemoText<'demo.referenceValues.kind.'>;
type Averaging = EndOfDemoText<'demo.referenceValues.averaging.'>;

function values(regime: string, kind: Kind, rows: Row[], noiseZone: number | null = null): DemoReferenceValue[] {
  return rows.map(([parameter_code, averaging, value, allowed = null]) => ({
    parameter_code,
    regime,
    kind,
    averaging,
    value,
    allowed_exceedances: allowed,
    noise_zone: noiseZone,
    label: labelOf(regime, kind, averaging),
  }));
}

function labelOf(regime: string, kind: Kind, averaging: Averaging): LocalText {
  const label = regime === 'eu2030' ? 'demo.referenceValues.labelFrom2030' : 'demo.referenceValues.label';
  return demoTexts.compose((say) =>
    say(label, {
      kind: say(`demo.referenceValues.kind.${kind}`),
      averaging: say(`demo.referenceValues.averaging.${averaging}`),
    }),
  );
}

/** Days per year above a guideline that is defined as a 99th percentile. */
const whoDays = 3;

/** Directive (EU) 2024/2881 Annex I: 'eu2008' holds until the end of 2029, 'eu2030' from 2030-01-01. */
const air: DemoReferenceValue[] = [
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
  ]),
  ...values('eu2008', 'target', [['O3', 'maxDaily8h', 120, 25]]),
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
  ...values('si', 'limit', [['PM2.5', 'P1Y', 20]]),
  ...values('who2021', 'guideline', [
    ['PM2.5', 'P1Y', 5],
    ['PM2.5', 'P1D', 15, whoDays],
    ['PM10', 'P1Y', 15],
    ['PM10', 'P1D', 45, whoDays],
    ['O3', 'maxDaily8h', 100, whoDays],
    ['NO2', 'P1Y', 10],
    ['NO2', 'P1D', 25, whoDays],
    ['NO2', 'PT1H', 200],
    ['SO2', 'P1D', 40, whoDays],
    ['CO', 'P1D', 4, whoDays],
  ]),
];

/** Slovenian noise protection zones I to IV, total exposure; and the road traffic guideline of the WHO. */
const noise: DemoReferenceValue[] = [
  ...values('who2018', 'guideline', [
    ['LAeq', 'Lden', 53],
    ['LAeq', 'Lnight', 45],
  ]),
  ...[
    [40, 50, 48, 58],
    [45, 55, 53, 63],
    [50, 60, 59, 69],
    [65, 70, 80, 80],
  ].flatMap(([night, den, criticalNight, criticalDen], index) => [
    ...values(
      'si',
      'limit',
      [
        ['LAeq', 'Lnight', night!],
        ['LAeq', 'Lden', den!],
      ],
      index + 1,
    ),
    ...values(
      'si',
      'critical',
      [
        ['LAeq', 'Lnight', criticalNight!],
        ['LAeq', 'Lden', criticalDen!],
      ],
      index + 1,
    ),
  ]),
];

export const demoReferenceValues: readonly DemoReferenceValue[] = [...air, ...noise];
