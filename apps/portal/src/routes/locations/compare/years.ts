import { addDays, addMonths, type CivilDate, zoneOf } from '@zrak/quantities/time';
import type { CivilRange } from '../data/period.ts';

const dayLength = 86_400_000;

const yearOf = (date: CivilDate) => Number(date.slice(0, 4));

/** The same days of another year. @param years before (negative) or after */
export const inYear = ({ from, to }: CivilRange, years: number): CivilRange => ({
  from: addMonths(from, 12 * years),
  to: addMonths(to, 12 * years),
});

/** Year of the first day of a period. */
export const firstYear = ({ from }: CivilRange): number => yearOf(from);

/** Year of a period as text: "2026", or "2025/26" if it contains a New Year. */
export function yearText({ from, to }: CivilRange): string {
  const first = yearOf(from);
  const last = yearOf(addDays(to, -1));
  return first === last ? String(first) : `${first}/${String(last).slice(-2)}`;
}

/**
 * Converts a local time, given as if it were UTC, to the same in another year; NaN for a 29 February that does not
 * exist there.
 */
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
  /** One value per time. */
  values: Float32Array;
  flags: Int8Array;
}

/**
 * Moves values to the same local times of another year. Times that do not exist in that year are left out: 29 February
 * and the hour that the clocks skip. Of a repeated hour only the first is kept.
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
