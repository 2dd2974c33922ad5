import { expect, it } from 'vitest';
import { isFromDistribution } from './percentileLevels.ts';

const quarter = 900;
const hour = 3600;

// The project's rule for percentile levels: at least 15 short LAeq, else the mean of native levels as CRTN's L10,18h.
it.each([
  ['an hour of quarter hours', quarter, [0, hour], false],
  ['an hour of minutes', 60, [0, hour], true],
  ['15 quarter hours', quarter, [0, 15 * quarter], true],
  ['14 quarter hours', quarter, [0, 14 * quarter], false],
  ['a day of hours', hour, [0, 24 * hour], true],
  ['days of 25 and 23 hours', hour, [0, 25 * hour, 48 * hour], true],
  ['a long interval and a short one', quarter, [0, 24 * hour, 25 * hour], false],
  ['a month without LAeq', undefined, [0, 720 * hour], false],
] as const)('%s', (_, step, edges, expected) => {
  expect(isFromDistribution(step, edges)).toBe(expected);
});
