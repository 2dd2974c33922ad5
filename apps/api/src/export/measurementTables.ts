import { nullable } from '@zrak/quantities/aggregation';
import { type Language, localized } from '../language.ts';
import {
  type Column,
  columnBetween,
  intervalFor,
  type Intervals,
  intervalsOf,
  meanOfLevels,
  type Query,
} from '../measurements/query.ts';
import { unitText } from '../measurements/unitText.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { type NativeInterval, nativeIntervalOf } from '../time/interval.ts';
import type { Zone } from '@zrak/quantities/time';
import { isoInstant, zoneOf } from '../time/zone.ts';
import { type TextId, texts } from '../texts.ts';
import { type DataSource, licenceText, sourceText } from './dataSource.ts';
import { sheetNames } from './sheetNames.ts';
import { zoneText } from './zoneText.ts';
import { type Cell, rowsPerSheet, type Sheet, style } from './workbook.ts';

export type Layout = 'sheetPerStation' | 'oneTable';

export interface TableOptions {
  query: Query;
  layout: Layout;
  /** A further column per measured series with the numbers that are not valid. */
  hasInvalidValues?: boolean;
  store: SeriesReader;
  catalogue: Catalogue;
  language: Language;
  /** Name of the user who exports; undefined for a visitor. */
  exportedBy: string | undefined;
  /** Undefined: measured. */
  dataSource: DataSource | undefined;
  /** Licence of the data; undefined: not stated. */
  licence: string | undefined;
  /** Rows of one sheet, its header included; by default the maximum of Excel. */
  rowLimit?: number;
  /** By default sheets of Excel. */
  naming?: TableNaming;
}

/** Names of tables, which the description of the data repeats beside each station. */
interface TableNaming {
  /** Kind of the named thing: sheet or file. */
  id: TextId;
  /** Valid and unique names from free text. */
  namesOf: (titles: readonly string[]) => string[];
}

const sheetNaming: TableNaming = { id: 'export.measurementTables.sheet', namesOf: sheetNames };

export interface MeasurementTables {
  tables: Sheet[];
  /** Describes the data. Its rows must be read last, because they contain the number of values. */
  about: Sheet;
}

/** Rows read at once: a month of quarter hours. This keeps memory independent of the length of the period. */
const rowsPerRead = 2976;

interface Tally {
  values: number;
  coverage: number;
  rows: number;
}

/** Values of a query as tables. Series with the same times share a table. */
export function measurementTables(options: TableOptions): MeasurementTables {
  const { query, layout, language, naming = sheetNaming } = options;
  const say = texts.in(language);
  const tallies = new Map<CataloguedSeries, Tally>(
    query.series.map((one) => [one, { values: 0, coverage: 0, rows: 0 }]),
  );
  const named = new Set<string>();
  const parts = [...groupsOf(query, layout).values()].flatMap((series) => {
    const { location } = series[0]!;
    const interval = intervalFor(series[0]!, query.interval);
    const title = layout === 'oneTable' ? say('export.measurementTables.values') : location.name;
    const key = layout === 'oneTable' ? '' : location.id;
    const name = named.has(key) ? `${title} ${say(`export.measurementTables.interval.${interval}`)}` : title;
    named.add(key);
    return sheetsOf(series, name, interval, tallies, options).map((sheet) => ({ series, sheet }));
  });
  const titles = [...parts.map(({ sheet }) => sheet.name), say('export.measurementTables.about')];
  const names = naming.namesOf(titles);
  const tables = parts.map(({ sheet }, index) => ({ ...sheet, name: names[index]! }));
  const tableNameOf = (one: CataloguedSeries): string =>
    names.filter((_, index) => parts[index]?.series.includes(one)).join(', ');
  return { tables, about: { ...aboutSheet(tallies, tableNameOf, options), name: names.at(-1)! } };
}

/** Groups of series with the same rows. */
function groupsOf(query: Query, layout: Layout): Map<string, CataloguedSeries[]> {
  return Map.groupBy(query.series, (one) => {
    const place = layout === 'oneTable' ? one.location.timeZone : one.locationId;
    return `${place} ${intervalFor(one, query.interval)}`;
  });
}

/** Number of rows in the tables of this query, without headers. */
export function rowCountOf(query: Query, layout: Layout): number {
  return [...groupsOf(query, layout).values()].reduce(
    (sum, [one]) => sum + intervalsOf(query, intervalFor(one!, query.interval)).count,
    0,
  );
}

function sheetsOf(
  series: CataloguedSeries[],
  name: string,
  interval: NativeInterval,
  tallies: Map<CataloguedSeries, Tally>,
  options: TableOptions,
): Sheet[] {
  const intervals = intervalsOf(options.query, interval);
  const perSheet = (options.rowLimit ?? rowsPerSheet) - 1;
  const count = Math.max(1, Math.ceil(intervals.count / perSheet));
  return Array.from({ length: count }, (_, part): Sheet => ({
    name: part === 0 ? name : `${name} (${part + 1})`,
    widths: [17, 17, 9, ...series.flatMap((one) => [15, 12, ...columnsOf(one, interval, options).map(() => 12)])],
    frozen: { rows: 1, columns: 1 },
    hasFilter: true,
    rows: () => {
      const first = part * perSheet;
      const end = Math.min(first + perSheet, intervals.count);
      return valueRows(series, { intervals, interval, first, end }, tallies, options);
    },
  }));
}

