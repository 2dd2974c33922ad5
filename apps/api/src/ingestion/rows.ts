import type { Schemas } from '../contract/schemas.ts';

export type Reason = Schemas['RefusedRow']['reason'];
/** Place of a row in the request. */
export type Position = Pick<Schemas['RefusedRow'], 'line' | 'series' | 'index'>;

/** A row as it was sent. */
export interface SentRow {
  position: Position;
  seriesId: string;
  time: string | number;
  value: number | null;
  flag: number;
}

export interface SentRows {
  rows: SentRow[];
  /** Rows that have no such form. */
  faults: { position: Position; reason: Reason; rows: number }[];
}

const valid = 1;

export function rowsOfColumns({ series }: Schemas['Measurements']): SentRows {
  const rows: SentRow[] = [];
  const faults: SentRows['faults'] = [];
  for (const [position, { seriesId, times, values, flags }] of series.entries()) {
    if (times.length !== values.length || (flags !== undefined && flags.length !== times.length)) {
      faults.push({ position: { series: position }, reason: 'unevenColumns', rows: times.length });
      continue;
    }
    for (const [index, time] of times.entries()) {
      const flag = flags?.[index] ?? valid;
      rows.push({ position: { series: position, index }, seriesId, time, value: values[index]!, flag });
    }
  }
  return { rows, faults };
}

/** Rows of CSV: series, time, value and optionally flag, with or without a header. */
export function rowsOfCsv(text: string): SentRows {
  const rows: SentRow[] = [];
  const faults: SentRows['faults'] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, content] of lines.entries()) {
    if (content.trim() === '' || (index === 0 && isHeader(content))) continue;
    const position = { line: index + 1 };
    const fields = fieldsOf(content);
    if (fields.length < 3 || fields.length > 4) {
      faults.push({ position, reason: 'badRow', rows: 1 });
      continue;
    }
    const [seriesId = '', time = '', value = '', flag = ''] = fields;
    rows.push({
      position,
      seriesId,
      time: /^-?\d+(\.\d+)?$/.test(time) ? Number(time) : time,
      value: value === '' ? null : numberOf(value),
      flag: flag === '' ? valid : numberOf(flag),
    });
  }
  return { rows, faults };
}

/** Number alone also reads hexadecimal and binary digits. */
const numberOf = (text: string): number =>
  /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;

const isHeader = (content: string): boolean => fieldsOf(content)[0]?.toLowerCase() === 'series';

/** No field holds a separator: ids, instants and numbers have none. */
function fieldsOf(content: string): string[] {
  const separator = content.includes(';') ? ';' : ',';
  return content.split(separator).map((field) => field.trim().replace(/^"(.*)"$/, '$1'));
}
