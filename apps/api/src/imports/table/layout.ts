import { headingOf } from '../labels.ts';
import type { StampEnd } from '../readings.ts';
import { Refusal } from '../refusal.ts';
import { sentence, type Words } from '../../sentence.ts';

/** A column with values of one parameter. */
export interface ValueColumn {
  index: number;
  heading: string;
  parameter: string;
  unit: string | undefined;
}

/** Columns of a table with one value per row. */
export interface LongValues {
  kind: 'long';
  parameter: number;
  unit: number | undefined;
  value: number;
  flag: number | undefined;
}

/** Columns of a table with several values per row, in their order. */
interface WideValues {
  kind: 'wide';
  columns: ValueColumn[];
  /** Headings that are not imported. */
  unknown: string[];
}

/** Meaning of the columns of a table; indexes from 0. */
export interface Layout {
  format: Words;
  /** Zone of the format, if it has one. */
  timeZone?: string;
  stamp: StampEnd;
  /** A column with the whole time, or with the date. */
  time: number;
  /** Time of day beside the date. */
  hour: number | undefined;
  station: number | undefined;
  values: LongValues | WideValues;
}

export interface LayoutOptions {
  /** The parameter of a heading; undefined for a column that is not imported. */
  parameterOf: (heading: string) => string | undefined;
  /** Headings that the operator maps to a series, or leaves out with an empty key. */
  mapped: ReadonlyMap<string, string>;
}

const roles = {
  instant: [
    'datetimeutc',
    'dateutc',
    'timestamp',
    'datetime',
    'datumcas',
    'datumincas',
    'zeitstempel',
    'datetimelocal',
  ],
  date: ['date', 'datum', 'day', 'dan', 'tag'],
  hour: ['time', 'hour', 'uhrzeit', 'zeit', 'ura', 'cas', 'stunde'],
  station: [
    'locationname',
    'stationname',
    'sitename',
    'station',
    'site',
    'stationid',
    'siteid',
    'stationcode',
    'stationscode',
    'location',
    'locationid',
    'postaja',
    'merilnomesto',
    'messstation',
    'segmentname',
  ],
  parameter: ['parameter', 'pollutant', 'component', 'komponente', 'schadstoff', 'variable', 'airpollutant'],
  unit: ['unit', 'units', 'uom', 'einheit', 'enota'],
  value: ['value', 'val', 'messwert', 'wert', 'vrednost', 'concentration', 'result'],
  flag: ['flag', 'validity', 'qualityflag', 'qcflag'],
} as const;

/** Separators are dropped; `č` counts as `c`. */
const keyOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

const timeLabels: ReadonlySet<string> = new Set([...roles.instant, ...roles.date, ...roles.hour]);

/** Whether a column has dates or times. */
export const isTimeHeading = (heading: string): boolean => timeLabels.has(keyOf(heading));

/** Meaning of a header. @throws Refusal if the time or the values are not found */
export function layoutOf(name: string, header: readonly string[], options: LayoutOptions): Layout {
  const keys = header.map(keyOf);
  const find = (role: keyof typeof roles): number | undefined => {
    for (const label of roles[role]) if (keys.includes(label)) return keys.indexOf(label);
    return undefined;
  };
  const instant = find('instant');
  const time = instant ?? find('date') ?? find('hour');
  if (time === undefined) {
    throw new Refusal('imports.refusals.noColumnOfTimes', { name, columns: list(header) });
  }
  const hour = instant === undefined && time !== find('hour') ? find('hour') : undefined;
  const [parameter, value] = [find('parameter'), find('value')];
  const common = { time, hour, station: find('station'), stamp: 'start' as const };
  if (keys.includes('sensorid') && keys.includes('sensortype'))
    return sensorCommunity(name, header, keys, common, options);
  if (parameter !== undefined && value !== undefined) {
    const values = { kind: 'long' as const, parameter, unit: find('unit'), value, flag: find('flag') };
    const isOpenAq = keys.includes('sensorsid') || keys.includes('datetimeutc');
    // OpenAQ names the end of the interval of each value.
    return isOpenAq
      ? { ...common, format: 'OpenAQ', stamp: 'end', values }
      : { ...common, format: sentence('imports.plan.longTable'), values };
  }
  const used = new Set([time, hour, common.station]);
  const values = wideColumns(name, header, used, options);
  const isUba = keys.includes('stationscode');
  return isUba
    ? { ...common, format: sentence('imports.plan.ubaTable'), timeZone: '+01:00', stamp: 'end', values }
    : { ...common, format: sentence('imports.plan.wideTable'), values };
}

const list = (header: readonly string[]): string => header.filter((heading) => heading !== '').join(', ');

function wideColumns(
  name: string,
  header: readonly string[],
  used: ReadonlySet<number | undefined>,
  { parameterOf, mapped }: LayoutOptions,
): WideValues {
  const columns: ValueColumn[] = [];
  const unknown: string[] = [];
  for (const [index, heading] of header.entries()) {
    if (used.has(index) || heading === '') continue;
    const key = mapped.get(heading);
    if (key === '') continue;
    const { name: label, unit } = headingOf(heading);
    const parameter = parameterOf(heading) ?? parameterOf(label) ?? parameterOf(innerName(label));
    if (parameter === undefined && key === undefined) unknown.push(heading);
    else columns.push({ index, heading, parameter: parameter ?? heading, unit });
  }
  if (columns.length === 0) {
    throw new Refusal('imports.refusals.noKnownParameter', { name, columns: list(header) });
  }
  for (const { parameter, heading } of columns) {
    const same = columns.filter((other) => other.parameter === parameter && !mapped.has(other.heading));
    if (same.length < 2) continue;
    const headings = same.map((other) => other.heading).join(', ');
    throw new Refusal('imports.refusals.twoColumns', { name, parameter, headings, heading });
  }
  return { kind: 'wide', columns, unknown };
}

/** The name in brackets of a German heading. Only after a word, because PT08.S1(CO) is not CO. */
const innerName = (label: string): string => /^\p{L}{4,}\s+\(([^)]+)\)/u.exec(label)?.[1] ?? '';

const sensorParameters: Readonly<Record<string, [parameter: string, unit: string]>> = {
  p1: ['PM10', 'µg/m³'],
  p2: ['PM2.5', 'µg/m³'],
  p0: ['PM1', 'µg/m³'],
  temperature: ['T', '°C'],
  humidity: ['RH', '%'],
  pressure: ['P', 'Pa'],
};

/** One sensor per row; the cells beside the values describe the pulses of the sensor. */
function sensorCommunity(
  name: string,
  header: readonly string[],
  keys: readonly string[],
  common: Pick<Layout, 'time' | 'hour' | 'stamp'>,
  { mapped }: LayoutOptions,
): Layout {
  const columns = header.flatMap((heading, index): ValueColumn[] => {
    const [parameter, unit] = sensorParameters[keys[index]!] ?? [];
    return parameter === undefined || mapped.get(heading) === '' ? [] : [{ index, heading, parameter, unit }];
  });
  if (columns.length === 0) throw new Refusal('imports.refusals.noKnownParameter', { name, columns: list(header) });
  const values = { kind: 'wide' as const, columns, unknown: [] };
  return { ...common, format: 'sensor.community', timeZone: 'UTC', station: keys.indexOf('sensorid'), values };
}