/** Whether its values are computed from several measured ones. */
const isAggregated = ({ step }: CataloguedSeries, interval: NativeInterval): boolean =>
  nativeIntervalOf(step) !== interval;

type FurtherColumn = 'coverageOf' | 'invalidOf';

/** Columns of a series after its value and its flag. */
function columnsOf(
  one: CataloguedSeries,
  interval: NativeInterval,
  { hasInvalidValues = false }: Pick<TableOptions, 'hasInvalidValues'>,
): FurtherColumn[] {
  if (isAggregated(one, interval)) return ['coverageOf'];
  return hasInvalidValues ? ['invalidOf'] : [];
}

/** "Level LA90", or "Level LA90, mean of 15 min LA90". */
function nameOf(one: CataloguedSeries, intervals: Intervals, catalogue: Catalogue, language: Language): string {
  const meanOf = meanOfLevels(one, intervals.sampleEdges(), catalogue);
  const name = localized(one.definition.name, language);
  return meanOf === undefined ? name : `${name}, ${meanOfText(one.parameter, meanOf, language)}`;
}

/** Rows of a sheet. */
interface Part {
  intervals: Intervals;
  interval: NativeInterval;
  first: number;
  end: number;
}

async function* valueRows(
  series: CataloguedSeries[],
  { intervals, interval, first: start, end }: Part,
  tallies: Map<CataloguedSeries, Tally>,
  options: TableOptions,
): AsyncGenerator<Iterable<Cell[]>> {
  const { query, layout, store, catalogue, language } = options;
  const say = texts.in(language);
  const zone = zoneOf(series[0]!.location.timeZone);
  const header = (text: string): Cell => ({ text: text.replace(/\s+/g, ' '), style: style.header });
  const titles = [
    header(say('export.measurementTables.from')),
    header(say('export.measurementTables.to')),
    header(say('export.measurementTables.offset')),
    ...series.flatMap((one) => {
      const quantity = nameOf(one, intervals, catalogue, language);
      const name = layout === 'oneTable' ? `${one.location.name}: ${quantity}` : quantity;
      return [
        header(`${name} [${unitText(one.definition.unit, language)}]`),
        header(say('export.measurementTables.flagOf', { name })),
        ...columnsOf(one, interval, options).map((id) => header(say(`export.measurementTables.${id}`, { name }))),
      ];
    }),
  ];
  yield [titles];
  for (let first = start; first < end; first += rowsPerRead) {
    const edges = intervals.edges(first, Math.min(first + rowsPerRead, end));
    const columns: Column[] = [];
    for (const one of series) {
      const column = await columnBetween(edges, one, query.interval, store, catalogue);
      addUp(column, tallies.get(one)!);
      columns.push(column);
    }
    yield rowsOf(
      columns.map((column, index) => ({
        column,
        decimals: series[index]!.definition.decimals,
        further: columnsOf(series[index]!, interval, options),
      })),
      zone,
    );
  }
}

interface WrittenColumn {
  column: Column;
  decimals: number;
  further: FurtherColumn[];
}

function* rowsOf(columns: readonly WrittenColumn[], zone: Zone): Generator<Cell[]> {
  const count = columns[0]!.column.values.length;
  for (let row = 0; row < count; row++) yield valueRow(columns, row, zone);
}

function valueRow(columns: readonly WrittenColumn[], row: number, zone: Zone): Cell[] {
  const { edges } = columns[0]!.column;
  const hoursAhead = zone.offsetAt(edges[row]!) / 3600;
  const cells: Cell[] = [
    { civil: edges[row]! + zone.offsetAt(edges[row]!) },
    { civil: edges[row + 1]! + zone.offsetAt(edges[row + 1]!) },
    { number: hoursAhead, style: Number.isInteger(hoursAhead) ? style.offset : style.partialOffset },
  ];
  for (const { column, decimals, further } of columns) {
    cells.push(valueCell(column.values[row]!, decimals), { number: column.flags[row]!, style: style.integer });
    for (const id of further) {
      cells.push(
        id === 'coverageOf'
          ? { number: Math.floor(column.coverage[row]!), style: style.integer }
          : valueCell(column.invalid?.[row] ?? Number.NaN, decimals),
      );
    }
  }
  return cells;
}

/** The number that is shown, so that a sum of cells is the sum of what the reader sees. */
function valueCell(value: number, decimals: number): Cell {
  const number = nullable(value, decimals);
  return number === null ? undefined : { number, style: style.decimals(decimals) };
}

