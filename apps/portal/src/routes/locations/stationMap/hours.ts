import type { IndexMean, Series } from '@zrak/api-client';
import { averageOfEnough } from '@zrak/quantities/aggregation';
import type { IndexAveraging } from '@zrak/quantities/indices';

export const hour = 3_600_000;
/** Hours of a 24-hour mean. */
const dayHours = 24;

export interface HourColumn {
  series: Series;
  /** Hourly means; NaN is a gap. */
  values: Float32Array;
}

/** Hourly means of several stations on one grid. */
export interface Hours {
  /** Start of the first hour, epoch milliseconds. */
  start: number;
  /** By station id. */
  columns: ReadonlyMap<string, readonly HourColumn[]>;
}

/** Number of hours that the time bar shows at once: one window. */
export const windowHours = 48;

/** End of the window that lies `back` windows before the latest hour, epoch milliseconds. */
export function windowEnd(now: number, back: number): number {
  return Math.floor(now / hour) * hour - back * windowHours * hour;
}

/** Number of windows that a time lies back; null is now. */
export function windowsBack(time: number | null, now: number): number {
  return time === null ? 0 : Math.floor((windowEnd(now, 0) - hour - time) / (windowHours * hour));
}

/** Period to load so that every hour of a window has its 24-hour mean; epoch milliseconds. */
export function hoursNeeded(now: number, back = 0): { from: number; to: number } {
  const to = windowEnd(now, back);
  return { from: to - (windowHours + dayHours - 1) * hour, to };
}

/** Milliseconds of a mean. */
export const meanLengths: Record<IndexAveraging, number> = { PT1H: hour, PT24H: dayHours * hour };

/**
 * Mean at the end of the hour that begins at `time`, epoch milliseconds; NaN outside the column or if too many values are missing.
 *
 * @param start start of the first hour of the column
 */
export function meanAt({ values }: HourColumn, start: number, time: number, averaging: IndexAveraging): number {
  const count = meanLengths[averaging] / hour;
  const end = Math.max(0, Math.round((time - start) / hour) + 1);
  return averageOfEnough(values.subarray(Math.max(0, end - count), end), 'mean', count);
}

/**
 * Means of a station at the end of the hour that begins at `time`, epoch milliseconds.
 *
 * @param isWanted which means are computed
 */
export function meansAt(
  { start, columns }: Hours,
  stationId: string,
  time: number,
  isWanted: (mean: Pick<IndexMean, 'parameter' | 'averaging'>) => boolean,
): IndexMean[] {
  const means: IndexMean[] = [];
  for (const column of columns.get(stationId) ?? []) {
    const { id: seriesId, parameter, name, unit, decimals } = column.series;
    for (const averaging of ['PT1H', 'PT24H'] as const) {
      if (!isWanted({ parameter, averaging })) continue;
      const value = meanAt(column, start, time, averaging);
      if (Number.isNaN(value)) continue;
      const from = new Date(time + hour - meanLengths[averaging]).toISOString();
      means.push({ seriesId, parameter, name, unit, decimals, value, averaging, time: from });
    }
  }
  return means;
}

/** Start of the hour that contains a time, both epoch milliseconds; null if the hour is not over. */
export function shownHourOf(time: number, now: number): number | null {
  const start = Math.floor(time / hour) * hour;
  return start < windowEnd(now, 0) ? start : null;
}

/** Steps of a window at which a day begins in a time zone. */
export function dayStarts(start: number, timeZone: string): { step: number; time: number }[] {
  const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return Array.from({ length: windowHours }, (_, step) => ({ step, time: start + step * hour })).filter(
    ({ time }) => Number(clock.format(time)) === 0,
  );
}

/** A selectable hour in epoch milliseconds, from a text such as `2026-11-21T11Z`; null if the text is invalid. */
export function readHour(text: string | null, now: number): number | null {
  const time = Date.parse(text?.replace(/T(\d\d)Z$/, 'T$1:00Z') ?? '');
  return time === shownHourOf(time, now) ? time : null;
}

/** Text of an hour for the address. */
export const hourText = (time: number): string => new Date(time).toISOString().replace(':00:00.000', '');
