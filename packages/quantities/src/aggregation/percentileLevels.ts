import type { Aggregator, AveragingRule } from './averages.ts';

/**
 * Least number of short LAeq values in an interval whose distribution gives its percentile level. Four quarter hours
 * say nothing about the tenth part of an hour.
 */
const fewestShortLevels = 15;

/**
 * Whether the percentile levels of intervals are taken from the distribution of the short LAeq in them. Otherwise they
 * are arithmetic means of the native percentile levels, as the L10,18h of "Calculation of Road Traffic Noise" (CRTN) is
 * the mean of 18 hourly L10, and every place that shows them says so. A percentile of percentiles is never formed.
 * @param step of LAeq, in the unit of the edges; undefined where there is no LAeq.
 * @param edges between which the intervals lie; the shortest decides for all.
 */
export function isFromDistribution(step: number | undefined, edges: readonly number[]): boolean {
  if (step === undefined) return false;
  return edges.every((edge, index) => index === 0 || edge - edges[index - 1]! >= fewestShortLevels * step);
}

/** The rule by which native values become longer ones; that of percentile levels is the arithmetic mean. */
export const nativeRule = (aggregator: Aggregator): AveragingRule =>
  aggregator === 'percentileLevel' ? 'mean' : aggregator;

/** Percent of the time for which a level is exceeded, from its name: 90 of `LA90`. */
export const exceededBy = (parameter: string): number => Number(parameter.slice(2));
