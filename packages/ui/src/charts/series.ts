export interface ChartSeries {
  id: string;
  label: string;
  /** Set with its superscripts: "µg/m³". Series of one unit share an axis. */
  unit: string;
  /** Of the values as they are written. */
  decimals: number;
  /** Epoch milliseconds, ascending: the start of each interval. */
  times: Float64Array;
  /** One to a time; NaN where there is none. */
  values: Float32Array;
  kind?: 'line' | 'bars';
}

export interface ReferenceLine {
  id: string;
  /** Name and regime: "Daily limit 50 µg/m³". */
  label: string;
  /** In the unit of the first series. */
  value: number;
}

/** Index of the sample nearest to a time; −1 in an empty series. */
export function nearestIndex(times: Float64Array, time: number): number {
  if (times.length === 0) return -1;
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle]! < time) low = middle + 1;
    else high = middle;
  }
  if (low > 0 && time - times[low - 1]! <= times[low]! - time) return low - 1;
  return low;
}

/** The sample that speaks for a time: the nearest, unless it is further away than its neighbours are from one another. */
export function sampleAt({ times }: ChartSeries, time: number): number {
  const index = nearestIndex(times, time);
  if (index < 0) return -1;
  const here = times[index]!;
  const neighbour = times[index + 1] ?? times[index - 1] ?? here;
  return Math.abs(here - time) < Math.max(Math.abs(neighbour - here), 1) ? index : -1;
}
