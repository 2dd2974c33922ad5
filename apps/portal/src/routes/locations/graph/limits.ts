import type { Interval, ReferenceValue, Series } from '@zrak/api-client';
import { type RegimePeriod, regimePeriodOf, regimePeriods } from '@zrak/quantities/limits';
import type { ReferenceLine } from '@zrak/ui/charts';
import type { IntlShape } from 'react-intl';
import { limitText } from '../../../shared/limits/limitText.ts';
import { quantityName } from '../../../shared/quantityName.ts';
import { intervals } from '../data/period.ts';

/** Limits that a graph draws: those of a regime, or none. */
export const limitChoices = [...regimePeriods, 'none'] as const;
export type LimitChoice = (typeof limitChoices)[number];

const drawnKinds: ReadonlySet<ReferenceValue['kind']> = new Set(['limit', 'target', 'guideline']);

/** A limit in a graph, without the text for its line. */
export interface LimitLine extends ReferenceLine {
  reference: ReferenceValue;
  /** The series, if the graph shows several quantities. */
  measured: Series | null;
}

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
export function limitsOf(drawn: readonly DrawnSeries[]): LimitLine[] {
  const isMixed = new Set(drawn.map(({ series }) => series.parameter)).size > 1;
  const lines = drawn.flatMap(({ id, series }) =>
    series.referenceValues.flatMap((reference) => {
      const { label, value, stated, averaging, regime, kind } = reference;
      const known = regimePeriodOf(regime);
      if (!known || !drawnKinds.has(kind)) return [];
      return [
        {
          id: `${series.parameter} ${regime} ${label} ${value}`,
          label: isMixed ? `${series.name}: ${label}` : label,
          value,
          unit: series.unit,
          ...(stated && { stated }),
          averaging,
          regimes: [known],
          seriesIds: [id],
          reference: { ...reference, unit: series.unit },
          measured: isMixed ? series : null,
        },
      ];
    }),
  );
  return [...Map.groupBy(lines, ({ id, unit }) => `${id} ${unit}`).values()].map((same) => ({
    ...same[0]!,
    seriesIds: same.flatMap(({ seriesIds }) => seriesIds),
  }));
}

/** The limits with the texts of their lines: "NO₂: 200 µg/m³ · hourly limit until 2030". */
export const withLimitTexts = (limits: readonly LimitLine[], intl: IntlShape): ReferenceLine[] =>
  limits.map(({ reference, measured, ...line }) => {
    const text = limitText(intl, reference);
    return { ...line, label: measured === null ? text : `${quantityName(intl, measured)}: ${text}` };
  });

export interface LimitsInReach {
  /** At least one is drawn over values of the interval. */
  isDrawn: boolean;
  /** An interval whose values have limits; null if they all apply to other periods, for example to a year. */
  other: Interval | null;
  /** Limits of that interval, or of all other periods. */
  nearest: readonly LimitLine[];
}

/** Which limits a graph of an interval has, and where the others are. */
export function limitsInReach(lines: readonly LimitLine[], interval: Interval, regime: RegimePeriod): LimitsInReach {
  const ofRegime = lines.filter(({ regimes }) => regimes?.includes(regime));
  const of = (averaging: Interval) => ofRegime.filter((line) => line.averaging === averaging);
  const other = intervals.toReversed().find((one) => of(one).length > 0) ?? null;
  return { isDrawn: of(interval).length > 0, other, nearest: other ? of(other) : ofRegime };
}
