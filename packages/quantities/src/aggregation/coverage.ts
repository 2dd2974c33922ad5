import { averageOf, type AveragingRule } from './averages.ts';

/**
 * Share of an interval's values that its aggregate needs (criteria for aggregating data of Directives 2008/50/EC,
 * Annex XI, and (EU) 2024/2881: 45 minutes of an hour, 6 of 8 hours, 18 of 24 running 8 h means, 18 of 24 hours).
 */
export const requiredCapture = 0.75;

/**
 * Percent of the hours that a figure of a longer period needs: 85 of a year as in Directive (EU) 2024/2881. No law
 * names a share for a month; it gets that of a day.
 */
export const requiredCoverage = { month: 75, year: 85 } as const;

/**
 * One value for several by a rule; NaN where fewer than three quarters of them are there.
 * @param expected values in a whole interval, where the first or last of them are not in `values` at all
 */
export function averageOfEnough(values: ArrayLike<number>, rule: AveragingRule, expected = values.length): number {
  let count = 0;
  for (let index = 0; index < values.length; index++) if (!Number.isNaN(values[index])) count++;
  return count > 0 && count >= requiredCapture * expected ? averageOf(values, rule) : Number.NaN;
}
