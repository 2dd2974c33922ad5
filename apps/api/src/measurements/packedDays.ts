import type { StoredSeries } from '../repositories/storedSeries.ts';
import { secondsPerDay } from '../time/interval.ts';

/** Values of one series, as columns. */
export interface Samples {
  series: Pick<StoredSeries, 'id' | 'step'>;
  /** Starts of intervals of the series, seconds since 1970, in any order. Of equal times the last counts. */
  times: ArrayLike<number>;
  /** NaN removes a stored value. */
  values: Float32Array;
  flags: Int8Array;
}

/** Days of several series one behind the other: few large arrays, because a day of hours has only 24 values. */
export interface PackedDays {
  seriesIds: number[];
  days: number[];
  /** Position of the first value of each day in the arrays below. */
  offsets: number[];
  /** Number of intervals of each day. */
  lengths: number[];
  values: Float32Array;
  flags: Int8Array;
  /** 1 where a value was given. */
  given: Uint8Array;
}

/** Intervals per pack: 650 kB in three arrays, about 1,300 days of quarter hours. */
const packLength = 131_072;
/** Days per pack: the arrays of a statement are sent as text. */
const packDays = 4000;

/** Sorts samples into whole days. A day is in one pack only. @throws RangeError for a time off the grid of its series */
export function* packDaysOf(allSamples: readonly Samples[]): Generator<PackedDays> {
  // Each value needs one day at most: a call of a logger gets small arrays.
  const most = allSamples.reduce((sum, { series, times }) => sum + (times.length * secondsPerDay) / series.step, 0);
  const capacity = Math.min(packLength, most);
  let pack = emptyPack(capacity);
  let used = 0;
  for (const { series, times, values, flags } of allSamples) {
    const { id, step } = series;
    const length = secondsPerDay / step;
    const order = orderOf(times);
    let day = Number.NaN;
    let offset = 0;
    for (let position = 0; position < times.length; position++) {
      const index = order === undefined ? position : order[position]!;
      const time = times[index]!;
      if (time % step !== 0) throw new RangeError(`${time} is no start of an interval of ${step} s`);
      const own = Math.floor(time / secondsPerDay);
      if (own !== day) {
        if (used + length > packLength || pack.days.length === packDays) {
          yield trimmed(pack, used);
          pack = emptyPack(capacity);
          used = 0;
        }
        day = own;
        offset = used;
        used += length;
        pack.seriesIds.push(id);
        pack.days.push(day);
        pack.offsets.push(offset);
        pack.lengths.push(length);
      }
      const slot = offset + (time - day * secondsPerDay) / step;
      pack.values[slot] = values[index]!;
      pack.flags[slot] = flags[index]!;
      pack.given[slot] = 1;
    }
  }
  if (used > 0) yield trimmed(pack, used);
}

function emptyPack(capacity: number): PackedDays {
  return {
    seriesIds: [],
    days: [],
    offsets: [],
    lengths: [],
    values: new Float32Array(capacity).fill(Number.NaN),
    flags: new Int8Array(capacity),
    given: new Uint8Array(capacity),
  };
}

const trimmed = (pack: PackedDays, used: number): PackedDays => ({
  ...pack,
  values: pack.values.subarray(0, used),
  flags: pack.flags.subarray(0, used),
  given: pack.given.subarray(0, used),
});

/** Positions in the order of time, equal times in their order; undefined if the times ascend already. */
function orderOf(times: ArrayLike<number>): Uint32Array | undefined {
  let isSorted = true;
  for (let index = 1; index < times.length && isSorted; index++) isSorted = times[index - 1]! <= times[index]!;
  if (isSorted) return undefined;
  return Uint32Array.from({ length: times.length }, (_, index) => index).sort(
    (one, other) => times[one]! - times[other]! || one - other,
  );
}
