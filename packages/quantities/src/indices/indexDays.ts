import { averageOfEnough } from '../aggregation/coverage.ts';
import { type IndexDefinition, worstBand } from './airQualityIndex.ts';

/** Hourly values: the n-th covers [start + n·3600, start + (n+1)·3600), seconds. NaN = null. */
export interface Hours {
  start: number;
  values: ArrayLike<number>;
}

/**
 * Band of each day: that of its worst hour, and of the worst pollutant in it. An index has no mean. NaN where under
 * three quarters of the hours have a band (18 of 24).
 * @param pollutants hours of each; an hour belongs to the day in which it starts.
 * @param edges of the days, seconds.
 */
export function indexDays(
  definition: IndexDefinition,
  pollutants: readonly (readonly [parameter: string, hours: Hours])[],
  edges: readonly number[],
): Float64Array {
  const indexOf = (edge: number, start = pollutants[0]?.[1].start ?? 0): number => Math.ceil((edge - start) / 3600);
  return Float64Array.from({ length: Math.max(0, edges.length - 1) }, (_, day) => {
    const length = indexOf(edges[day + 1]!) - indexOf(edges[day]!);
    // Hours of different series need not begin together, where civil days do not begin with a full hour.
    const firsts = pollutants.map(([, { start }]) => indexOf(edges[day]!, start));
    const bands = Float64Array.from({ length }, (__, hour) => {
      const values = pollutants.map(
        ([parameter, hours], index) => [parameter, hours.values[firsts[index]! + hour] ?? NaN] as const,
      );
      return worstBand(definition, values)?.band ?? Number.NaN;
    });
    return averageOfEnough(bands, 'maximum');
  });
}
