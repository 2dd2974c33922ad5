/** What is left of a series for one width: points in time order, a NaN value where the pen is lifted. */
export interface Decimated {
  times: Float64Array;
  values: Float32Array;
}

/** In the place of an index: nothing is drawn to what follows. */
export const PEN_UP = -1;

/** Index of the first time that is not before `time`. */
export function lowerBound(times: Float64Array, time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? Infinity) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The same from an index on, where it is expected to be about `guess` further: samples mostly come in equal steps. */
function boundFrom(times: Float64Array, start: number, end: number, time: number, guess: number): number {
  let low = start;
  let high = Math.min(end, start + guess);
  let reach = 4;
  while (high < end && times[high]! < time) {
    low = high + 1;
    high = Math.min(end, high + reach);
    reach *= 4;
  }
  reach = 4;
  while (high - low > reach) {
    const near = high - reach;
    if (times[near]! < time) {
      low = near + 1;
      break;
    }
    high = near;
    reach *= 4;
  }
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle]! < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What one look at all values of a period finds. */
export interface Sums {
  /** Infinite where there is no value. */
  min: number;
  max: number;
  sum: number;
  count: number;
  /** Index of the last value that is there; -1 where there is none. */
  last: number;
}

/**
 * M4: of each pixel column the first, the lowest, the highest and the last point, so that the line drawn from them is
 * the line drawn from all. Every extreme survives, and so does every gap of at least `minGap` milliseconds.
 *
 * @param from Left edge, epoch milliseconds; one point beyond each edge is kept, so that the line runs to it.
 * @param columns How many columns lie between the edges: two to a pixel make it exact to the eye.
 */
export function m4(
  times: Float64Array,
  values: Float32Array,
  from: number,
  to: number,
  columns: number,
  minGap = 0,
): Decimated {
  return pick(times, values, lookThrough(times, values, from, to, columns, minGap).kept);
}

/**
 * M4 as indices of the points it leaves, `PEN_UP` between them where the pen is lifted; and in the same pass the sums of what
 * lies in `[from, to)`: most of the time goes into reading the values.
 */
export function lookThrough(
  times: Float64Array,
  values: Float32Array,
  from: number,
  to: number,
  columns: number,
  minGap: number,
): { kept: Int32Array; sums: Sums } {
  const first = lowerBound(times, from);
  const last = lowerBound(times, to);
  const start = Math.max(0, first - 1);
  const end = Math.min(times.length, last + 1);
  // Four points to a column, and where a gap cuts it in two the gap and four more.
  const gaps = Math.min((end - start) / 2, minGap > 0 ? (to - from) / minGap : Infinity);
  const maxTicks = Math.ceil(Math.min(2 * (end - start), 4 * (columns + 2) + 5 * gaps)) + 18;
  const kept = scratch.cleared(maxTicks);
  keepColumn(kept, times, values, start, first, minGap);

  kept.forgetSums();
  const columnWidth = (to - from) / columns;
  let columnStart = first;
  let length = 0;
  for (let column = 1; column <= columns && columnStart < last; column++) {
    const isLast = column === columns;
    const columnEnd = isLast ? last : boundFrom(times, columnStart, last, from + column * columnWidth, length);
    keepColumn(kept, times, values, columnStart, columnEnd, minGap);
    length = columnEnd - columnStart;
    columnStart = columnEnd;
  }

  const { min, max, sum, count } = kept;
  const sums = { min, max, sum, count, last: kept.last };
  keepColumn(kept, times, values, last, end, minGap);
  return { kept: kept.indices.slice(0, kept.length), sums };
}

class IndexBuffer implements Sums {
  /** Of values, or `PEN_UP`. */
  indices = new Int32Array(0);
  length = 0;
  /** Index of the last value that was there; -1 before the first. */
  lastValid = -1;
  min = Infinity;
  max = -Infinity;
  sum = 0;
  count = 0;
  last = -1;

  cleared(room: number): this {
    if (this.indices.length < room) this.indices = new Int32Array(room);
    this.length = 0;
    this.lastValid = -1;
    this.forgetSums();
    return this;
  }

  forgetSums(): void {
    this.min = Infinity;
    this.max = -Infinity;
    this.sum = 0;
    this.count = 0;
    this.last = -1;
  }
}

/**
 * Where every look keeps its points until it is done. Room made anew took a tenth of a look, and what has been compiled for
 * an object is thrown away with the last of its kind.
 */
const scratch = new IndexBuffer();

function keepColumn(
  kept: IndexBuffer,
  times: Float64Array,
  values: Float32Array,
  start: number,
  end: number,
  minGap: number,
): void {
  let index = keepUntilGap(kept, times, values, start, end, minGap);
  while (index < end) {
    liftPen(kept);
    index = keepUntilGap(kept, times, values, index, end, minGap);
  }
}

/**
 * Up to `end`, or to the first value after a gap, whose index it returns. A function of its own, in which every line is run
 * by the first data already: a compiler makes what is called often fast sooner than one long loop, and throws away what
 * it has compiled when it meets a line it has never seen run.
 */
function keepUntilGap(
  kept: IndexBuffer,
  times: Float64Array,
  values: Float32Array,
  start: number,
  end: number,
  minGap: number,
): number {
  let { lastValid, sum } = kept;
  let first = -1;
  let lowest = -1;
  let highest = -1;
  let lowestValue = Infinity;
  let highestValue = -Infinity;

  let index = start;
  while (index < end) {
    let value = values[index]!;
    if (value !== value) {
      index++;
      continue;
    }
    if (lastValid >= 0 && index - lastValid > 1 && isGap(times, lastValid, index, minGap)) break;
    if (first < 0) first = index;
    const run = index;
    // As far as there are values, nothing else has to be asked.
    do {
      sum += value;
      if (value < lowestValue) {
        lowestValue = value;
        lowest = index;
      }
      if (value > highestValue) {
        highestValue = value;
        highest = index;
      }
      index++;
      if (index === end) break;
      value = values[index]!;
    } while (value === value);
    lastValid = index - 1;
    kept.count += index - run;
    kept.last = lastValid;
    if (lowestValue < kept.min) kept.min = lowestValue;
    if (highestValue > kept.max) kept.max = highestValue;
  }
  if (first >= 0) keep(kept, first, lowest, highest, lastValid);
  kept.lastValid = lastValid;
  kept.sum = sum;
  return index;
}

function liftPen(kept: IndexBuffer): void {
  const { indices, length } = kept;
  if (length > 0 && indices[length - 1] !== PEN_UP) indices[kept.length++] = PEN_UP;
  kept.lastValid = -1;
}

function isGap(times: Float64Array, before: number, after: number, minGap: number): boolean {
  return times[after]! - times[before]! >= minGap;
}

/** Writes the four in time order, each once. */
function keep(kept: IndexBuffer, first: number, lowest: number, highest: number, last: number): void {
  const { indices } = kept;
  const earlier = Math.min(lowest, highest);
  const later = Math.max(lowest, highest);
  let { length } = kept;
  indices[length++] = first;
  if (earlier !== first) indices[length++] = earlier;
  if (later !== earlier) indices[length++] = later;
  if (last !== later) indices[length++] = last;
  kept.length = length;
}

function pick(times: Float64Array, values: Float32Array, kept: Int32Array): Decimated {
  const picked = { times: new Float64Array(kept.length), values: new Float32Array(kept.length) };
  for (const [position, index] of kept.entries()) {
    picked.times[position] = index === PEN_UP ? NaN : times[index]!;
    picked.values[position] = index === PEN_UP ? NaN : values[index]!;
  }
  return picked;
}
