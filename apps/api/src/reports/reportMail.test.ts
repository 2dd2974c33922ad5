import { describe, expect, it } from 'vitest';
import { briefOf, detailsOf } from './reportMail.ts';
import type { StationReport } from './stationReport.ts';

type LimitCheck = StationReport['limits'][number];

const limit = (regime: LimitCheck['reference']['regime'], parameter: string, inMonth: number, allowed?: number) =>
  ({
    parameter,
    unit: 'µg/m³',
    decimals: 1,
    used: inMonth + 1,
    isBroken: inMonth + 1 > (allowed ?? 0),
    exceedances: Array.from({ length: inMonth }, () => ({ time: '2026-01-03T23:00:00Z', value: 51 })),
    reference: { regime, label: 'Limit value, daily', value: 50, ...(allowed && { allowedExceedances: allowed }) },
  }) as LimitCheck;

const ofYear = (value: number, isBroken: boolean) =>
  ({
    ...limit('eu2030', 'NO2', 0),
    used: undefined,
    exceedances: undefined,
    value,
    isBroken,
    reference: { regime: 'eu2030', label: 'Limit value, annual', value: 20 },
  }) as unknown as LimitCheck;

const station = {
  name: 'Koper',
  from: '2025-12-31T23:00:00Z',
  timeZone: 'Europe/Ljubljana',
  parameters: [{ coverage: 95 }, { coverage: 98 }],
  index: { days: [1, 2, 3, null] },
  limits: [
    limit('eu2008', 'PM10', 3, 35),
    { ...limit('si', 'NO2', 0), used: 0, isBroken: false },
    { ...limit('eu2030', 'PM10', 0), used: 0, isBroken: false },
    limit('who2021', 'PM10', 5),
    limit('who2018', 'PM10', 1),
    { ...limit('who2021', 'NO2', 0), used: undefined, exceedances: undefined, isBroken: undefined },
  ],
} as unknown as StationReport;

it('lists every exceeded limit of a single station', () => {
  expect(detailsOf('en')(station)).toEqual({
    heading: 'Koper',
    lines: [
      'Data coverage: 97%',
      'Days with good or fair air: 2 of 3 with enough data',
      'In force until 2030: PM10, Limit value, daily (50 µg/m³): 3 in the month, 4 in 2026 so far; 35 allowed a year. Within limit.',
      'Directive (EU) 2024/2881, from 2030: nothing exceeded',
      'WHO guidelines: PM10, Limit value, daily (50 µg/m³): 5 in the month, 6 in 2026 so far. Exceeded.',
      'WHO guidelines: PM10, Limit value, daily (50 µg/m³): 1 in the month, 2 in 2026 so far. Exceeded.',
      'WHO guidelines: not enough data to tell for NO2 (Limit value, daily)',
    ],
  });
});

it('lists a limit of a whole year that is exceeded so far, so that the mail agrees with the report', () => {
  const line =
    'Directive (EU) 2024/2881, from 2030: NO2, Limit value, annual: 23.1 µg/m³ in 2026 so far (limit 20). Exceeded.';
  expect(detailsOf('en')({ ...station, limits: [ofYear(23.1, true)] }).lines).toContain(line);
  expect(briefOf('sl')({ ...station, limits: [ofYear(23.1, true)] }).lines.at(-1)).toContain(
    'presežene vrednosti: NO2',
  );
  const small = { ...ofYear(0.001, true), decimals: 4 };
  const limits = [{ ...small, reference: { ...small.reference, value: 0.0005 } }];
  expect(detailsOf('en')({ ...station, limits }).lines.at(-1)).toContain(
    'annual: 0.0010 µg/m³ in 2026 so far (limit 0.0005)',
  );
  expect(detailsOf('en')({ ...station, limits: [ofYear(17, false)] }).lines.at(-1)).toContain('nothing exceeded');
});

describe('the verdict of the report', () => {
  const lines = (more: object) => {
    const limits = [{ ...limit('eu2008', 'PM10', 0, 35), ...more }] as StationReport['limits'];
    return [detailsOf('en'), briefOf('en')].map((sectionOf) => sectionOf({ ...station, limits }).lines.slice(2));
  };
  const named = 'In force until 2030: PM10, Limit value, daily (50 µg/m³): 0 in the month, ';

  it('counts for a limit without an exceedance in the month', () => {
    expect(lines({ used: 51, isBroken: true })).toEqual([
      [`${named}51 in 2026 so far; 35 allowed a year. Exceeded.`],
      ['In force until 2030: exceeded for PM10'],
    ]);
  });

  it('is that of the mean of three years', () => {
    const threeYears = { mean: 55.5, years: [] };
    expect(lines({ used: 20, isBroken: true, threeYears })[0]).toEqual([
      `${named}20 in 2026 so far; mean of up to three years: 55.5; 35 allowed a year. Exceeded.`,
    ]);
  });

  it('needs enough data', () => {
    expect(lines({ isBroken: undefined })).toEqual([
      ['In force until 2030: not enough data to tell for PM10 (Limit value, daily)'],
      ['In force until 2030: not enough data to tell for PM10'],
    ]);
    const exceedances = [{ time: '2026-01-03T23:00:00Z', value: 51 }];
    expect(lines({ used: 1, isBroken: undefined, exceedances })[0]![0]).toMatch(/1 in the month.* Not enough data/);
  });
});

it('lists the exceeded quantities of one of many stations, and reports a silent station', () => {
  expect(briefOf('de')(station).lines.slice(2)).toEqual([
    'Gültig bis 2030: über einem Referenzwert, aber nicht öfter als zulässig: PM10',
    'Richtlinie (EU) 2024/2881, ab 2030: nichts überschritten',
    'WHO-Richtwerte: Überschreitung bei PM10',
    'WHO-Richtwerte: zu wenige Daten für eine Bewertung von NO2',
  ]);
  expect(briefOf('sl')({ ...station, parameters: [] }).lines).toEqual(['Ni podatkov']);
});
