import type { NativeInterval, SeriesValues } from './schema.d.ts';

const minutes: Record<Exclude<NativeInterval, 'P1D'>, number> = {
  PT1M: 1,
  PT5M: 5,
  PT10M: 10,
  PT15M: 15,
  PT30M: 30,
  PT1H: 60,
  PT3H: 180,
};

/** Whether values of an interval can be computed from native ones; a day consists of all others. */
export const divides = (native: NativeInterval, interval: NativeInterval): boolean =>
  interval === 'P1D' || (native !== 'P1D' && minutes[interval] % minutes[native] === 0);

const formats = new Map<string, Intl.DateTimeFormat>();

function civilFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * Offset of `timeZone` from UTC at an instant, in milliseconds; positive east of Greenwich. Defined here, because a daily
 * response contains no times and this package has no dependencies on other packages.
 */
export function offsetAt(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of civilFormat(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** Start of the civil day whose midnight is given as if it were UTC. */
function dayStart(midnight: number, timeZone: string): number {
  const guess = midnight - offsetAt(midnight, timeZone);
  const start = midnight - offsetAt(guess, timeZone);
  // If the clocks skip midnight, the day starts with the clock change.
  return start + offsetAt(start, timeZone) < midnight ? guess : start;
}

/**
 * The start of every interval of a columnar response, in epoch milliseconds.
 *
 * @param timeZone IANA zone whose civil days `P1D` counts, clock changes included
 * @returns one time for each value
 */
export function gridTimes(
  { start, step, values }: Pick<SeriesValues, 'start' | 'step'> & { values: { length: number } },
  timeZone: string,
): Float64Array<ArrayBuffer> {
  const times = new Float64Array(values.length);
  const first = instantOf(start, timeZone);
  if (step === 'P1D') {
    const wall = first + offsetAt(first, timeZone);
    for (let day = 0; day < times.length; day++) times[day] = dayStart(wall + day * 86_400_000, timeZone);
  } else {
    const milliseconds = minutes[step] * 60_000;
    for (let n = 0; n < times.length; n++) times[n] = first + n * milliseconds;
  }
  return times;
}

/**
 * Epoch milliseconds of an instant or of the start of a civil day (`2026-11-20`) in `timeZone`; a time without offset is
 * in UTC.
 */
export function instantOf(text: string, timeZone: string): number {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dayStart(Date.parse(`${text}T00:00:00Z`), timeZone);
  return Date.parse(/^[\d-]+T[\d:.]+$/i.test(text) ? `${text}Z` : text);
}

/** The values of a columnar response; a gap is NaN. */
export function gridValues({ values }: Pick<SeriesValues, 'values'>): Float32Array<ArrayBuffer> {
  const column = new Float32Array(values.length);
  // Twenty times as fast as `Float32Array.from`.
  for (let index = 0; index < column.length; index++) column[index] = values[index] ?? Number.NaN;
  return column;
}
