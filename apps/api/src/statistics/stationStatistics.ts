import { requiredCoverage } from '@zrak/quantities/aggregation';
import { indexDays, indexDefinitions } from '@zrak/quantities/indices';
import type { Location, ReferenceValue } from '../db/schema.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { Interval } from '../time/interval.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { dayZone, zoneOf } from '../time/zone.ts';
import { between, columnReader, daysOf, hoursOf, type SeriesColumn } from './columns.ts';
import {
  type Averages,
  dailyEightHours,
  type Exceedance,
  exceedancesOf,
  exceeds,
  holdsOverYears,
  type JudgedLimit,
  meanOfYears,
  requiredByRegime,
  verdictOf,
  type YearCount,
  type YearsMean,
  yearsUpTo,
} from '@zrak/quantities/limits';
import { noiseIndicators, type NoiseIndicators, type NoisePeriods, noisePeriodsOf } from '@zrak/quantities/noise';
import { type Hours, type ParameterStatistics, statisticsOf } from './parameterStatistics.ts';
import { reportPeriod, type ReportPeriod, wholeDays } from './period.ts';
import { type TrafficTotal, trafficTotal } from './trafficTotals.ts';
import { type WindFrequencies, windFrequencies } from '@zrak/quantities/wind';

type MeanOf = { [Figure in 'value' | 'days' | 'hours']?: Interval };

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
  reference: ReferenceValue;
  /** Coverage of the values compared with the limit, percent rounded down. */
  coverage: number;
  required: number;
  /** Undefined if the data are insufficient. */
  isBroken: boolean | undefined;
  /** For counted limits: the number since the start of the year, and the exceedances of the period. */
  count?: { used: number; inPeriod: Exceedance[] };
  /** For targets that apply to a mean over years, in the report of a year: the basis of `isBroken`. */
  threeYears?: YearsMean;
  /** For limits of a whole year; NaN if the data are insufficient. */
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

/** Diagnostic values of the station, such as its battery voltage, are not environmental data. */
const isOfEnvironment = ({ definition }: CataloguedSeries): boolean => definition.category !== 'system';

/** Lead time of the first running mean of eight hours, with one hour of margin; seconds. */
const leadIn = 8 * 3600;

const indexDefinition = indexDefinitions.eu2024;

const judgedLimitOf = ({ parameterCode, kind, value }: ReferenceValue): JudgedLimit => ({
  parameter: parameterCode,
  kind,
  value,
});

interface SeriesResult {
  statistics: SeriesStatistics;
  limits: LimitCheck[];
  hours: Hours;
  column: SeriesColumn;
}

/** Complete monthly or annual report of one station. @param name `2026-10` or `2026` */
export async function stationStatistics(
  location: Location,
  name: string,
  { store, catalogue }: { store: SeriesReader; catalogue: Catalogue },
): Promise<StationStatistics> {
  const period = reportPeriod(name, dayZone(location), store.now);
  const required = requiredCoverage[period.kind];
  const read = columnReader(store, catalogue, period.until);
  const requested = catalogue.seriesOf(location.id).filter(isOfEnvironment);
  const results: SeriesResult[] = [];
  for (const [from, together] of Map.groupBy(requested, (series) => beginOf(series, period))) {
    await store.prepare?.(together, from, period.until);
    for (const series of together) results.push(resultOf(await read(series, from), period, required));
  }
  results.sort((one, other) => requested.indexOf(one.column.series) - requested.indexOf(other.column.series));
  const noise = noiseOf(results, location, period, required);
  return {
    location,
    period,
    required,
    parameters: results.map(({ statistics }) => statistics),
    limits: [...results.flatMap(({ limits }) => limits), ...noiseLimits(results, noise, period)],
    index: indexOf(results, period),
    wind: windOf(results),
    noise,
    traffic: results
      .filter(
        ({ column: { series } }) => series.definition.category === 'traffic' && series.definition.aggregator === 'sum',
      )
      .map(({ statistics, hours }) => ({
        series: statistics.series,
        total: trafficTotal(hours.values, Float64Array.from(statistics.daily)),
      })),
  };
}

/** Exceedances are counted since the start of the year, or of the year two years earlier. */
function beginOf({ definition, referenceValues }: CataloguedSeries, period: ReportPeriod): number {
  const { kind, zone, year, from, yearFrom } = period;
  const isCounted = definition.category === 'pollution' && referenceValues.length > 0;
  if (!isCounted) return from;
  const isOverYears = kind === 'year' && referenceValues.map(judgedLimitOf).some(holdsOverYears);
  return (isOverYears ? zone.dayStart(yearsUpTo(year)[0]!, 1, 1) : yearFrom) - leadIn;
}

function resultOf(column: SeriesColumn, period: ReportPeriod, required: number): SeriesResult {
  const { series } = column;
  const hours = hoursOf(column, period.from, period.until);
  const days = daysOf(column, period.zone, period.from, period.until);
  const { aggregator } = series.definition;
  const level = aggregator === 'percentileLevel' ? between(column, [period.from, period.until]) : undefined;
  const rule = aggregator === 'percentileLevel' ? { value: level?.values[0] ?? Number.NaN } : aggregator;
  const statistics = statisticsOf(hours, rule, required);
  return {
    column,
    hours,
    statistics: {
      ...statistics,
      percentiles: series.definition.quantity === 'concentration' ? statistics.percentiles : [],
      series,
      daily: days.values,
      ...(level === undefined
        ? {}
        : { meanOf: givenOnly({ value: level.meanOf, days: days.meanOf, hours: hours.meanOf }) }),
    },
    limits: series.definition.category === 'pollution' ? limitsOf(column, period, statistics) : [],
  };
}

