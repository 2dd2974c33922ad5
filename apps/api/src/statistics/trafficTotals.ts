export interface TrafficTotal {
  /** Sum of the counts, without extrapolation to missing hours. */
  total: number;
  /** Mean of the days with enough data; NaN if there is none. */
  dailyMean: number;
  days: number;
}

/** @param hours counts of each hour. @param days sums of each day, NaN if too few of its hours were counted. */
export function trafficTotal(hours: Float64Array, days: Float64Array): TrafficTotal {
  const counted = days.filter((count) => !Number.isNaN(count));
  return {
    total: hours.reduce((sum, count) => (Number.isNaN(count) ? sum : sum + count), 0),
    dailyMean: counted.reduce((sum, count) => sum + count, 0) / counted.length,
    days: counted.length,
  };
}
