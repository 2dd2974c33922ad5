import { type IndexDefinition, worstBand } from '../indices/index.ts';

/**
 * Band of each hour from the hourly means of several pollutants: that of the worst one; null where no pollutant that
 * the index judges by the hour has a mean.
 *
 * @param pollutants means of each, on one grid; NaN is a gap
 */
export function hoursOfIndex(
  definition: IndexDefinition,
  pollutants: readonly { parameter: string; values: ArrayLike<number> }[],
): ({ band: number; decidedBy: string } | null)[] {
  const judged = pollutants.filter(({ parameter }) => definition.pollutants[parameter]?.averaging === 'PT1H');
  const length = Math.max(0, ...judged.map(({ values }) => values.length));
  return Array.from(
    { length },
    (_, hour) =>
      worstBand(
        definition,
        judged.map(({ parameter, values }) => [parameter, values[hour] ?? Number.NaN]),
      ) ?? null,
  );
}
