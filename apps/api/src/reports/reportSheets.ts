import { type DataSource, licenceText, sourceText } from '../export/dataSource.ts';
import { type Cell, type Sheet, style } from '../export/workbook.ts';
import { zoneText } from '../export/zoneText.ts';
import type { Language } from '../language.ts';
import { type Say, type TextId, texts } from '../texts.ts';
import type { NativeInterval } from '../time/interval.ts';
import { isoInstant, zoneOf } from '../time/zone.ts';
import type { StationReport } from './stationReport.ts';

type Row = Cell[];

const percents = [50, 98, 99.8] as const;

/** Facts of a workbook that are the same for all stations. */
export interface ReportFacts {
  clientName: string;
  /** Undefined: measured. */
  dataSource: DataSource | undefined;
  /** Licence of the data; undefined: not stated. */
  licence: string | undefined;
  /** Time of the workbook, seconds since 1970. */
  now: number;
}

/** The tables of a report; the first row of each is the header, and each covers all stations. */
export function reportSheets(stations: readonly StationReport[], language: Language, facts: ReportFacts): Sheet[] {
  const say = texts.in(language);
  return [
    sheet(say('reports.reportSheets.statistics'), statistics(stations, say)),
    sheet(say('reports.reportSheets.limits'), limits(stations, say)),
    sheet(say('reports.reportSheets.exceedances'), exceedances(stations, say)),
    sheet(say('reports.reportSheets.indexDays'), indexDays(stations, say)),
    ...(stations.length === 1 ? [sheet(say('reports.reportSheets.daily'), dailyValues(stations[0]!, say))] : []),
    sheet(say('reports.reportSheets.noise'), noise(stations, say)),
    sheet(say('reports.reportSheets.traffic'), traffic(stations, say)),
    sheet(say('reports.reportSheets.maintenance'), maintenance(stations, say)),
    sheet(say('reports.reportSheets.about'), about(stations, language, facts)),
  ].flatMap((one) => one ?? []);
}

/** @returns undefined for a table without rows. */
function sheet(name: string, rows: Row[]): Sheet | undefined {
  if (rows.length < 2) return undefined;
  // Loops: a large network has more rows than a call can have arguments.
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.min(48, Math.max(widths[column] ?? 9, widthOf(cell) + 1));
    }
  }
  return {
    name,
    widths,
    frozen: { rows: 1, columns: 1 },
    rows: () => rows,
  };
}

const widthOf = (cell: Cell): number => (cell === undefined ? 0 : 'text' in cell ? cell.text.length : 16);

const text = (words: string): Cell => ({ text: words });
const heads = (say: Say, ...ids: TextId[]): Row => ids.map((id) => head(say(id)));
const head = (words: string): Cell => ({ text: words, style: style.header });
const number = (value: number | null | undefined, decimals = 0): Cell =>
  value === null || value === undefined ? undefined : { number: value, style: style.decimals(decimals) };

/** Shown with all its digits. */
const figure = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? undefined : { number: value, style: style.general };

const clockOf = (instant: number, timeZone: string): number => instant + zoneOf(timeZone).offsetAt(instant);

/** The time of a clock in the zone. */
const civil = (time: string | undefined, timeZone: string): Cell =>
  time === undefined ? undefined : { civil: clockOf(Date.parse(time) / 1000, timeZone) };

/** @param start seconds since 1970 */
const day = (start: number, timeZone: string): Cell => ({ civil: clockOf(start, timeZone), isDay: true });

function statistics(stations: readonly StationReport[], say: Say): Row[] {
  const figures = heads(
    say,
    'export.measurementTables.station',
    'export.measurementTables.quantity',
    'export.measurementTables.unit',
    'export.measurementTables.aggregator',
    'reports.reportSheets.value',
    'reports.reportSheets.lowest',
    'reports.reportSheets.at',
    'reports.reportSheets.highest',
    'reports.reportSheets.at',
  );
  return [
    [
      ...figures,
      ...percents.map((percent) => head(`P${percent}`)),
      ...heads(say, 'export.measurementTables.coverage', 'reports.reportSheets.enough'),
    ],
    ...stations.flatMap(({ name, civilTimeZone, parameters }) =>
      parameters.map((one): Row => [
        text(name),
        text(one.name),
        text(one.unit),
        text(aggregationOf(one, say)),
        number(one.value, one.decimals),
        number(one.minimum?.value, one.decimals),
        civil(one.minimum?.time, civilTimeZone),
        number(one.maximum?.value, one.decimals),
        civil(one.maximum?.time, civilTimeZone),
        ...percents.map((level) =>
          number(one.percentiles.find(({ percent }) => percent === level)?.value, one.decimals),
        ),
        number(one.coverage),
        text(say(one.isEnough ? 'reports.reportSheets.yes' : 'reports.reportSheets.no')),
      ]),
    ),
  ];
}

