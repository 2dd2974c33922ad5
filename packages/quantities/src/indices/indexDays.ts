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
 * @param pollutants hours of each, on one grid.
 * @param edges of the days, seconds.
 */
export function indexDays(
  definition: IndexDefinition,
  pollutants: readonly (readonly [parameter: string, hours: Hours])[],
  edges: readonly number[],
): Float64Array {
  const start = pollutants[0]?.[1].start ?? 0;
  const indexOf = (edge: number): number => Math.round((edge - start) / 3600);
  return Float64Array.from({ length: Math.max(0, edges.length - 1) }, (_, day) => {
    const first = indexOf(edges[day]!);
    const bands = Float64Array.from({ length: indexOf(edges[day + 1]!) - first }, (__, hour) => {
      const values = pollutants.map(([parameter, hours]) => [parameter, hours.values[first + hour] ?? NaN] as const);
      return worstBand(definition, values)?.band ?? Number.NaN;
    });
    return averageOfEnough(bands, 'maximum');
  });
}
