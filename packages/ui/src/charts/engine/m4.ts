/** A series decimated for one width: points in time order; NaN interrupts the line. */
export interface Decimated {
  times: Float64Array;
  values: Float32Array;
}

/** Used instead of an index: interrupts the line before the next point. */
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

/** Like `lowerBound`, but searches from `start`, first around `start + guess`: most series have equal steps. */
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

/** Sums over all values of a period. */
export interface Sums {
  /** Infinite if there is no value. */
  min: number;
  max: number;
  sum: number;
  count: number;
  /** Index of the last present value; -1 if there is none. */
  last: number;
}

/**
 * M4 keeps the first, lowest, highest and last point of each pixel column. The line through them covers the same pixels
 * as the line through all points. Every extreme is kept, and every gap of at least `minGap` milliseconds.
 *
 * @param from Left edge in epoch milliseconds. One point beyond each edge is kept, so that the line reaches the edge.
 * @param columns Number of columns between the edges. With two per pixel no difference is visible.
 */
export function m4(
  times: Float64Array,
  values: Float32Array,
  from: number,
  to: number,
  columns: number,
  minGap = 0,
): Decimated {
  return pick(times, values, scanSamples(times, values, from, to, columns, minGap).kept);
}

/**
 * M4 as indices of the kept points, with `PEN_UP` at interruptions. The same pass computes the sums over `[from, to)`,
 * because reading the values takes most of the time.
 */
export function scanSamples(
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
  // Four points per column; a gap inside a column adds `PEN_UP` and four points.
  const gaps = Math.min((end - start) / 2, minGap > 0 ? (to - from) / minGap : Infinity);
  const maxTicks = Math.ceil(Math.min(2 * (end - start), 4 * (columns + 2) + 5 * gaps)) + 18;
  const kept = scratch.cleared(maxTicks);
  keepColumn(kept, times, values, start, first, minGap);

  kept.clearSums();
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
  /** Indices of values, or `PEN_UP`. */
  indices = new Int32Array(0);
  length = 0;
  /** Index of the previous present value; -1 before the first. */
  lastValid = -1;
  min = Infinity;
  max = -Infinity;
  sum = 0;
  count = 0;
  last = -1;

  cleared(capacity: number): this {
    if (this.indices.length < capacity) this.indices = new Int32Array(capacity);
    this.length = 0;
    this.lastValid = -1;
    this.clearSums();
    return this;
  }

  clearSums(): void {
    this.min = Infinity;
    this.max = -Infinity;
    this.sum = 0;
    this.count = 0;
    this.last = -1;
  }
}

/**
 * Reused by every decimation. Allocating the buffer each time took a tenth of the time, and V8 discards optimised code
 * when the last object of a shape is collected.
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
 * Processes values up to `end`, or to the first value after a gap, and returns that index. A separate function, because
 * V8 optimises a function that is called often earlier than one long loop. All its lines run with the first data
 * already: V8 deoptimises when it reaches a line that has never run.
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
    // Inner loop without gap checks: it runs while values are present.
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

/** Appends the four indices in time order, without duplicates. */
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
