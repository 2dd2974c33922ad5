import {
  aggregate,
  type Aggregate,
  exceededBy,
  type Grid,
  isFromDistribution,
  isMeasured,
  nativeRule,
} from '@zrak/quantities/aggregation';
import { badRequest } from '../errors.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import {
  type Interval,
  type NativeInterval,
  nativeIntervalOf,
  nativeIntervals,
  secondsPerDay,
} from '../time/interval.ts';
import type { Zone } from '@zrak/quantities/time';
import { dayZone, parseInstant } from '../time/zone.ts';
import { civilDayAt, isDaily } from './dailySeries.ts';
import type { SeriesReader } from './seriesReader.ts';

const longestPeriod = 20 * 366 * secondsPerDay;

/** Limit of values per request: of the values read or returned, the larger number. */
const valueLimit = 20_000_000;

/** A validated query for values of several series. */
export interface Query {
  series: CataloguedSeries[];
  interval: Interval;
  /** Time zone whose civil days are counted. */
  zone: Zone;
  /** Seconds since 1970. */
  from: number;
  to: number;
}

/** Values of one series at the interval of a query, or at its native interval if they cannot be computed from it. */
export interface Column extends Aggregate {
  interval: NativeInterval;
  /** Start of the first interval, seconds. */
  start: number;
  /** Starts of the intervals and the end of the last, seconds. */
  readonly edges: number[];
  /** Native interval of the percentile levels, if the values are their arithmetic means. */
  meanOf?: NativeInterval;
  /** Measured numbers whose flag says that they are not valid, otherwise NaN. Absent for computed values, and if there are none. */
  invalid?: Float64Array;
}

/** @throws 400 if the dates are invalid, the period is reversed or too long, or too many values are requested. */
export async function checkedQuery(
  series: CataloguedSeries[],
  requested: { from: string; to: string; interval: Interval },
  store: SeriesReader,
): Promise<Query> {
  const zone = dayZone(series[0]!.location);
  if (series.some(({ location }) => dayZone(location) !== zone)) throw badRequest('mixedTimeZones');
  const from = parseInstant(requested.from, zone);
  if (from === undefined) throw badRequest('fromNoDate');
  const to = parseInstant(requested.to, zone);
  if (to === undefined) throw badRequest('toNoDate');
  if (to <= from) throw badRequest('toBeforeFrom');
  if (to - from > longestPeriod) throw badRequest('periodTooLong');
  const countSince = (beginOf: (series: CataloguedSeries) => number): number =>
    series.reduce((sum, one) => {
      const readable = Math.max(0, Math.min(to, store.now) - Math.max(from, beginOf(one)));
      return sum + Math.max(readable / one.step, (to - from) / nativeIntervals[intervalFor(one, requested.interval)]);
    }, 0);
  let count = countSince(() => from);
  if (count > valueLimit) {
    // Queried only if the result may depend on it: a series often begins later than the requested period.
    const extents = await store.firstAndLast(series);
    count = countSince(({ id }) => extents.get(id)?.first ?? to);
  }
  if (count > valueLimit) throw badRequest('tooManyValues', { count: Math.ceil(count), limit: valueLimit });
  return { series, interval: requested.interval, zone, from, to };
}

/** Reads one series of a query and aggregates it. */
export async function columnOf(
  one: CataloguedSeries,
  query: Query,
  store: Pick<SeriesReader, 'read'>,
  catalogue: Catalogue,
): Promise<Column> {
  const own = intervalFor(one, query.interval);
  const intervals = intervalsOf(query, own);
  if (nativeIntervals[own] === one.step) {
    const [start = 0] = intervals.edges(0, 0);
    const [end = 0] = intervals.edges(intervals.count, intervals.count);
    const grid = await store.read(one, start, end);
    return {
      interval: own,
      start,
      // Most readers need the start only, and the list takes more memory than the values.
      get edges() {
        return intervals.edges(0, intervals.count);
      },
      ...native(grid, intervals.count, slotsBefore(one, grid, start)),
    };
  }
  return columnBetween(intervals.edges(0, intervals.count), one, query.interval, store, catalogue);
}

