import type { Series } from '@zrak/api-client';
import type { AveragingRule } from '@zrak/quantities/aggregation';
import { isAboveLimit, type RegimePeriod } from '@zrak/quantities/limits';
import type { ReferenceLine } from '@zrak/ui/charts';
import type { HeatDay, NoiseLimit, TimedHours } from '@zrak/ui/patterns';
import { conversionToIndex } from '../stationMap/inUnitOfIndex.ts';
import { bandOf, scaleOf } from '../stationMap/indexStandards.ts';
import { limitsOf } from '../graph/limits.ts';

/** How hourly values are averaged; null if they cannot be: a level that is exceeded for a share of the time. */
export function ruleOf({ aggregator }: Series): AveragingRule | null {
  return aggregator === 'percentileLevel' ? null : aggregator;
}

const isPollutant = ({ category, quantityKind }: Series) =>
  category === 'pollution' && quantityKind === 'concentration';
export const isSound = ({ quantityKind }: Series): boolean => quantityKind === 'soundLevel';

/**
 * Series whose course is shown: that of the graph, if it is a pollutant or a noise level; otherwise the first such
 * series.
 */
export function courseSeriesOf(series: readonly Series[], selected: Series | null): Series | null {
  const offered = [...series.filter(isPollutant), ...series.filter(isSound)];
  return offered.find(({ id }) => id === selected?.id) ?? offered[0] ?? null;
}

/** The pollutant of the graph, otherwise the first pollutant. */
export function pollutantOf(series: readonly Series[], selected: Series | null): Series | null {
  const offered = series.filter(isPollutant);
  return offered.find(({ id }) => id === selected?.id) ?? offered[0] ?? null;
}

/** Vehicle counts, one series per class. */
export const vehicleSeriesOf = (series: readonly Series[]): Series[] =>
  series.filter(({ category, quantityKind }) => category === 'traffic' && quantityKind === 'count');

/** Colourings of days. */
export type DayColouring = { by: 'index' } | ({ by: 'limit' } & Pick<ReferenceLine, 'label' | 'value' | 'stated'>);

const standard = 'eu2024';

const limitOf = ({ label, value, stated }: ReferenceLine) => ({ label, value, ...(stated && { stated }) });

/** The index first, if it covers the pollutant; then a limit of the regime for daily means. */
export function dayColourings(series: Series, regime: RegimePeriod): DayColouring[] {
  const limit = limitsOf([{ id: series.id, series }]).find(
    ({ averaging, regimes }) => averaging === 'P1D' && regimes?.includes(regime),
  );
  return [
    ...(conversionToIndex(series) ? [{ by: 'index' as const }] : []),
    ...(limit ? [{ by: 'limit' as const, ...limitOf(limit) }] : []),
  ];
}

export const indexScale = scaleOf[standard];

/** The index of a day is that of its worst hour; a limit is compared with the daily mean. */
export const dayRule = ({ by }: DayColouring): AveragingRule => (by === 'index' ? 'maximum' : 'mean');

/** Class id of a daily value; an exceedance is strictly above the limit. */
export function dayClass(colouring: DayColouring, series: Series, value: number): HeatDay['classId'] {
  if (Number.isNaN(value)) return null;
  if (colouring.by === 'index') {
    const { factor, offset } = conversionToIndex(series) ?? { factor: Number.NaN, offset: 0 };
    return bandOf(standard, series.parameter, value * factor + offset);
  }
  return isAboveLimit(colouring.stated ?? colouring)(value) ? 'above' : 'within';
}

const noiseKinds: ReadonlySet<string> = new Set(['limit', 'guideline']);

/** Noise limits apply to a whole year, once it is over. */
export function noiseLimitsOf({ referenceValues }: Series, isWholeYear: boolean): NoiseLimit[] {
  if (!isWholeYear) return [];
  return referenceValues.flatMap(({ kind, averaging, value, unit, label }) => {
    if (!noiseKinds.has(kind) || (averaging !== 'Lden' && averaging !== 'Lnight')) return [];
    const indicator = averaging === 'Lden' ? ('den' as const) : ('night' as const);
    return [{ indicator, value, label: `${label}, ${value} ${unit}` }];
  });
}

/** Number of intervals that all series have: the last one may be missing in some. Null if their grids differ. */
export function commonSteps(series: readonly TimedHours[]): TimedHours[] | null {
  const count = Math.min(...series.map(({ times }) => times.length));
  const [first] = series;
  const isOneGrid = series.every(
    ({ times }) => times[0] === first?.times[0] && times[count - 1] === first?.times[count - 1],
  );
  if (!first || !isOneGrid) return null;
  return series.map(({ times, values, flags }) => ({
    times: times.subarray(0, count),
    values: values.subarray(0, count),
    ...(flags && { flags: flags.subarray(0, count) }),
  }));
}
