import type { ReferenceValue, Series } from '@zrak/api-client';
import { regimePeriodOf } from '@zrak/quantities/limits';
import type { ReferenceLine } from '@zrak/ui/charts';

const drawnKinds: ReadonlySet<ReferenceValue['kind']> = new Set(['limit', 'target', 'guideline']);

/** A line of a graph, and the series whose values it shows. */
export interface DrawnSeries {
  /** Name of the line. */
  id: string;
  series: Series;
}

/**
 * Limits, targets and guidelines of the drawn series, each once; the graph draws those of its interval and regime. With
 * several quantities, the name of a limit contains the quantity.
 */
export function limitsOf(drawn: readonly DrawnSeries[]): ReferenceLine[] {
  const isMixed = new Set(drawn.map(({ series }) => series.parameter)).size > 1;
  const lines = drawn.flatMap(({ id, series }) =>
    series.referenceValues.flatMap(({ label, value, averaging, regime, kind }) => {
      const known = regimePeriodOf(regime);
      if (!known || !drawnKinds.has(kind)) return [];
      return [
        {
          id: `${series.parameter} ${regime} ${label} ${value}`,
          label: isMixed ? `${series.name}: ${label}` : label,
          value,
          unit: series.unit,
          averaging,
          regimes: [known],
          seriesIds: [id],
        },
      ];
    }),
  );
  return [...Map.groupBy(lines, ({ id, unit }) => `${id} ${unit}`).values()].map((same) => ({
    ...same[0]!,
    seriesIds: same.flatMap(({ seriesIds }) => seriesIds),
  }));
}
