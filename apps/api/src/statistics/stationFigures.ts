import { requiredCoverage } from '@zrak/quantities/aggregation';
import { conversionToBounds, indexDays, indexDefinitions } from '@zrak/quantities/indices';
import type { Location, ReferenceValue } from '../db/schema.ts';
import type { NativeInterval } from '../time/interval.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { dayZone, zoneOf } from '../time/zone.ts';
import { between, daysOf, hoursOf, type NativeColumn, type SeriesColumn, shortestOf, startingIn } from './columns.ts';
import { joinParts, type Part, type PartedSeries } from './seriesParts.ts';
import {
  type Averages,
  dailyEightHours,
  type Exceedance,
  exceedancesOf,
  firstSeasonStart,
  holdsOverYears,
  isAboveLimit,
  meanOfYears,
  peakSeason,
  requiredByRegime,
  verdictOf,
  type YearCount,
  type YearsMean,
  yearsUpTo,
} from '@zrak/quantities/limits';
import { noiseIndicators, type NoiseIndicators, type NoisePeriods, noisePeriodsOf } from '@zrak/quantities/noise';
import { type Hours, type ParameterStatistics, statisticsOf, wholeOf } from './parameterStatistics.ts';
import { hourEdges, hourGridOf, reportPeriod, type ReportPeriod, wholeDays } from './period.ts';
import { type TrafficTotal, trafficTotal } from './trafficTotals.ts';
import type { Zone } from '@zrak/quantities/time';
import type { Conversion } from '@zrak/quantities/units';
import { type WindFrequencies, windFrequencies } from '@zrak/quantities/wind';
import { judgedLimitOf, type SeriesLimit } from '../parameters/limitUnits.ts';

type MeanOf = { [Figure in 'value' | 'days' | 'hours']?: NativeInterval };

export interface SeriesStatistics extends ParameterStatistics {
  series: CataloguedSeries;
  /** One value for each civil day of the period that has ended; NaN = null. */
  daily: ArrayLike<number>;
  /** For a percentile level: the figures that are arithmetic means of native levels, and the native interval. */
  meanOf?: MeanOf;
}

/** A limit and the result of its check. */
export interface LimitCheck {
  series: CataloguedSeries;
  reference: SeriesLimit;
  /** Coverage of the values compared with the limit, percent rounded down. */
  coverage: number;
  required: number;
  /** Undefined if the data are insufficient. */
  isBroken: boolean | undefined;
  /** For counted limits: the number since the start of the year, and the exceedances of the period. */
  count?: { used: number; inPeriod: Exceedance[] };
  /** For targets that apply to a mean over years: the basis of `isBroken`. */
  threeYears?: YearsMean;
  /** For limits of a whole year: since its start; NaN if the data are insufficient. */
  value?: number;
}

export interface StationStatistics {
  location: Location;
  period: ReportPeriod;
  required: number;
  parameters: SeriesStatistics[];
  limits: LimitCheck[];
  /**
   * Bands of the civil days that have ended, NaN = not enough data; undefined if no measured parameter has an index.
   */
  index: Float64Array | undefined;
  wind: WindFrequencies | undefined;
  noise: (NoiseIndicators & { periods: NoisePeriods }) | undefined;
  traffic: { series: CataloguedSeries; total: TrafficTotal }[];
}

/** Lead time of the first running mean of eight hours, with one hour of margin; seconds. */
export const leadIn = 8 * 3600;

/** Day, evening and night consist of hours; seconds. */
const longestOfNoise = 3600;

const indexDefinition = indexDefinitions.eu2024;

interface SeriesResult {
  statistics: SeriesStatistics;
  limits: LimitCheck[];
  hours: Hours;
  /** Hours, or longer native intervals. */
  shortest: Averages;
  column: SeriesColumn;
}

/** All that the statistics of a station are computed from. Can be sent to another thread. */
export interface StationJob {
  location: Location;
  /** `2026-10` or `2026` */
  name: string;
  /** Seconds since 1970. */
  now: number;
  /** In the order of the report. */
  series: (PartedSeries | NativeColumn)[];
}

export interface StationFigures {
  statistics: Omit<StationStatistics, 'period'>;
  /** Of each series of the job that has parts, all of them. */
  parts: Part[][];
}

