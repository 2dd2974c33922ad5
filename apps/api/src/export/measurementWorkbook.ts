import type { Language } from '../language.ts';
import { type Column, columnOf, edgesOf, type Interval, intervalFor, type Query } from '../measurements/query.ts';
import type { MeasurementStore } from '../measurements/store.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { isoInstant, type Zone, zoneOf } from '../time/zone.ts';
import { exportTexts } from './texts.ts';
import { type Cell, rowsPerSheet, type Sheet, style, workbookStream } from './workbook.ts';

export interface ExportOptions {
  query: Query;
  store: MeasurementStore;
  catalogue: Catalogue;
  language: Language;
  /** Name of who exports; undefined for a visitor. */
  exportedBy: string | undefined;
  isDemo: boolean;
}

/** Rows read at once: a month of quarter hours, so that memory does not grow with the period. */
const rowsPerRead = 2976;

/** Days from 1899-12-30, from which Excel counts, to 1970-01-01. */
const epochInExcel = 25_569;

interface Tally {
  values: number;
  coverage: number;
  rows: number;
}

/** Values of a query as a workbook: a sheet per station and interval, and one that says what the data are. */
export function measurementWorkbook(options: ExportOptions): AsyncGenerator<Buffer> {
  const { query, language } = options;
  const tallies = new Map<CataloguedSeries, Tally>(
    query.series.map((one) => [one, { values: 0, coverage: 0, rows: 0 }]),
  );
  const groups = Map.groupBy(query.series, (one) => `${one.locationId} ${intervalFor(one, query.interval)}`);
  const stationsSeen = new Set<string>();
  const sheets = [...groups.values()].flatMap((series) => {
    const [{ location }] = series as [CataloguedSeries];
    const interval = intervalFor(series[0]!, query.interval);
    const name = stationsSeen.has(location.id) ? `${location.name} ${exportTexts[interval][language]}` : location.name;
    stationsSeen.add(location.id);
    return stationSheets(series, name, interval, tallies, options);
  });
  // Written last, because it tells how much there was; shown first.
  sheets.push(aboutSheet(tallies, options));
  return workbookStream(sheets, [sheets.length - 1, ...Array.from({ length: sheets.length - 1 }, (_, index) => index)]);
}

/** Rows of values a workbook of this query has. */
export function rowCountOf(query: Query): number {
  const sheets = new Map(
    query.series.map((one) => {
      const interval = intervalFor(one, query.interval);
      return [`${one.locationId} ${interval}`, interval] as const;
    }),
  );
  return [...sheets.values()].reduce((sum, interval) => sum + edgesOf(query, interval).length - 1, 0);
}

function stationSheets(
  series: CataloguedSeries[],
  name: string,
  interval: Interval,
  tallies: Map<CataloguedSeries, Tally>,
  options: ExportOptions,
): Sheet[] {
  const edges = edgesOf(options.query, interval);
  const perSheet = rowsPerSheet - 1;
  const count = Math.max(1, Math.ceil((edges.length - 1) / perSheet));
  return Array.from({ length: count }, (_, part): Sheet => ({
    name: part === 0 ? name : `${name} (${part + 1})`,
    widths: [17, 17, 9, ...series.flatMap(() => [15, 7])],
    frozen: { rows: 1, columns: 1 },
    rows: () => stationRows(series, edges.slice(part * perSheet, (part + 1) * perSheet + 1), tallies, options),
  }));
}