const givenOnly = (meanOf: Record<keyof MeanOf, Interval | undefined>): MeanOf =>
  Object.fromEntries(Object.entries(meanOf).filter(([, interval]) => interval !== undefined));

function limitsOf(column: SeriesColumn, period: ReportPeriod, statistics: ParameterStatistics): LimitCheck[] {
  const averages = averagesOf(column, period);
  return column.series.referenceValues.flatMap((reference) => {
    const base = {
      series: column.series,
      reference,
      required: requiredByRegime(reference.regime) ?? requiredCoverage.year,
    };
    if (reference.averaging === 'P1Y') {
      return period.kind === 'year' ? [{ ...base, ...ofWhole(statistics.value, statistics.coverage, base) }] : [];
    }
    const compared = averages[reference.averaging]?.();
    if (compared === undefined) return [];
    const { exceedances, coverage } = exceedancesOf(compared, judgedLimitOf(reference));
    const allowed = reference.allowedExceedances ?? 0;
    if (period.kind === 'year' && holdsOverYears(judgedLimitOf(reference))) {
      const threeYears = meanOfYears(countsOfYears(column, period, reference), base.required);
      const { mean, least } = threeYears;
      const isBroken = Number.isNaN(mean) ? verdictOf(least > allowed, false) : mean > allowed;
      const count = { used: exceedances.length, inPeriod: exceedances };
      return [{ ...base, coverage, count, threeYears, isBroken }];
    }
    const isBroken = exceedances.length > allowed;
    const inPeriod = exceedances.filter(({ time }) => time >= period.from);
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

/** Averages since the start of the year, by averaging period; each is computed once, on demand. */
function averagesOf(column: SeriesColumn, { zone, yearFrom, until }: ReportPeriod): Record<string, () => Averages> {
  const once = (make: () => Averages): (() => Averages) => {
    let made: Averages | undefined;
    return () => (made ??= make());
  };
  return {
    PT1H: once(() => {
      const { start, values } = hoursOf(column, yearFrom, until);
      return { edges: Array.from(values, (_, index) => start + index * 3600), values };
    }),
    P1D: once(() => daysOf(column, zone, yearFrom, until)),
    maxDaily8h: once(() => {
      const hours = hoursOf(column, yearFrom - leadIn, until);
      return dailyEightHours(hours, wholeDays(zone, yearFrom, until));
    }),
  };
}

/** Days above a target for eight-hour means, by calendar year; the last year may be incomplete. */
function countsOfYears(
  column: SeriesColumn,
  { zone, year, until }: ReportPeriod,
  reference: ReferenceValue,
): YearCount[] {
  return yearsUpTo(year).map((one) => {
    const from = zone.dayStart(one, 1, 1);
    const to = Math.min(until, zone.dayStart(one + 1, 1, 1));
    const days = dailyEightHours(hoursOf(column, from - leadIn, to), wholeDays(zone, from, to));
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
  return { coverage, value: known, isBroken: Number.isNaN(known) ? undefined : exceeds(known, reference.value) };
}

function indexOf(results: readonly SeriesResult[], { zone, from, until }: ReportPeriod): Float64Array | undefined {
  const judged = results
    .filter(({ column }) => column.series.parameter in indexDefinition.pollutants)
    .map(({ column, hours }) => [column.series.parameter, hours] as const);
  return judged.length === 0 ? undefined : indexDays(indexDefinition, judged, wholeDays(zone, from, until));
}

function windOf(results: readonly SeriesResult[]): WindFrequencies | undefined {
  const hoursOfQuantity = (quantity: string): Float64Array | undefined =>
    results.find(({ column }) => column.series.definition.quantity === quantity)?.hours.values;
  const [directions, speeds] = [hoursOfQuantity('windDirection'), hoursOfQuantity('windSpeed')];
  return directions && speeds && windFrequencies(directions, speeds);
}

function noiseOf(
  results: readonly SeriesResult[],
  location: Location,
  { from, until }: ReportPeriod,
  required: number,
): StationStatistics['noise'] {
  const grid = results.find(({ column }) => column.series.parameter === 'LAeq')?.column.grid;
  if (grid === undefined || until === from) return undefined;
  const periods = noisePeriodsOf(location.timeZone);
  return { ...noiseIndicators(grid, zoneOf(location.timeZone), periods, required), periods };
}

/** Indicators of noise apply to a whole year. */
function noiseLimits(
  results: readonly SeriesResult[],
  noise: StationStatistics['noise'],
  period: ReportPeriod,
): LimitCheck[] {
  const series = results.find(({ column }) => column.series.parameter === 'LAeq')?.column.series;
  if (series === undefined || noise === undefined || period.kind === 'month') return [];
  return series.referenceValues.flatMap((reference) => {
    const { averaging } = reference;
    if (averaging !== 'Lden' && averaging !== 'Lnight') return [];
    const { day, evening, night } = noise.coverage;
    const coverage = averaging === 'Lnight' ? night : Math.min(day, evening, night);
    const base = { series, reference, required: requiredByRegime(reference.regime) ?? requiredCoverage.year };
    return [{ ...base, ...ofWhole(noise[averaging], coverage, base) }];
  });
}
