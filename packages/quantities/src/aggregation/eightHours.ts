import { averageOfEnough, requiredCapture } from './coverage.ts';

/** Hours in a window (Directive (EU) 2024/2881, Annex I: maximum daily 8-hour mean). */
const window = 8;

/**
 * Running 8 h mean of hourly values, each standing at the hour on which its window ends: entry n covers hours n−7…n.
 * NaN where fewer than 6 of the 8 hours have a value.
 */
export function runningEightHours(hours: ArrayLike<number>): Float64Array {
  const values = new Float64Array(hours);
  const means = new Float64Array(hours.length).fill(Number.NaN);
  for (let end = window; end <= values.length; end++) {
    // Like `averageOfEnough`, in one pass: a report of ozone has thirty thousand windows.
    let [sum, count] = [0, 0];
    for (let index = end - window; index < end; index++) {
      const value = values[index]!;
      if (Number.isNaN(value)) continue;
      sum += value;
      count++;
    }
    if (count >= requiredCapture * window) means[end - 1] = sum / count;
  }
  return means;
}

/**
 * Highest running 8 h mean of each day. A mean belongs to the day on which its window ends.
 * @param dayEdges indices into `hours` at which days begin, and the end of the last one.
 * @returns NaN where under three quarters of the day's windows (18 of 24) have a mean.
 */
export function maximumDailyEightHours(hours: ArrayLike<number>, dayEdges: readonly number[]): Float64Array {
  const means = runningEightHours(hours);
  return Float64Array.from({ length: Math.max(0, dayEdges.length - 1) }, (_, day) => {
    const [from, to] = [dayEdges[day]!, dayEdges[day + 1]!];
    return averageOfEnough(means.subarray(from, to), 'maximum', to - from);
  });
}
