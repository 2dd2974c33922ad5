export interface TrafficTotal {
  /** Sum of the counts, without extrapolation to missing intervals. */
  total: number;
  /** Mean of the days with enough data; NaN if there is none. */
  dailyMean: number;
  days: number;
}

/**
 * @param counts of each hour, or of each longer native interval
 * @param days sums of each day, NaN if too little of it was counted
 */
export function trafficTotal(counts: Float64Array, days: Float64Array): TrafficTotal {
  const counted = days.filter((count) => !Number.isNaN(count));
  return {
    total: counts.reduce((sum, count) => (Number.isNaN(count) ? sum : sum + count), 0),
    dailyMean: counted.reduce((sum, count) => sum + count, 0) / counted.length,
    days: counted.length,
  };
}
