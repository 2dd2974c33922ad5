import { type IndexDefinition, worstBand } from '../aggregation/airQualityIndex.ts';
import type { Hours } from './parameterStatistics.ts';

/** Share of the hours of a day that need a band. */
const requiredHours = 0.75;

/**
 * Band of each day: the worst band of any hour and pollutant. NaN if less than three quarters of the hours have a band
 * (18 of 24).
 * @param pollutants hours of each, on one grid.
 * @param edges of the days, seconds.
 */
export function indexDays(
  definition: IndexDefinition,
  pollutants: readonly (readonly [parameter: string, hours: Hours])[],
  edges: readonly number[],
): Float64Array {
  const bands = new Float64Array(Math.max(0, edges.length - 1)).fill(Number.NaN);
  const start = pollutants[0]?.[1].start ?? 0;
  for (let day = 0; day < bands.length; day++) {
    const [first, last] = [edges[day]!, edges[day + 1]!].map((edge) => Math.round((edge - start) / 3600)) as [
      number,
      number,
    ];
    const ofHours: number[] = [];
    for (let index = first; index < last; index++) {
      const values = pollutants.map(([parameter, hours]) => [parameter, hours.values[index] ?? Number.NaN] as const);
      const worst = worstBand(definition, values);
      if (worst !== undefined) ofHours.push(worst.band);
    }
    if (ofHours.length > 0 && ofHours.length >= (last - first) * requiredHours) bands[day] = Math.max(...ofHours);
  }
  return bands;
}
