import { expect, it } from 'vitest';
import { averageOfEnough, requiredCapture, requiredCoverage } from './coverage.ts';

const hours = (there: number, of: number): number[] =>
  Array.from({ length: of }, (_, hour) => (hour < there ? 8 : NaN));

// Criteria for aggregating data: Directive 2008/50/EC, Annex XI, and (EU) 2024/2881.
it.each([
  ['6 of 8 hours', 6, 8, 8],
  ['5 of 8 hours', 5, 8, NaN],
  ['18 of 24 hours', 18, 24, 8],
  ['17 of 24 hours', 17, 24, NaN],
  ['18 of 23 hours, when clocks go forward', 18, 23, 8],
  ['17 of 23 hours', 17, 23, NaN],
  ['19 of 25 hours, when clocks go back', 19, 25, 8],
  ['18 of 25 hours', 18, 25, NaN],
])('%s', (_, there, of, expected) => {
  expect(averageOfEnough(hours(there, of), 'mean')).toBe(expected);
});

it('counts hours that are not in the column as missing', () => {
  expect(averageOfEnough([8, 8, 8], 'mean', 4)).toBe(8);
  expect(averageOfEnough([8, 8, 8], 'mean', 5)).toBeNaN();
  expect(averageOfEnough([], 'mean')).toBeNaN();
});

it('names the shares of the directives', () => {
  expect(requiredCapture).toBe(0.75);
  // Directive (EU) 2024/2881: 85 % of a year.
  expect(requiredCoverage).toEqual({ month: 75, year: 85 });
});
