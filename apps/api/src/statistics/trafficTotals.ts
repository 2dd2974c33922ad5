export interface TrafficTotal {
  /** Counted, not scaled up for what was not. */
  total: number;
  /** Of the days with enough data; NaN where there is none. */
  dailyMean: number;
  days: number;
}

/** @param hours counts of each hour. @param days sums of each day, NaN where too little of it was counted. */
export function trafficTotal(hours: Float64Array, days: Float64Array): TrafficTotal {
  const counted = days.filter((count) => !Number.isNaN(count));
  return {
    total: hours.reduce((sum, count) => (Number.isNaN(count) ? sum : sum + count), 0),
    dailyMean: counted.reduce((sum, count) => sum + count, 0) / counted.length,
    days: counted.length,
  };
}
