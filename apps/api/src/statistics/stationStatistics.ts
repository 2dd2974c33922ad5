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
  /** One to a civil day of the period that is over; NaN = null. */
  daily: ArrayLike<number>;
  /** Of a percentile level: which figures are arithmetic means of native percentile levels, and the interval of these. */
  meanOf?: MeanOf;
}

/** A limit and what became of it. */
export interface LimitCheck {
  series: CataloguedSeries;
  reference: ReferenceValue;
  /** Percent of what the limit is compared with, rounded down. */
  coverage: number;
  required: number;
  /** Undefined where too little was measured to tell. */
  isBroken: boolean | undefined;
  /** Of limits that are counted: since the start of the year, and those of the period. */
  count?: { used: number; inPeriod: Exceedance[] };
  /** Of targets that hold as a mean over years, in the report of a year: what `isBroken` judges. */
  threeYears?: YearsMean;
  /** Of limits of a whole year; NaN where too little was measured. */
  value?: number;
}

export interface StationStatistics {
  location: Location;
  period: ReportPeriod;
  required: number;
  parameters: SeriesStatistics[];
  limits: LimitCheck[];
  /** Bands of the civil days that are over, NaN = not enough data; undefined where the index judges nothing here. */
  index: Float64Array | undefined;
  wind: WindFrequencies | undefined;
  noise: (NoiseIndicators & { periods: NoisePeriods }) | undefined;
  traffic: { series: CataloguedSeries; total: TrafficTotal }[];
}

/** What an instrument of the station itself tells is not of the environment. */
const isOfEnvironment = ({ definition }: CataloguedSeries): boolean => definition.category !== 'system';

/** How far back the first running mean of eight hours reaches, and an hour for good measure: seconds. */
const leadIn = 8 * 3600;

const indexDefinition = indexDefinitions.eu2024;

const judgedBy = ({ parameterCode, kind, value }: ReferenceValue): JudgedLimit => ({
  parameter: parameterCode,
  kind,
  value,
});

interface Told {
  statistics: SeriesStatistics;
  limits: LimitCheck[];
  hours: Hours;
  column: SeriesColumn;
}

/** Everything a report of a month or a year says about one station. @param name `2026-10` or `2026` */
export async function stationStatistics(
  location: Location,
  name: string,
  { store, catalogue }: { store: SeriesReader; catalogue: Catalogue },
): Promise<StationStatistics> {
  const period = reportPeriod(name, dayZone(location), store.now);
  const required = requiredCoverage[period.kind];
  const read = columnReader(store, catalogue, period.until);
  const asked = catalogue.seriesOf(location.id).filter(isOfEnvironment);
  const told: Told[] = [];
  for (const [from, together] of Map.groupBy(asked, (series) => beginOf(series, period))) {
    await store.prepare?.(together, from, period.until);
    for (const series of together) told.push(tell(await read(series, from), period, required));
  }
  told.sort((one, other) => asked.indexOf(one.column.series) - asked.indexOf(other.column.series));
  const noise = noiseOf(told, location, period, required);
  return {
    location,
    period,
    required,
    parameters: told.map(({ statistics }) => statistics),
    limits: [...told.flatMap(({ limits }) => limits), ...noiseLimits(told, noise, period)],
    index: indexOf(told, period),
    wind: windOf(told),
    noise,
    traffic: told
      .filter(
        ({ column: { series } }) => series.definition.category === 'traffic' && series.definition.aggregator === 'sum',
      )
      .map(({ statistics, hours }) => ({
        series: statistics.series,
        total: trafficTotal(hours.values, Float64Array.from(statistics.daily)),
      })),
  };
}

/** Exceedances are counted since the start of the year, or of that two years before. */
function beginOf({ definition, referenceValues }: CataloguedSeries, period: ReportPeriod): number {
  const { kind, zone, year, from, yearFrom } = period;
  const isCounted = definition.category === 'pollution' && referenceValues.length > 0;
  if (!isCounted) return from;
  const isOverYears = kind === 'year' && referenceValues.map(judgedBy).some(holdsOverYears);
  return (isOverYears ? zone.dayStart(yearsUpTo(year)[0]!, 1, 1) : yearFrom) - leadIn;
}

function tell(column: SeriesColumn, period: ReportPeriod, required: number): Told {
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
    const { exceedances, coverage } = exceedancesOf(compared, judgedBy(reference));
    const allowed = reference.allowedExceedances ?? 0;
    if (period.kind === 'year' && holdsOverYears(judgedBy(reference))) {
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

/** Since the start of the year, by averaging period; each is made once and only where it is asked for. */
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

/** Days above a target for eight hours, by calendar year; the last year may be running. */
function countsOfYears(
  column: SeriesColumn,
  { zone, year, until }: ReportPeriod,
  reference: ReferenceValue,
): YearCount[] {
  return yearsUpTo(year).map((one) => {
    const from = zone.dayStart(one, 1, 1);
    const to = Math.min(until, zone.dayStart(one + 1, 1, 1));
    const days = dailyEightHours(hoursOf(column, from - leadIn, to), wholeDays(zone, from, to));
    const { exceedances, coverage } = exceedancesOf(days, judgedBy(reference));
    return { year: one, used: exceedances.length, coverage };
  });
}

/** A limit of a whole year: a value is above it, or there are too few data. */
function ofWhole(
  value: number,
  coverage: number,
  { reference, required }: Pick<LimitCheck, 'reference' | 'required'>,
): Pick<LimitCheck, 'coverage' | 'value' | 'isBroken'> {
  const known = coverage >= required ? value : Number.NaN;
  return { coverage, value: known, isBroken: Number.isNaN(known) ? undefined : exceeds(known, reference.value) };
}

function indexOf(told: readonly Told[], { zone, from, until }: ReportPeriod): Float64Array | undefined {
  const judged = told
    .filter(({ column }) => column.series.parameter in indexDefinition.pollutants)
    .map(({ column, hours }) => [column.series.parameter, hours] as const);
  return judged.length === 0 ? undefined : indexDays(indexDefinition, judged, wholeDays(zone, from, until));
}

function windOf(told: readonly Told[]): WindFrequencies | undefined {
  const hoursOfQuantity = (quantity: string): Float64Array | undefined =>
    told.find(({ column }) => column.series.definition.quantity === quantity)?.hours.values;
  const [directions, speeds] = [hoursOfQuantity('windDirection'), hoursOfQuantity('windSpeed')];
  return directions && speeds && windFrequencies(directions, speeds);
}

function noiseOf(
  told: readonly Told[],
  location: Location,
  { from, until }: ReportPeriod,
  required: number,
): StationStatistics['noise'] {
  const grid = told.find(({ column }) => column.series.parameter === 'LAeq')?.column.grid;
  if (grid === undefined || until === from) return undefined;
  const periods = noisePeriodsOf(location.timeZone);
  return { ...noiseIndicators(grid, zoneOf(location.timeZone), periods, required), periods };
}

/** Indicators of noise are of a year. */
function noiseLimits(told: readonly Told[], noise: StationStatistics['noise'], period: ReportPeriod): LimitCheck[] {
  const series = told.find(({ column }) => column.series.parameter === 'LAeq')?.column.series;
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