async function* stationRows(
  series: CataloguedSeries[],
  edges: number[],
  tallies: Map<CataloguedSeries, Tally>,
  { query, store, catalogue, language }: ExportOptions,
): AsyncGenerator<Cell[]> {
  const zone = zoneOf(series[0]!.location.time_zone);
  const header = (text: string): Cell => ({ text, style: style.header });
  yield [
    header(exportTexts.from[language]),
    header(exportTexts.to[language]),
    header(exportTexts.offset[language]),
    ...series.flatMap(({ definition }) => [
      header(`${definition.name[language]} [${definition.unit}]`),
      header(exportTexts.flag[language]),
    ]),
  ];
  for (let first = 0; first < edges.length - 1; first += rowsPerRead) {
    const last = Math.min(first + rowsPerRead, edges.length - 1);
    const part: Query = { ...query, from: edges[first]!, to: edges[last]! };
    const columns: Column[] = [];
    for (const one of series) {
      const column = await columnOf(one, part, store, catalogue);
      addUp(column, tallies.get(one)!);
      columns.push(column);
    }
    for (let row = 0; row < last - first; row++) yield valueRow(series, columns, row, zone);
  }
}

function valueRow(series: CataloguedSeries[], columns: Column[], row: number, zone: Zone): Cell[] {
  const { edges } = columns[0]!;
  const cells: Cell[] = [
    dateCell(edges[row]!, zone),
    dateCell(edges[row + 1]!, zone),
    { number: zone.offsetAt(edges[row]!) / 3600, style: style.offset },
  ];
  for (const [index, { values, flags }] of columns.entries()) {
    const { decimals } = series[index]!.definition;
    const factor = 10 ** decimals;
    const value = values[row]!;
    cells.push(
      Number.isNaN(value)
        ? undefined
        : { number: Math.round(value * factor) / factor, style: style.decimals(decimals) },
      { number: flags[row]!, style: style.integer },
    );
  }
  return cells;
}

/** Civil time, rounded to the second, which the fraction of a day alone does not hold exactly. */
function dateCell(instant: number, zone: Zone): Cell {
  return { number: (instant + zone.offsetAt(instant)) / 86_400 + epochInExcel, style: style.dateTime };
}

function addUp({ values, coverage }: Column, tally: Tally): void {
  for (let row = 0; row < values.length; row++) {
    if (!Number.isNaN(values[row]!)) tally.values++;
    tally.coverage += coverage[row]!;
  }
  tally.rows += values.length;
}

function aboutSheet(tallies: Map<CataloguedSeries, Tally>, options: ExportOptions): Sheet {
  const { query, store, language, exportedBy, isDemo } = options;
  const say = (key: keyof typeof exportTexts): string => exportTexts[key][language];
  const line = (key: keyof typeof exportTexts, text: string): Cell[] => [
    { text: say(key), style: style.header },
    { text },
  ];
  return {
    name: say('about'),
    widths: [26, 30, 12, 12, 22, 12, 12, 14, 14],
    rows: () => [
      line('period', `${isoInstant(query.from)} – ${isoInstant(query.to)}`),
      line('interval', say(query.interval)),
      line('timeZone', query.zone.name),
      line('stamp', say('stampText')),
      line('rule', say('ruleText')),
      line('flags', say('flagsText')),
      line('source', say(isDemo ? 'demoText' : 'sourceText')),
      line('exported', isoInstant(store.now)),
      line('by', exportedBy ?? say('visitor')),
      [],
      (
        [
          'station',
          'quantity',
          'unit',
          'interval',
          'aggregator',
          'values',
          'coverage',
          'latitude',
          'longitude',
        ] as const
      ).map((key): Cell => ({ text: say(key), style: style.header })),
      ...query.series.map((one): Cell[] => {
        const { values, coverage, rows } = tallies.get(one)!;
        return [
          { text: one.location.name },
          { text: one.definition.name[language] },
          { text: one.definition.unit },
          { text: say(intervalFor(one, query.interval)) },
          { text: say(one.definition.aggregator) },
          { number: values, style: style.integer },
          { number: rows === 0 ? 0 : Math.floor(coverage / rows), style: style.integer },
          { number: one.location.latitude, style: style.decimals(4) },
          { number: one.location.longitude, style: style.decimals(4) },
        ];
      }),
    ],
  };
}
