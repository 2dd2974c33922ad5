import type { Aggregator, AveragingRule } from './averages.js';
/**
 * Whether the percentile levels of intervals are taken from the distribution of the short LAeq in them. Otherwise they
 * are arithmetic means of the native percentile levels, as the L10,18h of "Calculation of Road Traffic Noise" (CRTN) is
 * the mean of 18 hourly L10, and every place that shows them says so. A percentile of percentiles is never formed.
 * @param step of LAeq, in the unit of the edges; undefined where there is no LAeq.
 * @param edges between which the intervals lie; the shortest decides for all.
 */
export declare function isFromDistribution(step: number | undefined, edges: readonly number[]): boolean;
/** The rule by which native values become longer ones; that of percentile levels is the arithmetic mean. */
export declare const nativeRule: (aggregator: Aggregator) => AveragingRule;
/** Percent of the time for which a level is exceeded, from its name: 90 of `LA90`. */
export declare const exceededBy: (parameter: string) => number;
