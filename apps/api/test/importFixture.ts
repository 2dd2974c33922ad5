import { flag } from '@zrak/quantities/aggregation';
import type { Location, Parameter, Series } from '../src/db/schema.ts';
import type { ColumnLabels, ReadColumn, Readings } from '../src/imports/readings.ts';
import { inWords, type Words } from '../src/sentence.ts';
import { texts } from '../src/texts.ts';

export const english = (words: Words): string => inWords(words, texts.in('en'));

/** Seconds since 1970. */
export const at = (iso: string): number => Date.parse(iso) / 1000;
/** 2023-03-01T05:00 */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16);

export const quay = { id: 'quay', name: 'Quay 7', timeZone: 'Europe/Ljubljana', dayBoundary: 'civil' } as Location;
export const mill = { ...quay, id: 'mill', name: 'Old mill' };

const parameterOf = (code: string, unit: string, aggregator: Parameter['aggregator'] = 'mean'): Parameter =>
  ({ code, unit, aggregator, name: { en: code } }) as Parameter;

export const parameters = [
  parameterOf('PM10', 'µg/m³'),
  parameterOf('NO2', 'µg/m³'),
  parameterOf('T', '°C'),
  parameterOf('RAIN', 'mm', 'sum'),
];

export const quayPm10: Series = {
  id: 1,
  key: 'quay_pm10',
  locationId: 'quay',
  parameterCode: 'PM10',
  stepSeconds: 3600,
  instrumentId: null,
};

export const network = { locations: [quay, mill], parameters, series: [quayPm10] };

export type Row = [time: string, value: number, validity?: number, line?: number];

/** Values of a column; lines count from 2, below a header. */
export function readingsOf(rows: readonly Row[], labels: Partial<ColumnLabels> = {}): Readings {
  return {
    labels: { station: 'quay', parameter: 'PM10', heading: 'PM10', unit: 'µg/m³', ...labels },
    times: Float64Array.from(rows, ([time]) => at(time)),
    values: Float32Array.from(rows, ([, value]) => value),
    flags: Int8Array.from(rows, ([, , validity = flag.valid]) => validity),
    lines: Uint32Array.from(rows, ([, , , line], index) => line ?? index + 2),
  };
}

export function columnOf(rows: readonly Row[], labels: Partial<ColumnLabels> = {}): ReadColumn {
  const readings = readingsOf(rows, labels);
  return { labels: readings.labels, length: rows.length, finish: () => readings };
}
