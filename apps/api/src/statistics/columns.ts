import { aggregatedValues, exceededBy, type Grid, isFromDistribution, nativeRule } from '@zrak/quantities/aggregation';
import { civilDayAt, isDaily } from '../measurements/dailySeries.ts';
import { type NativeInterval, nativeIntervalOf, secondsPerDay } from '../time/interval.ts';
import { dayZone } from '../time/zone.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import type { Averages } from '@zrak/quantities/limits';
import type { Hours } from './parameterStatistics.ts';
import { hourEdges, hourGridOf, wholeDays } from './period.ts';
import type { Zone } from '@zrak/quantities/time';

const hour = 3600;

/** A series of one station, ready for statistics. */
export type SeriesColumn = NativeColumn | ComputedColumn;

/** Hours and civil days that are computed already; the edges of the days have no gap. */
export interface ComputedColumn {
  series: CataloguedSeries;
  hours: Hours;
  days: { edges: number[]; values: Float64Array };
}

/** A series with the values from which its hours and days are aggregated. */
export interface NativeColumn {
  series: CataloguedSeries;
  /** Native values; LAeq instead if the native values are not needed. */
  grid: Grid;
  /** For a percentile level: the native LAeq of the station. */
  sound?: Grid;
}

/** Values of a series, one for each interval. */
interface Values {
  values: Float64Array;
  /** Native interval of the percentile levels, if the values are their arithmetic means. */
  meanOf?: NativeInterval;
}

/** Aggregates the native values of a series to the intervals between consecutive edges, by the rule of its quantity. */
export function between({ series, grid, sound }: NativeColumn, edges: readonly number[]): Values {
  const { aggregator } = series.definition;
  if (isDaily(series))
    return { values: aggregatedValues(inDays(grid), nativeRule(aggregator), civilDays(series, edges)) };
  if (aggregator !== 'percentileLevel') return { values: aggregatedValues(grid, aggregator, edges) };
  if (sound !== undefined && isFromDistribution(sound.step, edges)) {
    return { values: aggregatedValues(sound, { exceeded: exceededBy(series.parameter) }, edges) };
  }
  return { values: aggregatedValues(grid, 'mean', edges), meanOf: nativeIntervalOf(grid.step) };
}

/** The grid of a daily series, in days since 1970. */
const inDays = (grid: Grid): Grid => ({ ...grid, start: grid.start / secondsPerDay, step: 1 });

const civilDays = ({ location }: CataloguedSeries, edges: readonly number[]): number[] =>
  edges.map((edge) => civilDayAt(dayZone(location), edge));

/** The values that start in [from, to), without a copy. */
export function startingIn(grid: Grid, from: number, to: number): Grid {
  const indexOf = (instant: number) => Math.max(0, Math.ceil((instant - grid.start) / grid.step));
  const [first, end] = [indexOf(from), indexOf(to)];
  return {
    ...grid,
    start: grid.start + first * grid.step,
    values: grid.values.subarray(first, end),
    flags: grid.flags.subarray(first, end),
  };
}

interface Span {
  from: number;
  to: number;
  /** Whether the period goes on after `to`: an interval that has not ended is then not part of it yet. */
  isOpen?: boolean;
}

/** Values of the hours that start in a period, or of the native intervals if these are longer. */
export function shortestOf(
  column: SeriesColumn,
  zone: Zone,
  { from, to, isOpen = false, hours }: Span & { hours?: Values },
): Averages & Values {
  const { step } = column.series;
  if ('hours' in column || step <= hour) {
    return { edges: hourEdges(from, to, hourGridOf(column.series)), ...(hours ?? hoursOf(column, from, to)) };
  }
  if (isDaily(column.series)) return daysOf(column, zone, from, to);
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, (isOpen ? Math.floor : Math.ceil)((to - first) / step));
  const edges = Array.from({ length: count + 1 }, (_, index) => first + index * step);
  return { edges, ...between(column, edges) };
}

/** Values of the hours that start in a period; all NaN where the native intervals are longer. */
export function hoursOf(column: SeriesColumn, from: number, to: number): Hours & Values {
  const edges = hourEdges(from, to, hourGridOf(column.series));
  const start = edges[0]!;
  // Between civil days, the last hour of a day would have its value.
  if (isDaily(column.series)) return { start, values: new Float64Array(edges.length - 1).fill(Number.NaN) };
  if (!('hours' in column)) return { start, ...between(column, edges) };
  const first = (start - column.hours.start) / hour;
  return { start, values: column.hours.values.subarray(first, first + edges.length - 1) };
}

/** Values of the civil days that have ended. */
export function daysOf(column: SeriesColumn, zone: Zone, from: number, to: number): Averages & Values {
  const edges = wholeDays(zone, from, to);
  if (!('days' in column)) return { edges, ...between(column, edges) };
  const first = edges.length === 0 ? 0 : column.days.edges.indexOf(edges[0]!);
  return { edges, values: column.days.values.subarray(first, first + Math.max(0, edges.length - 1)) };
}