/** Aggregation of the figures, for example "percentile of short LAeq; Lowest, Highest: mean of 15 min LA90". */
function aggregationOf({ aggregator, parameter, meanOf }: StationReport['parameters'][number], say: Say): string {
  const meanText = (interval: NativeInterval): string =>
    say('export.measurementTables.meanOf', {
      interval: say(`export.measurementTables.interval.${interval}`),
      parameter,
    });
  const value =
    meanOf?.value === undefined ? say(`export.measurementTables.aggregator.${aggregator}`) : meanText(meanOf.value);
  if (meanOf?.hours === undefined) return value;
  return `${value}; ${say('reports.reportSheets.lowest')}, ${say('reports.reportSheets.highest')}: ${meanText(meanOf.hours)}`;
}

function limits(stations: readonly StationReport[], say: Say): Row[] {
  const verdict = (isBroken: boolean | undefined): TextId =>
    isBroken === undefined
      ? 'reports.reportSheets.unknown'
      : isBroken
        ? 'reports.reportSheets.broken'
        : 'reports.reportSheets.kept';
  return [
    heads(
      say,
      'export.measurementTables.station',
      'export.measurementTables.quantity',
      'reports.reportSheets.limit',
      'reports.reportSheets.limitValue',
      'export.measurementTables.unit',
      'reports.reportSheets.allowed',
      'reports.reportSheets.used',
      'reports.reportSheets.threeYears',
      'reports.reportSheets.yearMean',
      'export.measurementTables.coverage',
      'reports.reportSheets.required',
      'reports.reportSheets.verdict',
    ),
    ...stations.flatMap(({ name, limits: checks }) =>
      checks.map((check): Row => [
        text(name),
        text(check.name),
        text(check.reference.label),
        figure(check.reference.value),
        text(check.unit),
        number(check.used === undefined ? undefined : (check.reference.allowedExceedances ?? 0)),
        number(check.used),
        number(check.threeYears?.mean, 1),
        number(check.value, check.decimals),
        number(check.coverage),
        number(check.requiredCoverage),
        text(say(verdict(check.isBroken))),
      ]),
    ),
  ];
}

function exceedances(stations: readonly StationReport[], say: Say): Row[] {
  return [
    heads(
      say,
      'export.measurementTables.station',
      'export.measurementTables.quantity',
      'reports.reportSheets.limit',
      'reports.reportSheets.limitValue',
      'reports.reportSheets.at',
      'reports.reportSheets.value',
      'export.measurementTables.unit',
    ),
    ...stations.flatMap(({ name, timeZone, civilTimeZone, limits: checks }) =>
      checks.flatMap((check) =>
        (check.exceedances ?? []).map(({ time, value }): Row => [
          text(name),
          text(check.name),
          text(check.reference.label),
          figure(check.reference.value),
          check.reference.averaging === 'PT1H' ? civil(time, civilTimeZone) : day(Date.parse(time) / 1000, timeZone),
          number(value, check.decimals),
          text(check.unit),
        ]),
      ),
    ),
  ];
}

function indexDays(stations: readonly StationReport[], say: Say): Row[] {
  const judged = stations.flatMap(({ name, index }) => (index === undefined ? [] : [{ name, index }]));
  const bands = judged[0]?.index.bands.map(({ label }) => head(label)) ?? [];
  return [
    [...heads(say, 'export.measurementTables.station'), ...bands, ...heads(say, 'reports.reportSheets.noData')],
    ...judged.map(({ name, index }): Row => [
      text(name),
      ...index.bands.map(({ days }) => number(days)),
      number(index.noDataDays),
    ]),
  ];
}

