import { type IndexAveraging, type IndexDefinition, worstBand } from './airQualityIndex.ts';

/** A mean that an index may judge. */
export interface JudgedMean {
  parameter: string;
  /** In the unit of the index's bounds. */
  value: number;
  averaging: IndexAveraging;
  /** End of the averaging interval, epoch milliseconds. */
  end: number;
}

/**
 * Index of a station: the worst band of the means that end last, and the mean that decides it. An older mean is left
 * out, because a band of several hours would be the air of no hour. Undefined without a mean that the index judges.
 */
export function indexOfMeans<Mean extends JudgedMean>(
  definition: IndexDefinition,
  means: readonly Mean[],
): { band: number; mean: Mean } | undefined {
  const judged = means.filter(({ parameter, averaging }) => definition.pollutants[parameter]?.averaging === averaging);
  const end = Math.max(...judged.map((mean) => mean.end));
  const newest = judged.filter((mean) => mean.end === end);
  const worst = worstBand(
    definition,
    newest.map(({ parameter, value }) => [parameter, value]),
  );
  const mean = newest.find(({ parameter }) => parameter === worst?.decidedBy);
  return worst && mean && { band: worst.band, mean };
}
