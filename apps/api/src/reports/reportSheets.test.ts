import { expect, it } from 'vitest';
import type { Cell } from '../export/workbook.ts';
import { type ReportFacts, reportSheets } from './reportSheets.ts';
import type { StationReport } from './stationReport.ts';

const facts: ReportFacts = {
  clientName: 'Port of Koper',
  dataSource: undefined,
  licence: 'CC BY 4.0',
  now: Date.parse('2027-01-02T08:00:00Z') / 1000,
};

/** Exceedances of one station; the report of a large network has hundreds of thousands. */
const exceedances = Array.from({ length: 200_000 }, () => ({ time: '2026-01-01T00:00:00Z', value: 60 }));
const station = {
  name: 'Koper, at the old town wall',
  timeZone: 'Europe/Ljubljana',
  civilTimeZone: 'Europe/Ljubljana',
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
  const sheet = reportSheets([station], 'en', facts).find(({ name }) => name === 'Exceedances')!;
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
  const sheet = reportSheets([{ ...station, noise }], language, facts).find((one) => one.name === name)!;
  const [header] = sheet.rows() as Cell[][];
  expect(header!.slice(1)).toMatchObject(indicators.map((indicator) => ({ text: `${indicator} (dB(A))` })));
});

it('has hours in local time and days at UTC+1 where the days of a station are those of UTC+1', () => {
  const time = '2026-07-05T12:00:00Z';
  const parameter = { name: 'Ozone', unit: 'µg/m³', decimals: 0, aggregator: 'mean', percentiles: [], value: 60 };
  const ozone = { name: 'Ozone', unit: 'µg/m³', decimals: 0, coverage: 99, requiredCoverage: 85, used: 1 };
  const limit = (averaging: string, start: string) => ({
    ...ozone,
    exceedances: [{ time: start, value: 190 }],
    reference: { label: averaging, value: 180, averaging },
  });
  const given = {
    ...station,
    timeZone: 'Etc/GMT-1',
    parameters: [{ ...parameter, minimum: { time, value: 20 }, maximum: { time, value: 190 } }],
    limits: [limit('PT1H', time), limit('maxDaily8h', '2026-07-04T23:00:00Z')],
    maintenance: [{ from: time, to: time, title: 'Service', text: '' }],
  } as unknown as StationReport;
  const sheets = reportSheets([given], 'en', facts);
  const clocksIn = (name: string) =>
    (sheets.find((one) => one.name === name)!.rows() as Cell[][])
      .slice(1)
      .flat()
      .flatMap((cell) => (cell !== undefined && 'civil' in cell ? new Date(cell.civil * 1000).toISOString() : []));
  const local = '2026-07-05T14:00:00.000Z';
  expect(clocksIn('Statistics')).toEqual([local, local]);
  expect(clocksIn('Exceedances')).toEqual([local, '2026-07-05T00:00:00.000Z']);
  expect(clocksIn('Maintenance')).toEqual([local, local]);
});

const aboutOf = (stations: StationReport[], language: 'en' | 'sl' | 'de'): string[][] => {
  const rows = reportSheets(stations, language, facts).at(-1)!.rows() as Cell[][];
  return rows.map((row) => row.map((cell) => (cell !== undefined && 'text' in cell ? cell.text : '')));
};

it.each([
  ['en', ['Client', 'Station', 'Licence', 'Created (UTC)']],
  ['sl', ['Stranka', 'Postaja', 'Licenca', 'Ustvarjeno (UTC)']],
  ['de', ['Kunde', 'Station', 'Lizenz', 'Erstellt (UTC)']],
] as const)('states the client, the station, the licence and the time of the workbook, %s', (language, heads) => {
  const lines = aboutOf([station], language);
  const values = ['Port of Koper', station.name, 'CC BY 4.0', '2027-01-02T08:00:00Z'];
  for (const [index, head] of heads.entries()) expect(lines).toContainEqual([head, values[index]]);
});

it('names the time zone of each station if they differ', () => {
  const other = { ...station, name: 'London', timeZone: 'Europe/London' };
  const lines = aboutOf([station, other], 'en');
  expect(lines).toContainEqual(['Time zone of the days', 'Europe/Ljubljana', 'Europe/London']);
  expect(lines.slice(-3)).toEqual([
    ['Station', 'Time zone of the days'],
    [station.name, 'Europe/Ljubljana'],
    ['London', 'Europe/London'],
  ]);
  expect(aboutOf([station, station], 'en')).toContainEqual(['Time zone of the days', 'Europe/Ljubljana']);
});