/** Like {@link columnOf}, for given edges: series with the same intervals share one list. */
export async function columnBetween(
  edges: number[],
  one: CataloguedSeries,
  interval: Interval,
  store: Pick<SeriesReader, 'read'>,
  catalogue: Catalogue,
): Promise<Column> {
  const own = intervalFor(one, interval);
  const step = nativeIntervals[own];
  const [start, end] = [edges[0]!, edges.at(-1)!];
  const head = { interval: own, start, edges };
  if (step === one.step) {
    const grid = await store.read(one, start, end);
    return { ...head, ...native(grid, edges.length - 1, slotsBefore(one, grid, start)) };
  }
  const { aggregator } = one.definition;
  if (aggregator !== 'percentileLevel') {
    return { ...head, ...aggregate(await store.read(one, start, end), aggregator, edges) };
  }
  const sound = soundOf(one, catalogue);
  const meanOf = meanOfLevels(one, edges, catalogue);
  if (sound === undefined || meanOf !== undefined) {
    const means = aggregate(await store.read(one, start, end), nativeRule(aggregator), edges);
    return { ...head, ...means, ...(meanOf === undefined ? {} : { meanOf }) };
  }
  const levels = await store.read(sound, start, end);
  return { ...head, ...aggregate(levels, { exceeded: exceededBy(one.parameter) }, edges) };
}

/**
 * Native interval of the percentile levels, if the values between `edges` are their arithmetic means; otherwise
 * undefined.
 */
export function meanOfLevels(
  series: CataloguedSeries,
  edges: readonly number[],
  catalogue: Catalogue,
): NativeInterval | undefined {
  if (series.definition.aggregator !== 'percentileLevel') return undefined;
  const [first = 0, second = 0] = edges;
  const isNative = second - first === series.step;
  return isNative || isFromDistribution(soundOf(series, catalogue)?.step, edges)
    ? undefined
    : nativeIntervalOf(series.step);
}

/** The LAeq series at the station of a percentile level. */
export const soundOf = ({ locationId }: CataloguedSeries, catalogue: Catalogue): CataloguedSeries | undefined =>
  catalogue.seriesOf(locationId).find(({ parameter }) => parameter === 'LAeq');

/** The requested interval, or the native one if it is longer or does not divide the requested one. */
export function intervalFor({ step }: CataloguedSeries, interval: Interval): NativeInterval {
  return nativeIntervals[interval] % step === 0 ? interval : nativeIntervalOf(step);
}

/** The intervals that touch a period. Lists are short-lived parts: twenty years are 700,000 quarter hours. */
export interface Intervals {
  count: number;
  /** Starts of the intervals [first, last), and the end of the last of them, seconds. */
  edges: (first: number, last: number) => number[];
  /** Edges of the first interval if all have the same length, otherwise of all. */
  sampleEdges: () => number[];
}

export function intervalsOf(
  { zone, from, to }: Pick<Query, 'zone' | 'from' | 'to'>,
  interval: NativeInterval,
): Intervals {
  if (interval === 'P1D') {
    const days = zone.dayEdges(from, to);
    return {
      count: days.length - 1,
      edges: (first, last) => days.slice(first, last + 1),
      sampleEdges: () => days,
    };
  }
  const step = nativeIntervals[interval];
  const start = Math.floor(from / step) * step;
  const edges = (first: number, last: number): number[] =>
    Array.from({ length: last - first + 1 }, (_, index) => start + (first + index) * step);
  return { count: Math.ceil((to - start) / step), edges, sampleEdges: () => edges(0, 1) };
}

/** Number of intervals from an instant to the start of a grid; negative where the grid starts earlier. */
function slotsBefore(series: CataloguedSeries, { start, step }: Grid, instant: number): number {
  if (isDaily(series)) return start / secondsPerDay - civilDayAt(dayZone(series.location), instant);
  return Math.round((start - instant) / step);
}

/** Measured values without aggregation; an invalid value is null and keeps its flag. */
function native(grid: Grid, count: number, offset: number): Aggregate & Pick<Column, 'invalid'> {
  const values = new Float64Array(count);
  const coverage = new Uint8Array(count);
  const flags = new Int8Array(count);
  let invalid: Float64Array | undefined;
  const first = Math.max(0, -offset);
  const last = Math.max(first, Math.min(grid.values.length, count - offset));
  const begin = Math.min(first + offset, count);
  const end = begin + last - first;
  // Copied and filled as a whole: of twenty years, a loop over each array takes several milliseconds.
  values.set(grid.values.subarray(first, last), begin);
  values.fill(Number.NaN, 0, begin).fill(Number.NaN, end);
  coverage.fill(100, begin, end);
  flags.set(grid.flags.subarray(first, last), begin);
  for (let index = begin; index < end; index++) {
    const value = values[index]!;
    if (isMeasured(value, flags[index])) continue;
    coverage[index] = 0;
    if (Number.isNaN(value)) continue;
    invalid ??= new Float64Array(count).fill(Number.NaN);
    invalid[index] = value;
    values[index] = Number.NaN;
  }
  return { values, coverage, flags, ...(invalid && { invalid }) };
}
