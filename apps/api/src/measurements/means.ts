import { aggregate, type Grid, nativeRule } from '@zrak/quantities/aggregation';
import { conversionToBounds, indexDefinitions } from '@zrak/quantities/indices';
import type { CataloguedSeries } from '../repositories/catalogue.ts';

export type Column = [series: CataloguedSeries, grid: Grid];

/** A mean that an air quality index compares with its bands. */
export interface IndexMean {
  series: CataloguedSeries;
  averaging: 'PT1H' | 'PT24H';
  /** In the unit of the bands. */
  value: number;
  unit: string;
  /** Start of the interval, seconds. */
  time: number;
}

const hour = 3600;
const day = 24 * hour;
export const secondsOf = { PT1H: hour, PT24H: day };

/** Pollutants of the European index. */
const judged = new Set(Object.keys(indexDefinitions.eu2024.pollutants));
/** Pollutants for which any index uses a running mean of 24 hours. */
const byDay = new Set(
  Object.values(indexDefinitions).flatMap(({ pollutants }) =>
    Object.keys(pollutants).filter((parameter) => pollutants[parameter]?.averaging === 'PT24H'),
  ),
);

const lastFullHour = (series: CataloguedSeries, now: number) => Math.floor((now - series.deliveryDelay) / hour) * hour;

/** The newest of the last three full hours with enough data. */
export function lastHour([series, grid]: Column, now: number): { value: number; time: number } | undefined {
  const end = lastFullHour(series, now);
  const edges = [end - 3 * hour, end - 2 * hour, end - hour, end];
  const { values } = aggregate(grid, nativeRule(series.definition.aggregator), edges);
  const newest = values.findLastIndex((value) => !Number.isNaN(value));
  return newest === -1 ? undefined : { value: values[newest]!, time: edges[newest]! };
}

/** The means of the newest hour, and of the last 24 hours for particles; means without enough data are left out. */
export function indexMeansOf(columns: readonly Column[], now: number): IndexMean[] {
  return columns
    .filter(([{ parameter }]) => judged.has(parameter))
    .flatMap(([series, grid]) => {
      const means: IndexMean[] = [];
      const conversion = conversionToBounds(indexDefinitions.eu2024, series.parameter, series.definition.unit);
      if (conversion === undefined) return means;
      const { unit } = indexDefinitions.eu2024.pollutants[series.parameter]!.precision;
      const add = (averaging: IndexMean['averaging'], mean: number, time: number): void => {
        means.push({ series, averaging, value: mean * conversion.factor + conversion.offset, unit, time });
      };
      const newest = lastHour([series, grid], now);
      if (newest) add('PT1H', newest.value, newest.time);
      const end = lastFullHour(series, now);
      const [value = Number.NaN] = byDay.has(series.parameter) ? aggregate(grid, 'mean', [end - day, end]).values : [];
      if (!Number.isNaN(value)) add('PT24H', value, end - day);
      return means;
    });
}
