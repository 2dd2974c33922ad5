import { expect, it } from 'vitest';
import type { Cell } from '../export/workbook.ts';
import { reportSheets } from './reportSheets.ts';
import type { StationReport } from './stationReport.ts';

/** Exceedances of one station; the report of a large network has hundreds of thousands. */
const exceedances = Array.from({ length: 200_000 }, () => ({ time: '2026-01-01T00:00:00Z', value: 60 }));
const station = {
  name: 'Koper, at the old town wall',
  timeZone: 'Europe/Ljubljana',
  from: '2025-12-31T23:00:00Z',
  to: '2026-12-31T23:00:00Z',
  until: '2026-12-31T23:00:00Z',
  parameters: [],
  traffic: [],
  maintenance: [],
  limits: [
    {
      name: 'PM10',
      unit: 'µg/m³',
      decimals: 0,
      coverage: 99,
      requiredCoverage: 85,
      used: exceedances.length,
      exceedances,
      reference: { label: 'Limit value, daily', value: 50, averaging: 'P1D', allowedExceedances: 35 },
    },
  ],
} as unknown as StationReport;

it('has all rows of a large network, and columns as wide as their longest text', () => {
  const sheet = reportSheets([station], 'en', undefined).find(({ name }) => name === 'Exceedances')!;
  expect([...(sheet.rows() as Iterable<unknown>)]).toHaveLength(exceedances.length + 1);
  expect(sheet.widths).toEqual([28, 9, 19, 17, 17, 17, 9]);
});

it.each([
  ['en', 'Noise', ['Lday', 'Levening', 'Lnight', 'Lden']],
  ['sl', 'Hrup', ['Ldan', 'Lvečer', 'Lnoč', 'Ldvn']],
  ['de', 'Lärm', ['Lday', 'Levening', 'Lnight', 'Lden']],
] as const)('names the noise indicators in %s', (language, name, indicators) => {
  const noise = {
    Lday: 60,
    Levening: 55,
    Lnight: 50,
    Lden: 61,
    begins: { day: 6, evening: 18, night: 22 },
    coverage: { day: 100, evening: 100, night: 100 },
  };
  const sheet = reportSheets([{ ...station, noise }], language, undefined).find((one) => one.name === name)!;
  const [header] = sheet.rows() as Cell[][];
  expect(header!.slice(1)).toMatchObject(indicators.map((indicator) => ({ text: `${indicator} (dB(A))` })));
});
