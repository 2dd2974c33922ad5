import type { Series } from '@zrak/api-client';
import type { ChartSeries } from '@zrak/ui/charts';
import type { IntlShape } from 'react-intl';
import { meanOfText } from '../../../shared/meanOfText.ts';
import { meanRuleOf } from '../../../shared/meanRule.ts';
import type { SeriesGraph } from '../data/useSeriesData.ts';

/** Converts a series for the graph. */
export const chartSeriesOf = (
  { request: { series }, times, values, flags }: SeriesGraph,
  label: string,
): ChartSeries => ({
  id: series.id,
  label,
  unit: series.unit,
  decimals: series.decimals,
  times,
  values,
  flags,
  meanRule: meanRuleOf(series),
});

/** Adds to a name how the values were formed, if they are means of percentile levels. */
export const labelled = (name: string, { request: { series }, meanOf }: SeriesGraph, intl: IntlShape): string =>
  meanOf ? `${name}, ${meanOfText(intl, series.parameter, meanOf)}` : name;

/** Name of a series among those of other stations. */
export const seriesLabel = ({ name, locationName }: Series): string => `${name}, ${locationName}`;
