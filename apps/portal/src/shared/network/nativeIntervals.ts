import type { NativeInterval } from '@zrak/api-client';

/** All intervals that a series can have, from the shortest. */
export const nativeIntervals: readonly NativeInterval[] = [
  'PT1M',
  'PT5M',
  'PT10M',
  'PT15M',
  'PT30M',
  'PT1H',
  'PT3H',
  'P1D',
];
