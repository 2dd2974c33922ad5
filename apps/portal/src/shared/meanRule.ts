import type { Series } from '@zrak/api-client';
import type { ChartSeries } from '@zrak/ui/charts';

type MeanRule = NonNullable<ChartSeries['meanRule']>;

/**
 * How the values of a series are averaged; null if they have no mean: a level that is exceeded for a share of the time.
 */
export function meanRuleOf({ aggregator }: Pick<Series, 'aggregator'>): MeanRule | null {
  if (aggregator === 'percentileLevel') return null;
  return aggregator === 'energeticMean' || aggregator === 'vectorMean' ? aggregator : 'mean';
}
