import { addDays, addMonths, type CivilDate, zoneOf } from '@zrak/quantities/time';
import type { CivilRange } from '../data/period.ts';

const dayLength = 86_400_000;

const yearOf = (date: CivilDate) => Number(date.slice(0, 4));

/** The same days of another year. @param years before (negative) or after */
export const inYear = ({ from, to }: CivilRange, years: number): CivilRange => ({
  from: addMonths(from, 12 * years),
  to: addMonths(to, 12 * years),
});

/** The year a period lies in, by its first day. */
export const firstYear = ({ from }: CivilRange): number => yearOf(from);

/** How the year of a period is written: "2026", or "2025/26" where it holds a New Year. */
export function yearText({ from, to }: CivilRange): string {
  const first = yearOf(from);
  const last = yearOf(addDays(to, -1));
  return first === last ? String(first) : `${first}/${String(last).slice(-2)}`;
}

/** From a wall time, as if it were UTC, to the same in another year; NaN for a 29th of February that is none there. */
function wallShift(years: number): (wall: number) => number {
  const days = new Map<number, number>();
  return (wall) => {
    const day = Math.floor(wall / dayLength);
    let shift = days.get(day);
    if (shift === undefined) {
      const date = new Date(day * dayLength);
      const month = date.getUTCMonth();
      date.setUTCFullYear(date.getUTCFullYear() + years);
      shift = date.getUTCMonth() === month ? date.getTime() - day * dayLength : Number.NaN;
      days.set(day, shift);
    }
    return wall + shift;
  };
}

export interface TimedValues {
  /** Epoch milliseconds, ascending. */
  times: Float64Array;
  /** One to a time. */
  values: Float32Array;
  flags: Int8Array;
}

/**
 * Values as if they had been measured at the same civil times of another year. A time that year does not have is left
 * out, as are 29 February and the hour its clocks skip; of an hour that comes twice only the first stays.
 *
 * @param years to the year, negative for an earlier one
 */
export function shiftYears({ times, values, flags }: TimedValues, years: number, timeZone: string): TimedValues {
  const { civilOf, instantOf } = zoneOf(timeZone, 'milliseconds');
  const shifted = wallShift(years);
  const out = {
    times: new Float64Array(times.length),
    values: new Float32Array(times.length),
    flags: new Int8Array(times.length),
  };
  let count = 0;
  let last = -Infinity;
  for (let index = 0; index < times.length; index++) {
    const wall = shifted(civilOf(times[index]!));
    if (Number.isNaN(wall)) continue;
    const instant = instantOf(wall);
    if (civilOf(instant) !== wall || instant <= last) continue;
    out.times[count] = instant;
    out.values[count] = values[index]!;
    out.flags[count] = flags[index]!;
    last = instant;
    count++;
  }
  return {
    times: out.times.subarray(0, count),
    values: out.values.subarray(0, count),
    flags: out.flags.subarray(0, count),
  };
}
