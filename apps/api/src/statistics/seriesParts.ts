import { aggregatedValues, type Grid, nativeRule } from '@zrak/quantities/aggregation';
import type { Zone } from '@zrak/quantities/time';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import type { ComputedColumn } from './columns.ts';
import { indexFrom } from '../time/interval.ts';
import { dayEdges, firstStart, hourEdges, hourGridOf } from './period.ts';

const hour = 3600;

/** The instants [from, to) of a series: a civil month, or the part of it inside the period. Seconds since 1970. */
export interface Range {
  from: number;
  to: number;
}

/** Hours and civil days inside a range. They are all that the statistics need of its values; NaN = null. */
export interface Part {
  hours: Float64Array;
  days: Float64Array;
}

/** The parts of a series from the first range to the last, some of them computed before. */
export interface PartedSeries {
  series: CataloguedSeries;
  /** Consecutive; at least one. */
  ranges: Range[];
  /** By the index of the range. */
  known: (Part | undefined)[];
  /** Native values that cover the unknown parts; undefined if all are known. */
  grid?: Grid | undefined;
}

/** Percentile levels and noise indicators need all native values, and long intervals do not end with the month. */
export const hasParts = ({ step, parameter, definition }: CataloguedSeries): boolean =>
  step <= hour && definition.aggregator !== 'percentileLevel' && parameter !== 'LAeq';

/** Cuts [from, to) where civil months begin. @returns undefined where clocks change by part of an hour: hours need one grid. */
export function monthRanges(zone: Zone, from: number, to: number): Range[] | undefined {
  const edges = [from];
  const first = new Date(zone.civilOf(from) * 1000);
  for (let month = first.getUTCMonth() + 2; ; month++) {
    const edge = zone.dayStart(first.getUTCFullYear(), month, 1);
    if (edge >= to) break;
    if ((edge - from) % hour !== 0) return undefined;
    edges.push(edge);
  }
  return edges.map((edge, index) => ({ from: edge, to: edges[index + 1] ?? to }));
}

/** The shortest time that contains all unknown parts; undefined if there are none. */
export function unknownTime({ ranges, known }: PartedSeries): Range | undefined {
  const first = known.findIndex((part) => part === undefined);
  if (first === -1) return undefined;
  return { from: ranges[first]!.from, to: ranges[known.findLastIndex((part) => part === undefined)]!.to };
}

/** Computes the unknown parts in one pass over the native values, and joins all. @returns all parts by their range, too */
export function joinParts(parted: PartedSeries, zone: Zone): { column: ComputedColumn; parts: Part[] } {
  const { series, ranges } = parted;
  const [begin, end] = [ranges[0]!.from, ranges.at(-1)!.to];
  const edges = dayEdges(zone, begin, end).filter((edge) => edge >= begin && edge <= end);
  const dayIndex = (instant: number): number => indexFrom(edges, instant);
  const hourGrid = hourGridOf(series);
  const firstHour = firstStart(begin, hourGrid);
  const hourIndex = (instant: number): number => (firstStart(instant, hourGrid) - firstHour) / hour;
  const hours = new Float64Array(hourEdges(begin, end, hourGrid).length - 1);
  const days = new Float64Array(Math.max(0, edges.length - 1));
  const unknown = unknownTime(parted);
  const rule = nativeRule(series.definition.aggregator);
  if (unknown !== undefined) {
    const { from, to } = unknown;
    const grid = parted.grid!;
    hours.set(aggregatedValues(grid, rule, hourEdges(from, to, hourGrid)), hourIndex(from));
    const first = dayIndex(from);
    const whole = edges.slice(first, lastIndexUpTo(edges, to) + 1);
    if (whole.length > 1) days.set(aggregatedValues(grid, rule, whole), first);
  }
  const parts = ranges.map(({ from, to }, index): Part => {
    const first = hourIndex(from);
    const firstDay = dayIndex(from);
    const known = parted.known[index];
    if (known !== undefined) {
      hours.set(known.hours, first);
      days.set(known.days, firstDay);
      return known;
    }
    return {
      hours: shared(hours.subarray(first, first + hourEdges(from, to, hourGrid).length - 1)),
      days: shared(days.subarray(firstDay, Math.max(firstDay, lastIndexUpTo(edges, to)))),
    };
  });
  return { column: { series, hours: { start: firstHour, values: hours }, days: { edges, values: days } }, parts };
}

/** A copy that threads share, because a part is sent to a thread for each report. */
function shared(values: Float64Array): Float64Array {
  const copy = new Float64Array(new SharedArrayBuffer(values.byteLength));
  copy.set(values);
  return copy;
}

/** Index of the last edge at or before an instant; -1 if there is none. */
const lastIndexUpTo = (edges: readonly number[], instant: number): number =>
  edges.findLastIndex((edge) => edge <= instant);
