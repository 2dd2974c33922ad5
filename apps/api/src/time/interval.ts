export const secondsPerDay = 86_400;

/** Intervals for which values can be requested. */
export type Interval = 'PT15M' | 'PT1H' | 'P1D';

/** Intervals at which a station may record, in seconds; a day as it mostly is. */
export const nativeIntervals = {
  PT1M: 60,
  PT5M: 300,
  PT10M: 600,
  PT15M: 900,
  PT30M: 1800,
  PT1H: 3600,
  PT3H: 10_800,
  P1D: secondsPerDay,
} as const;

export type NativeInterval = keyof typeof nativeIntervals;

/** The interval of a step in seconds; another step, which only SQL can have written, in seconds. */
export function nativeIntervalOf(step: number): NativeInterval {
  const found = Object.entries(nativeIntervals).find(([, seconds]) => seconds === step);
  return (found?.[0] ?? `PT${step}S`) as NativeInterval;
}

/** Index of the first of ascending times at or after a time, all in one unit; their number if there is none. */
export function indexFrom(times: readonly number[], time: number): number {
  const index = times.findIndex((one) => one >= time);
  return index === -1 ? times.length : index;
}
