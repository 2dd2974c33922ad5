import { flag as flags } from '@zrak/quantities/aggregation';
import { endOfInterval, storedTimeOf } from '../measurements/dailySeries.ts';
import { meansMissing } from '../measurements/missingValues.ts';
import type { Samples } from '../measurements/packedDays.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { parseInstant, zoneOf } from '../time/zone.ts';
import type { Reason, SentRow, SentRows } from './rows.ts';

/** Tolerated difference between the clock of a logger and ours, seconds. */
const clockSkew = 300;

export interface Refusal extends Pick<SentRow, 'position'> {
  reason: Reason;
  /** Seconds; the interval of the series where the time is off it. */
  step?: number;
  /** Number of rows that are refused. */
  rows: number;
}

export interface SortedRows {
  /** One entry per series. */
  samples: Samples[];
  refusals: Refusal[];
  /** Whether at least one row names a series of the key. */
  hasKnownSeries: boolean;
}

interface SortOptions {
  writable: (seriesId: string) => CataloguedSeries | undefined;
  /** Seconds since 1970. */
  now: number;
}

/** Separates the rows that can be stored from those that cannot. */
export function sortRows({ rows, faults }: SentRows, { writable, now }: SortOptions): SortedRows {
  const refusals: Refusal[] = [...faults];
  const columns = new Map<CataloguedSeries, { times: number[]; values: number[]; flags: number[] }>();
  const known = new Map<string, CataloguedSeries | undefined>();
  for (const row of rows) {
    const { seriesId, position } = row;
    if (!known.has(seriesId)) known.set(seriesId, writable(seriesId));
    const series = known.get(seriesId);
    const instant = instantOf(row.time);
    // No zone knows the civil day of a very large number.
    const hasBegun = instant !== undefined && instant <= now + clockSkew;
    const time = series !== undefined && hasBegun ? storedTimeOf(series, instant) : undefined;
    const reason = faultOf(row, series, { instant, hasBegun, time }, now);
    if (series === undefined || time === undefined || reason !== undefined) {
      const step = reason === 'offInterval' ? { step: series!.step } : {};
      refusals.push({ position, reason: reason ?? 'unknownSeries', rows: 1, ...step });
      continue;
    }
    const column = columns.get(series) ?? { times: [], values: [], flags: [] };
    columns.set(series, column);
    column.times.push(time);
    column.values.push(row.value!);
    column.flags.push(row.flag);
  }
  return {
    samples: [...columns].map(([series, { times, values, flags: given }]) => ({
      series,
      times,
      values: Float32Array.from(values),
      flags: Int8Array.from(given),
    })),
    refusals,
    hasKnownSeries: [...known.values()].some((series) => series !== undefined),
  };
}

/** A value is never flagged as no data: it would not be shown. */
const knownFlags: ReadonlySet<number> = new Set(Object.values(flags).filter((flag) => flag !== flags.noData));

interface RowTime {
  /** Undefined for a text that names none. */
  instant: number | undefined;
  hasBegun: boolean;
  /** As stored; undefined off the grid of the series. */
  time: number | undefined;
}

function faultOf(
  { value, flag }: SentRow,
  series: CataloguedSeries | undefined,
  { instant, hasBegun, time }: RowTime,
  now: number,
): Reason | undefined {
  if (series === undefined) return 'unknownSeries';
  if (instant === undefined) return 'badTime';
  if (!hasBegun) return 'future';
  if (time === undefined) return 'offInterval';
  if (endOfInterval(series, time) > now + clockSkew) return 'future';
  if (value === null || !Number.isFinite(Math.fround(value))) return 'notFinite';
  if (meansMissing(value, series.definition.quantity)) return 'missingValue';
  return knownFlags.has(flag) ? undefined : 'badFlag';
}

const utc = zoneOf('UTC');

/** Seconds since 1970 from ISO 8601 with an offset, or from such a number. */
function instantOf(time: string | number): number | undefined {
  if (typeof time === 'number') return time >= 0 ? time : undefined;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/.test(time) ? parseInstant(time, utc) : undefined;
}