/** Computes without waiting; the values of the job may be used up. */
export function figuresOf({ location, name, now, series: all }: StationJob): StationFigures {
  const period = reportPeriod(name, dayZone(location), now);
  const required = requiredCoverage[period.kind];
  const parts: Part[][] = [];
  const results = all.map((one) => {
    if (!('ranges' in one)) return resultOf(one, period, required);
    const joined = joinParts(one, period.zone);
    parts.push(joined.parts);
    return resultOf(joined.column, period, required);
  });
  const statistics = {
    location,
    required,
    parameters: results.map((result) => result.statistics),
    limits: [...results.flatMap(({ limits }) => limits), ...noiseLimits(results, location, period)],
    index: indexOf(results, period),
    wind: windOf(results),
    noise: noiseOf(results, location, period, required),
    traffic: results
      .filter(
        ({ column: { series } }) => series.definition.category === 'traffic' && series.definition.aggregator === 'sum',
      )
      .map(({ statistics: { series, daily }, shortest }) => ({
        series,
        total: trafficTotal(Float64Array.from(shortest.values), Float64Array.from(daily)),
      })),
  };
  return { statistics, parts };
}

/** Checked with the noise indicators of a year. */
export const isOfNoise = ({ averaging }: ReferenceValue): boolean => averaging === 'Lden' || averaging === 'Lnight';

function resultOf(column: SeriesColumn, period: ReportPeriod, required: number): SeriesResult {
  const { series } = column;
  const hours = hoursOf(column, period.from, period.until);
  const shortest = shortestOf(column, period.zone, {
    from: period.from,
    to: period.until,
    isOpen: period.until < period.to,
    hours,
  });
  const days = daysOf(column, period.zone, period.from, period.until);
  const { aggregator } = series.definition;
  const level =
    aggregator === 'percentileLevel' && 'grid' in column ? between(column, [period.from, period.until]) : undefined;
  const rule = aggregator === 'percentileLevel' ? { value: level?.values[0] ?? Number.NaN } : aggregator;
  const statistics = statisticsOf(shortest, rule, required, series.definition.quantity === 'concentration');
  return {
    column,
    hours,
    shortest,
    statistics: {
      ...statistics,
      series,
      daily: Float64Array.from(days.values),
      ...(level === undefined
        ? {}
        : { meanOf: givenOnly({ value: level.meanOf, days: days.meanOf, hours: shortest.meanOf }) }),
    },
    limits: series.definition.category === 'pollution' ? limitsOf(column, period) : [],
  };
}

const givenOnly = (meanOf: Record<keyof MeanOf, NativeInterval | undefined>): MeanOf =>
  Object.fromEntries(Object.entries(meanOf).filter(([, interval]) => interval !== undefined));

