import { gridTimes, offsetAt, type StationStatistics, type Statistics } from '@zrak/api-client';
import type { IntlShape } from 'react-intl';
import { budgetOf, verdictOf } from './limits.ts';

/** A civil time as Excel counts it: epoch milliseconds of the same reading of a clock in Greenwich. */
export interface CivilTime {
  civil: number;
  isDay?: boolean;
}

export type SheetCell = string | number | CivilTime | null;

export interface SheetRows {
  name: string;
  rows: SheetCell[][];
}

type Word = (key: string) => string;

const percents = [50, 98, 99.8] as const;

/** The tables of a report, the first row of each its heads; all stations in one. */
export function reportSheets({ stations }: Statistics, intl: IntlShape): SheetRows[] {
  const word: Word = (key) =>
    intl.formatMessage({ id: `routes.reports.sheet.${key}` as 'routes.reports.sheet.station' });
  const sheets = [
    statistics(stations, word, intl),
    limits(stations, word, intl),
    exceedances(stations, word),
    indexDays(stations, word),
    ...stations
      .filter(({ parameters }) => parameters.some((one) => one.daily))
      .map((station) => dailyValues(station, word)),
    noise(stations, word),
    traffic(stations, word),
    maintenance(stations, word),
    about(stations, word),
  ];
  return sheets.filter(({ rows }) => rows.length > 1);
}

const civil = (time: string | undefined, timeZone: string): CivilTime | null => {
  if (time === undefined) return null;
  const instant = Date.parse(time);
  return { civil: instant + offsetAt(instant, timeZone) };
};

const day = (time: string | number, timeZone: string): CivilTime => {
  const instant = typeof time === 'number' ? time : Date.parse(time);
  return { civil: instant + offsetAt(instant, timeZone), isDay: true };
};

function statistics(stations: readonly StationStatistics[], word: Word, intl: IntlShape): SheetRows {
  const heads = ['station', 'quantity', 'unit', 'aggregation', 'value', 'minimum', 'at', 'maximum', 'at'].map(word);
  return {
    name: word('statistics'),
    rows: [
      [...heads, ...percents.map((percent) => `P${intl.formatNumber(percent)}`), word('coverage'), word('enough')],
      ...stations.flatMap(({ name, timeZone, parameters }) =>
        parameters.map((one): SheetCell[] => [
          name,
          one.name,
          one.unit,
          intl.formatMessage({ id: `routes.reports.aggregator.${one.aggregator}` }),
          one.value,
          one.minimum?.value ?? null,
          civil(one.minimum?.time, timeZone),
          one.maximum?.value ?? null,
          civil(one.maximum?.time, timeZone),
          ...percents.map((wanted) => one.percentiles.find(({ percent }) => percent === wanted)?.value ?? null),
          one.coverage,
          word(one.isEnough ? 'yes' : 'no'),
        ]),
      ),
    ],
  };
}

function limits(stations: readonly StationStatistics[], word: Word, intl: IntlShape): SheetRows {
  const heads = [
    'station',
    'quantity',
    'limit',
    'limitValue',
    'unit',
    'allowed',
    'used',
    'threeYears',
    'mean',
    'coverage',
  ];
  return {
    name: word('limits'),
    rows: [
      [...heads, 'required', 'verdict'].map(word),
      ...stations.flatMap(({ name, limits: checks }) =>
        checks.map((check): SheetCell[] => [
          name,
          check.name,
          check.reference.label,
          check.reference.value,
          check.unit,
          check.used === undefined ? null : budgetOf(check).allowed,
          check.used ?? null,
          check.threeYears?.mean ?? null,
          check.value ?? null,
          check.coverage,
          check.requiredCoverage,
          intl.formatMessage({ id: `routes.reports.verdict.${verdictOf(check)}` }),
        ]),
      ),
    ],
  };
}

function exceedances(stations: readonly StationStatistics[], word: Word): SheetRows {
  return {
    name: word('exceedances'),
    rows: [
      ['station', 'quantity', 'limit', 'limitValue', 'at', 'value', 'unit'].map(word),
      ...stations.flatMap(({ name, timeZone, limits: checks }) =>
        checks.flatMap((check) =>
          (check.exceedances ?? []).map(({ time, value }): SheetCell[] => [
            name,
            check.name,
            check.reference.label,
            check.reference.value,
            check.reference.averaging === 'PT1H' ? civil(time, timeZone) : day(time, timeZone),
            value,
            check.unit,
          ]),
        ),
      ),
    ],
  };
}

function indexDays(stations: readonly StationStatistics[], word: Word): SheetRows {
  const judged = stations.flatMap(({ name, index }) => (index ? [{ name, index }] : []));
  return {
    name: word('indexDays'),
    rows: [
      [word('station'), ...(judged[0]?.index.bands.map(({ label }) => label) ?? []), word('noData')],
      ...judged.map(({ name, index }) => [name, ...index.bands.map(({ days }) => days), index.noDataDays]),
    ],
  };
}

function dailyValues({ from, timeZone, parameters, index }: StationStatistics, word: Word): SheetRows {
  const values = parameters[0]?.daily ?? [];
  const times = gridTimes({ start: from, step: 'P1D', values }, timeZone);
  return {
    name: word('daily'),
    rows: [
      [word('day'), ...parameters.map(({ name, unit }) => `${name} (${unit})`), ...(index ? [word('indexClass')] : [])],
      ...values.map((_, row): SheetCell[] => [
        day(times[row]!, timeZone),
        ...parameters.map((one) => one.daily?.[row] ?? null),
        ...(index ? [index.days[row] ?? null] : []),
      ]),
    ],
  };
}

function noise(stations: readonly StationStatistics[], word: Word): SheetRows {
  return {
    name: word('noise'),
    rows: [
      [word('station'), ...['Lday', 'Levening', 'Lnight', 'Lden'].map((key) => `${word(key)} (dB(A))`)],
      ...stations.flatMap(({ name, noise: found }) =>
        found ? [[name, found.Lday, found.Levening, found.Lnight, found.Lden]] : [],
      ),
    ],
  };
}

function traffic(stations: readonly StationStatistics[], word: Word): SheetRows {
  return {
    name: word('traffic'),
    rows: [
      ['station', 'vehicles', 'total', 'dailyMean', 'days', 'coverage'].map(word),
      ...stations.flatMap(({ name, traffic: found }) =>
        found.map((one): SheetCell[] => [name, one.name, one.total, one.dailyMean, one.days, one.coverage]),
      ),
    ],
  };
}

function maintenance(stations: readonly StationStatistics[], word: Word): SheetRows {
  return {
    name: word('maintenance'),
    rows: [
      ['station', 'from', 'to', 'work', 'details'].map(word),
      ...stations.flatMap(({ name, timeZone, maintenance: jobs }) =>
        jobs.map((job): SheetCell[] => [name, civil(job.from, timeZone), civil(job.to, timeZone), job.title, job.text]),
      ),
    ],
  };
}

function about(stations: readonly StationStatistics[], word: Word): SheetRows {
  const [first] = stations;
  if (!first) return { name: word('about'), rows: [] };
  const { timeZone } = first;
  return {
    name: word('about'),
    rows: [
      [word('from'), civil(first.from, timeZone)],
      [word('to'), civil(first.to, timeZone)],
      [word('until'), civil(first.until, timeZone)],
      [word('timeZone'), timeZone],
      [word('method'), word('methodText')],
      [word('source'), word('sourceText')],
    ],
  };
}
