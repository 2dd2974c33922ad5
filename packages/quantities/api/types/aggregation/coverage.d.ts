import { type AveragingRule } from './averages.js';
/**
 * Share of an interval's values that its aggregate needs (criteria for aggregating data of Directives 2008/50/EC,
 * Annex XI, and (EU) 2024/2881: 45 minutes of an hour, 6 of 8 hours, 18 of 24 running 8 h means, 18 of 24 hours).
 */
export declare const requiredCapture = 0.75;
/**
 * Percent of the hours that a figure of a longer period needs: 85 of a year as in Directive (EU) 2024/2881. No law
 * names a share for a month; it gets that of a day.
 */
export declare const requiredCoverage: {
    readonly month: 75;
    readonly year: 85;
};
/**
 * One value for several by a rule; NaN where fewer than three quarters of them are there.
 * @param expected values in a whole interval, where the first or last of them are not in `values` at all
 */
export declare function averageOfEnough(values: ArrayLike<number>, rule: AveragingRule, expected?: number): number;