function limitsOf(column: SeriesColumn, period: ReportPeriod): LimitCheck[] {
  const averages = averagesOf(column, period);
  const ofYear = once(() => meanOfYear(column, period));
  const daysOfSeasons = once(() => {
    const { zone, year, until } = period;
    return eightHourDays(column, zone, firstSeasonStart(zone, year), until);
  });
  return column.series.referenceValues.flatMap((reference) => {
    const base = {
      series: column.series,
      reference,
      required: requiredByRegime(reference.regime) ?? requiredCoverage.year,
    };
    if (reference.averaging === 'P1Y') {
      const { value, coverage } = ofYear();
      return [{ ...base, ...ofWhole(value, coverage, base) }];
    }
    if (reference.averaging === 'peakSeason') {
      const { value, coverage } = peakSeason(daysOfSeasons(), period.zone, period.year, base.required);
      return [{ ...base, ...ofWhole(value, coverage, base) }];
    }
    const compared = averages[reference.averaging]?.();
    if (compared === undefined) return [];
    const { exceedances, coverage } = exceedancesOf(compared, judgedLimitOf(reference));
    const allowed = reference.allowedExceedances ?? 0;
    const inPeriod = exceedances.filter(({ time }) => time >= period.from);
    if (holdsOverYears(judgedLimitOf(reference))) {
      const threeYears = meanOfYears(countsOfYears(column, period, reference), base.required);
      const { mean, least } = threeYears;
      const isBroken = Number.isNaN(mean) ? verdictOf(least > allowed, false) : mean > allowed;
      const count = { used: exceedances.length, inPeriod };
      return [{ ...base, coverage, count, threeYears, isBroken }];
    }
    const isBroken = exceedances.length > allowed;
    return [
      {
        ...base,
        coverage,
        isBroken: verdictOf(isBroken, coverage >= base.required),
        count: { used: exceedances.length, inPeriod },
      },
    ];
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Value and coverage since the start of the year, by the rule of the quantity. */
function meanOfYear(
  column: SeriesColumn,
  { zone, yearFrom, until, to }: ReportPeriod,
): Pick<ParameterStatistics, 'value' | 'coverage'> {
  const { aggregator } = column.series.definition;
  const rule = aggregator === 'percentileLevel' ? 'mean' : aggregator;
  return wholeOf(
    shortestOf(column, zone, { from: yearFrom, to: until, isOpen: until < to }),
    rule,
    requiredCoverage.year,
  );
}

/** Averages since the start of the year, by averaging period; each is computed once, on demand. */
function averagesOf(column: SeriesColumn, { zone, yearFrom, until }: ReportPeriod): Record<string, () => Averages> {
  return {
    PT1H: once(() => {
      const { values } = hoursOf(column, yearFrom, until);
      return { edges: hourEdges(yearFrom, until, hourGridOf(column.series)), values };
    }),
    P1D: once(() => daysOf(column, zone, yearFrom, until)),
    maxDaily8h: once(() => eightHourDays(column, zone, yearFrom, until)),
  };
}

/** Highest 8 h means of the civil days that have ended. */
const eightHourDays = (column: SeriesColumn, zone: Zone, from: number, until: number): Averages =>
  dailyEightHours(hoursOf(column, from - leadIn, until), wholeDays(zone, from, until));

/** Days above a target for eight-hour means, by calendar year; the last year may be incomplete. */
function countsOfYears(column: SeriesColumn, { zone, year, until }: ReportPeriod, reference: SeriesLimit): YearCount[] {
  return yearsUpTo(year).map((one) => {
    const from = zone.dayStart(one, 1, 1);
    const to = Math.min(until, zone.dayStart(one + 1, 1, 1));
    const days = eightHourDays(column, zone, from, to);
    const { exceedances, coverage } = exceedancesOf(days, judgedLimitOf(reference));
    return { year: one, used: exceedances.length, coverage };
  });
}

/** Verdict on a limit of a whole year; undefined if the data are insufficient. */
function ofWhole(
  value: number,
  coverage: number,
  { reference, required }: Pick<LimitCheck, 'reference' | 'required'>,
): Pick<LimitCheck, 'coverage' | 'value' | 'isBroken'> {
  const known = coverage >= required ? value : Number.NaN;
  const isAbove = isAboveLimit(judgedLimitOf(reference));
  return { coverage, value: known, isBroken: Number.isNaN(known) ? undefined : isAbove(known) };
}

function indexOf(results: readonly SeriesResult[], { zone, from, until }: ReportPeriod): Float64Array | undefined {
  const judged = results.flatMap(({ column: { series }, hours }) => {
    const inUnit = conversionToBounds(indexDefinition, series.parameter, series.definition.unit);
    return inUnit === undefined ? [] : [[series.parameter, convertedHours(hours, inUnit)] as const];
  });
  return judged.length === 0 ? undefined : indexDays(indexDefinition, judged, wholeDays(zone, from, until));
}

const convertedHours = (hours: Hours, { factor, offset }: Conversion): Hours =>
  factor === 1 && offset === 0 ? hours : { ...hours, values: hours.values.map((value) => value * factor + offset) };

function windOf(results: readonly SeriesResult[]): WindFrequencies | undefined {
  const hoursOfQuantity = (quantity: string): Float64Array | undefined =>
    results.find(({ column }) => column.series.definition.quantity === quantity)?.hours.values;
  const [directions, speeds] = [hoursOfQuantity('windDirection'), hoursOfQuantity('windSpeed')];
  return directions && speeds && windFrequencies(directions, speeds);
}

function noiseOf(
  results: readonly SeriesResult[],
  location: Location,
  { from, until }: Pick<ReportPeriod, 'from' | 'until'>,
  required: number,
): StationStatistics['noise'] {
  const column = results.find((result) => result.column.series.parameter === 'LAeq')?.column;
  const grid = column !== undefined && 'grid' in column ? column.grid : undefined;
  if (grid === undefined || grid.step > longestOfNoise || until === from) return undefined;
  const periods = noisePeriodsOf(location.timeZone);
  return { ...noiseIndicators(startingIn(grid, from, until), zoneOf(location.timeZone), periods, required), periods };
}

/** Indicators of noise apply to a whole year: they are checked since its start. */
function noiseLimits(results: readonly SeriesResult[], location: Location, period: ReportPeriod): LimitCheck[] {
  const series = results.find(({ column }) => column.series.parameter === 'LAeq')?.column.series;
  const references = series?.referenceValues.filter(isOfNoise) ?? [];
  if (series === undefined || references.length === 0) return [];
  const { yearFrom, until } = period;
  const noise = noiseOf(results, location, { from: yearFrom, until }, requiredCoverage.year);
  if (noise === undefined) return [];
  return references.map((reference) => {
    const averaging = reference.averaging as 'Lden' | 'Lnight';
    const { day, evening, night } = noise.coverage;
    const coverage = averaging === 'Lnight' ? night : Math.min(day, evening, night);
    const base = { series, reference, required: requiredByRegime(reference.regime) ?? requiredCoverage.year };
    return { ...base, ...ofWhole(noise[averaging], coverage, base) };
  });
}
