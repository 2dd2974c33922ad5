import type { Series } from '@zrak/api-client';
import type { AveragingRule } from '@zrak/quantities/aggregation';
import { indexDefinitions } from '@zrak/quantities/indices';
import { exceeds, type RegimePeriod } from '@zrak/quantities/limits';
import type { HeatDay, NoiseLimit, TimedHours } from '@zrak/ui/patterns';
import { bandOf, scaleOf } from '../stationMap/indexStandards.ts';
import { limitsOf } from '../graph/limits.ts';

/** How hours become means; null where that cannot be, as of levels that are exceeded for a share of the time. */
export function ruleOf({ aggregator }: Series): AveragingRule | null {
  return aggregator === 'percentileLevel' ? null : aggregator;
}

const isPollutant = ({ category, quantityKind }: Series) =>
  category === 'pollution' && quantityKind === 'concentration';
export const isSound = ({ quantityKind }: Series): boolean => quantityKind === 'soundLevel';

/** The series whose course is shown: the one in the graph, if it is a pollutant or a level of noise; the first such one else. */
export function courseSeriesOf(series: readonly Series[], selected: Series | null): Series | null {
  const offered = [...series.filter(isPollutant), ...series.filter(isSound)];
  return offered.find(({ id }) => id === selected?.id) ?? offered[0] ?? null;
}

/** The pollutant in the graph, the first else. */
export function pollutantOf(series: readonly Series[], selected: Series | null): Series | null {
  const offered = series.filter(isPollutant);
  return offered.find(({ id }) => id === selected?.id) ?? offered[0] ?? null;
}

/** Counts of vehicles, a series for each class. */
export const vehicleSeriesOf = (series: readonly Series[]): Series[] =>
  series.filter(({ category, quantityKind }) => category === 'traffic' && quantityKind === 'count');

/** What days can be coloured by. */
export type DayColouring = { by: 'index' } | { by: 'limit'; label: string; value: number };

const standard = 'eu2024';

/** The index first, where it judges the pollutant; then a limit of the regime for daily means. */
export function dayColourings(series: Series, regime: RegimePeriod): DayColouring[] {
  const limit = limitsOf([{ id: series.id, series }]).find(
    ({ averaging, regimes }) => averaging === 'P1D' && regimes?.includes(regime),
  );
  return [
    ...(indexDefinitions[standard].pollutants[series.parameter] ? [{ by: 'index' as const }] : []),
    ...(limit ? [{ by: 'limit' as const, label: limit.label, value: limit.value }] : []),
  ];
}

export const indexScale = scaleOf[standard];

/** A day of an index is as bad as its worst hour; a limit is compared with the mean of a day. */
export const dayRule = ({ by }: DayColouring): AveragingRule => (by === 'index' ? 'maximum' : 'mean');

/** Id of the class of a day's value; an exceedance is strictly above. */
export function dayClass(colouring: DayColouring, { parameter }: Series, value: number): HeatDay['classId'] {
  if (Number.isNaN(value)) return null;
  if (colouring.by === 'index') return bandOf(standard, parameter, value);
  return exceeds(value, colouring.value) ? 'above' : 'within';
}

const noiseKinds: ReadonlySet<string> = new Set(['limit', 'guideline']);

/** Limits of noise are those of a year, once it is over. */
export function noiseLimitsOf({ referenceValues }: Series, isWholeYear: boolean): NoiseLimit[] {
  if (!isWholeYear) return [];
  return referenceValues.flatMap(({ kind, averaging, value, unit, label }) => {
    if (!noiseKinds.has(kind) || (averaging !== 'Lden' && averaging !== 'Lnight')) return [];
    const indicator = averaging === 'Lden' ? ('den' as const) : ('night' as const);
    return [{ indicator, value, label: `${label}, ${value} ${unit}` }];
  });
}

/** The steps that several series have in common: of one, the last may have come later. Null where they are of different grids. */
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
