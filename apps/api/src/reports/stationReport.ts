import { indexDefinitions } from '@zrak/quantities/indices';
import { nullable, rounded } from '@zrak/quantities/aggregation';
import type { MaintenanceAlert } from '../db/schema.ts';
import type { Schemas } from '../contract/schemas.ts';
import { maintenanceAlertOf } from '../presenters/maintenanceAlert.ts';
import { referenceValueOf } from '../presenters/referenceValue.ts';
import { type Language, localized } from '../language.ts';
import { indexBandOf } from '../measurements/indexBand.ts';
import { unitText } from '../measurements/unitText.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import type { LimitCheck, SeriesStatistics, StationStatistics } from '../statistics/stationFigures.ts';
import type { TrafficTotal } from '../statistics/trafficTotals.ts';
import { calmUpTo, speedBounds, type WindFrequencies } from '@zrak/quantities/wind';
import { isoInstant } from '../time/zone.ts';

export type StationReport = Schemas['StationStatistics'];

/** A station of a report as the contract defines it, in one language. @param now seconds since 1970 */
export function stationReport(
  statistics: StationStatistics,
  maintenance: readonly MaintenanceAlert[],
  language: Language,
  now: number,
): StationReport {
  const { location } = statistics;
  const { from, to, until, zone } = statistics.period;
  return {
    locationId: location.id,
    name: location.name,
    timeZone: zone.name,
    civilTimeZone: location.timeZone,
    from: isoInstant(from),
    to: isoInstant(to),
    until: isoInstant(until),
    requiredCoverage: statistics.required,
    parameters: statistics.parameters.map((one) => parameterStatisticsOf(one, language)),
    limits: statistics.limits.map((one) => limitCheckOf(one, language)),
    ...(statistics.index === undefined ? {} : { index: indexDaysOf(statistics.index, language) }),
    ...(statistics.wind === undefined ? {} : { wind: windOf(statistics.wind) }),
    ...(statistics.noise === undefined ? {} : { noise: noiseOf(statistics.noise) }),
    traffic: statistics.traffic.map((one) => trafficOf(one, statistics.parameters, language)),
    maintenance: maintenance
      .map((alert) => maintenanceAlertOf(alert, language, now))
      .filter((alert) => Date.parse(alert.from) < to * 1000 && Date.parse(alert.to ?? isoInstant(to)) > from * 1000)
      .toReversed(),
  };
}

function parameterOf({ key, parameter, definition }: CataloguedSeries, language: Language): Schemas['Parameter'] {
  return {
    seriesId: key,
    parameter,
    name: localized(definition.name, language),
    unit: unitText(definition.unit, language),
    decimals: definition.decimals,
  };
}

function parameterStatisticsOf(statistics: SeriesStatistics, language: Language): Schemas['ParameterStatistics'] {
  const { series, coverage, isEnough, value, minimum, maximum, percentiles, daily, meanOf } = statistics;
  const { category, aggregator, decimals } = series.definition;
  const timed = timedIn(decimals);
  return {
    ...parameterOf(series, language),
    category,
    aggregator,
    coverage,
    isEnough,
    value: nullable(value, decimals),
    ...(minimum === undefined ? {} : { minimum: timed(minimum) }),
    ...(maximum === undefined ? {} : { maximum: timed(maximum) }),
    percentiles: percentiles.map((one) => ({ percent: one.percent, value: rounded(one.value, decimals) })),
    daily: Array.from(daily, (day) => nullable(day, decimals)),
    ...(meanOf === undefined ? {} : { meanOf }),
  };
}

const timedIn =
  (decimals: number) =>
  ({ time, value }: { time: number; value: number }): Schemas['TimedValue'] => ({
    time: isoInstant(time),
    value: rounded(value, decimals),
  });

function limitCheckOf(check: LimitCheck, language: Language): Schemas['LimitCheck'] {
  const { series, reference, coverage, required, isBroken, count, threeYears, value } = check;
  const { decimals, unit } = series.definition;
  return {
    ...parameterOf(series, language),
    reference: referenceValueOf(reference, unit, language),
    coverage,
    requiredCoverage: required,
    ...(isBroken === undefined ? {} : { isBroken }),
    ...(count === undefined ? {} : { used: count.used, exceedances: count.inPeriod.map(timedIn(decimals)) }),
    ...(threeYears === undefined
      ? {}
      : {
          threeYears: {
            mean: nullable(threeYears.mean, 1),
            years: threeYears.years.map(({ year, used }) => ({ year, used })),
          },
        }),
    ...(value === undefined || Number.isNaN(value) ? {} : { value: rounded(value, decimals) }),
  };
}

function indexDaysOf(days: Float64Array, language: Language): Schemas['IndexDays'] {
  const { standard, colors } = indexDefinitions.eu2024;
  return {
    standard: standard as 'eu2024',
    bands: colors.map((_, index) => ({
      ...indexBandOf(index + 1, language),
      days: days.filter((band) => band === index + 1).length,
    })),
    noDataDays: days.filter(Number.isNaN).length,
    days: Array.from(days, (band) => nullable(band, 0)),
  };
}

function windOf({ hours, calm, meanSpeed, sectors }: WindFrequencies): Schemas['WindFrequencies'] {
  return {
    hours,
    calmUpTo,
    calm: nullable(calm, 4),
    meanSpeed: nullable(meanSpeed, 1),
    speedBounds: [...speedBounds],
    sectors: sectors.map((shares) => shares.map((share) => rounded(share, 4))),
  };
}

function noiseOf(noise: NonNullable<StationStatistics['noise']>): Schemas['NoiseIndicators'] {
  const { day, evening, night } = noise.coverage;
  return {
    Lday: nullable(noise.Lday, 1),
    Levening: nullable(noise.Levening, 1),
    Lnight: nullable(noise.Lnight, 1),
    Lden: nullable(noise.Lden, 1),
    begins: noise.periods,
    coverage: { day, evening, night },
  };
}

function trafficOf(
  { series, total }: { series: CataloguedSeries; total: TrafficTotal },
  parameters: readonly SeriesStatistics[],
  language: Language,
): Schemas['TrafficTotal'] {
  return {
    ...parameterOf(series, language),
    total: Math.round(total.total),
    dailyMean: nullable(total.dailyMean, 0),
    days: total.days,
    coverage: parameters.find((one) => one.series === series)?.coverage ?? 0,
  };
}
