/**
 * Running 8 h mean of hourly values, each standing at the hour on which its window ends: entry n covers hours n−7…n.
 * NaN where fewer than 6 of the 8 hours have a value.
 */
export function runningEightHours(hours: ArrayLike<number>): Float64Array {
  const means = new Float64Array(hours.length).fill(Number.NaN);
  for (let end = 7; end < hours.length; end++) {
    let sum = 0;
    let count = 0;
    for (let index = end - 7; index <= end; index++) {
      const value = hours[index]!;
      if (Number.isNaN(value)) continue;
      sum += value;
      count++;
    }
    if (count >= 6) means[end] = sum / count;
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
  const maxima = new Float64Array(Math.max(0, dayEdges.length - 1)).fill(Number.NaN);
  for (let day = 0; day < maxima.length; day++) {
    const windows = means.subarray(dayEdges[day], dayEdges[day + 1]).filter((mean) => !Number.isNaN(mean));
    if (windows.length >= (dayEdges[day + 1]! - dayEdges[day]!) * 0.75) {
      maxima[day] = windows.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    }
  }
  return maxima;
}
