export const secondsPerDay = 86_400;

export type Interval = 'PT15M' | 'PT1H' | 'P1D';

/** Of a day as it mostly is. */
export const intervalSeconds: Record<Interval, number> = { PT15M: 900, PT1H: 3600, P1D: secondsPerDay };

/** The interval of a native step in seconds. */
export function intervalOf(step: number): Interval {
  return step === 900 ? 'PT15M' : step === 3600 ? 'PT1H' : 'P1D';
}