function addUp({ values, coverage }: Column, tally: Tally): void {
  for (let row = 0; row < values.length; row++) {
    if (Number.isFinite(values[row]!)) tally.values++;
    tally.coverage += coverage[row]!;
  }
  tally.rows += values.length;
}

function aboutSheet(
  tallies: Map<CataloguedSeries, Tally>,
  tableNameOf: (one: CataloguedSeries) => string,
  options: TableOptions,
): Omit<Sheet, 'name'> {
  const { query, store, language, exportedBy, dataSource, licence, naming = sheetNaming } = options;
  const say = texts.in(language);
  const line = (id: TextId, text: string): Cell[] => [{ text: say(id), style: style.header }, { text }];
  return {
    widths: [26, 31, 30, 12, 14, 12, 22, 14, 12, 12, 12, 14, 14, 24, 16, 34, 14, 16],
    rows: () => [
      line('export.measurementTables.period', `${isoInstant(query.from)} – ${isoInstant(query.to)}`),
      line('export.measurementTables.interval', say(`export.measurementTables.interval.${query.interval}`)),
      line('export.measurementTables.timeZone', zoneText(say, query.zone.name)),
      line('export.measurementTables.stamp', say('export.measurementTables.stampText')),
      line('export.measurementTables.rule', say('export.measurementTables.ruleText')),
      line('export.measurementTables.flags', say('export.measurementTables.flagsText')),
      line('export.measurementTables.source', sourceText(dataSource, language)),
      line('export.measurementTables.licence', licenceText(licence, dataSource, language)),
      line('export.measurementTables.exported', isoInstant(store.now)),
      line('export.measurementTables.by', exportedBy ?? say('export.measurementTables.visitor')),
      [],
      [stationColumn, naming.id, ...aboutColumns].map((id): Cell => ({ text: say(id), style: style.header })),
      ...query.series.map((one) => [
        { text: one.location.name },
        { text: tableNameOf(one) },
        ...seriesLine(one, tallies.get(one)!, options),
      ]),
    ],
  };
}

const stationColumn: TextId = 'export.measurementTables.station';
const aboutColumns = [
  'export.measurementTables.quantity',
  'export.measurementTables.unit',
  'export.measurementTables.measured',
  'export.measurementTables.interval',
  'export.measurementTables.aggregator',
  'export.measurementTables.detectionLimit',
  'export.measurementTables.values',
  'export.measurementTables.coverage',
  'export.measurementTables.altitude',
  'export.measurementTables.latitude',
  'export.measurementTables.longitude',
  'export.measurementTables.instrument',
  'export.measurementTables.serialNumber',
  'export.measurementTables.principle',
  'export.measurementTables.inletHeight',
  'export.measurementTables.lastCalibration',
] as const satisfies readonly TextId[];

/** Aggregation of the values, for example "mean of 15 min LA90" for means of percentile levels. */
function aggregationText(one: CataloguedSeries, { query, catalogue, language }: TableOptions): string {
  const intervals = intervalsOf(query, intervalFor(one, query.interval));
  const meanOf = meanOfLevels(one, intervals.sampleEdges(), catalogue);
  return meanOf === undefined
    ? texts.in(language)(`export.measurementTables.aggregator.${one.definition.aggregator}`)
    : meanOfText(one.parameter, meanOf, language);
}

const meanOfText = (parameter: string, interval: NativeInterval, language: Language): string => {
  const say = texts.in(language);
  return say('export.measurementTables.meanOf', {
    interval: say(`export.measurementTables.interval.${interval}`),
    parameter,
  });
};

function seriesLine(one: CataloguedSeries, tally: Tally, options: TableOptions): Cell[] {
  const { query, language } = options;
  const { location, definition } = one;
  const { detectionLimit: limit, decimals } = definition;
  const say = texts.in(language);
  return [
    { text: localized(definition.name, language) },
    { text: unitText(definition.unit, language) },
    { text: say(`export.measurementTables.interval.${nativeIntervalOf(one.step)}`) },
    { text: say(`export.measurementTables.interval.${intervalFor(one, query.interval)}`) },
    { text: aggregationText(one, options) },
    limit === null ? undefined : { number: limit, style: style.decimals(decimals) },
    { number: tally.values, style: style.integer },
    { number: tally.rows === 0 ? 0 : Math.floor(tally.coverage / tally.rows), style: style.integer },
    { number: location.altitude, style: style.integer },
    { number: location.latitude, style: style.decimals(4) },
    { number: location.longitude, style: style.decimals(4) },
    ...instrumentCells(one, language),
  ];
}

function instrumentCells({ instrument }: CataloguedSeries, language: Language): Cell[] {
  if (instrument === undefined) return [];
  const { maker, model, serialNumber, principle, inletHeight, lastCalibration } = instrument;
  return [
    { text: `${maker} ${model}` },
    serialNumber === null ? undefined : { text: serialNumber },
    { text: localized(principle, language) },
    inletHeight === null ? undefined : { number: inletHeight, style: style.decimals(1) },
    lastCalibration === null ? undefined : { civil: Date.parse(lastCalibration) / 1000, isDay: true },
  ];
}