function dailyValues({ from, to, timeZone, parameters, index }: StationReport, say: Say): Row[] {
  const starts = zoneOf(timeZone)
    .dayEdges(Date.parse(from) / 1000, Date.parse(to) / 1000)
    .slice(0, -1);
  return [
    [
      ...heads(say, 'reports.reportSheets.day'),
      ...parameters.map(({ name, unit }) => head(`${name} (${unit})`)),
      ...(index === undefined ? [] : heads(say, 'reports.reportSheets.indexClass')),
    ],
    ...starts.map((start, row): Row => [
      day(start, timeZone),
      ...parameters.map(({ daily, decimals }) => number(daily?.[row], decimals)),
      ...(index === undefined ? [] : [number(index.days[row])]),
    ]),
  ];
}

const indicators = ['Lday', 'Levening', 'Lnight', 'Lden'] as const;

function noise(stations: readonly StationReport[], say: Say): Row[] {
  return [
    [
      ...heads(say, 'export.measurementTables.station'),
      ...indicators.map((indicator) => head(`${say(`reports.reportSheets.indicator.${indicator}`)} (dB(A))`)),
    ],
    ...stations.flatMap(({ name, noise: found }): Row[] =>
      found === undefined ? [] : [[text(name), ...indicators.map((indicator) => number(found[indicator], 1))]],
    ),
  ];
}

function traffic(stations: readonly StationReport[], say: Say): Row[] {
  return [
    heads(
      say,
      'export.measurementTables.station',
      'reports.reportSheets.vehicles',
      'reports.reportSheets.total',
      'reports.reportSheets.dailyMean',
      'reports.reportSheets.days',
      'export.measurementTables.coverage',
    ),
    ...stations.flatMap(({ name, traffic: found }) =>
      found.map((one): Row => [
        text(name),
        text(one.name),
        number(one.total),
        number(one.dailyMean),
        number(one.days),
        number(one.coverage),
      ]),
    ),
  ];
}

function maintenance(stations: readonly StationReport[], say: Say): Row[] {
  return [
    heads(
      say,
      'export.measurementTables.station',
      'export.measurementTables.from',
      'export.measurementTables.to',
      'reports.reportSheets.work',
      'reports.reportSheets.details',
    ),
    ...stations.flatMap(({ name, civilTimeZone, maintenance: jobs }) =>
      jobs.map((job): Row => [
        text(name),
        civil(job.from, civilTimeZone),
        civil(job.to, civilTimeZone),
        text(job.title),
        text(job.text),
      ]),
    ),
  ];
}

function about(stations: readonly StationReport[], language: Language, facts: ReportFacts): Row[] {
  const { clientName, dataSource, licence, now } = facts;
  const say = texts.in(language);
  const line = (id: TextId, ...cells: Cell[]): Row => [head(say(id)), ...cells];
  // One column for each time zone, with the times of its first station.
  const zones = [...new Map(stations.toReversed().map((station) => [station.timeZone, station])).values()].toReversed();
  const times = (key: 'from' | 'to' | 'until'): Cell[] => zones.map((one) => civil(one[key], one.timeZone));
  return [
    line('reports.reportSheets.client', text(clientName)),
    ...(stations.length === 1 ? [line('export.measurementTables.station', text(stations[0]!.name))] : []),
    line('export.measurementTables.from', ...times('from')),
    line('export.measurementTables.to', ...times('to')),
    line('reports.reportSheets.until', ...times('until')),
    line('export.measurementTables.timeZone', ...zones.map(({ timeZone }) => text(zoneText(say, timeZone)))),
    line('reports.reportSheets.method', text(say('reports.reportSheets.methodText'))),
    line('export.measurementTables.source', text(sourceText(dataSource, language))),
    line('export.measurementTables.licence', text(licenceText(licence, dataSource, language))),
    line('reports.reportSheets.created', text(isoInstant(now))),
    ...(zones.length > 1 ? zonesOf(stations, say) : []),
  ];
}

const zonesOf = (stations: readonly StationReport[], say: Say): Row[] => [
  [],
  heads(say, 'export.measurementTables.station', 'export.measurementTables.timeZone'),
  ...stations.map(({ name, timeZone }): Row => [text(name), text(zoneText(say, timeZone))]),
];
