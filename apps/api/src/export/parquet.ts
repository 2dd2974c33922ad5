import type { KeyValue, SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { columnBetween, intervalFor, intervalsOf } from '../measurements/query.ts';
import { nullable } from '@zrak/quantities/aggregation';
import { texts } from '../texts.ts';
import { unitText } from '../measurements/unitText.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { isoInstant } from '../time/zone.ts';
import type { TableOptions } from './measurementTables.ts';

/**
 * Rows of a group: those of ten months of hours. Larger groups compress a little better, but each is compressed at once,
 * and the other calls of the process wait for it.
 */
const rowsPerGroup = 7_440;

const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' } as const;
const instant = {
  type: 'INT64',
  logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  repetition_type: 'REQUIRED',
} as const;
const optional = { type: 'DOUBLE', repetition_type: 'OPTIONAL' } as const;
const whole = { type: 'INT32', repetition_type: 'REQUIRED' } as const;

/** Columns in this order: one row per series and interval. */
const columns = {
  station_id: text,
  station: text,
  series_id: text,
  parameter: text,
  unit: text,
  interval: text,
  start: instant,
  end: instant,
  value: optional,
  invalid_value: optional,
  flag: whole,
  coverage: whole,
} as const satisfies Record<string, Omit<SchemaElement, 'name'>>;

type ColumnData = Record<keyof typeof columns, unknown[] | Int32Array | BigInt64Array>;

const columnNames = Object.keys(columns) as (keyof typeof columns)[];

/** Values of a query as one table in the format Apache Parquet, in UTC, a series after the other. */
export async function* parquetStream(options: Omit<TableOptions, 'layout'>): AsyncGenerator<Buffer> {
  const names = columnNames.filter((name) => name !== 'invalid_value' || options.hasInvalidValues);
  const schema: SchemaElement[] = [
    { name: 'measurements', num_children: names.length },
    ...names.map((name) => ({ name, ...columns[name] })),
  ];
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({ writer, schema, kvMetadata: metadataOf(options), createdBy: 'Zrak' });
  // Copied, because the writer uses its memory again.
  const take = () => {
    const bytes = Buffer.from(writer.getBytes());
    writer.index = 0;
    return bytes;
  };
  for (const one of options.query.series) {
    for await (const group of groupsOf(one, options)) {
      // Without the index of its pages, of which a group has only one per column.
      const columnData = names.map((name) => ({ name, data: group[name], offsetIndex: false }));
      await parquet.write({ columnData, rowGroupSize: rowsPerGroup });
      yield take();
    }
  }
  await parquet.finish();
  yield take();
}

async function* groupsOf(
  one: CataloguedSeries,
  { query, store, catalogue, language }: Omit<TableOptions, 'layout'>,
): AsyncGenerator<ColumnData> {
  const { location, definition } = one;
  const interval = intervalFor(one, query.interval);
  const { count, edges: edgesOf } = intervalsOf(query, interval);
  for (let first = 0; first < count; first += rowsPerGroup) {
    const edges = edgesOf(first, Math.min(first + rowsPerGroup, count));
    const column = await columnBetween(edges, one, query.interval, store, catalogue);
    const { values, flags, coverage, invalid = [] } = column;
    const repeated = (value: string): string[] => Array.from({ length: values.length }, () => value);
    const instants = (some: number[]) => BigInt64Array.from(some, (seconds) => BigInt(Math.round(seconds * 1000)));
    yield {
      station_id: repeated(location.id),
      station: repeated(location.name),
      series_id: repeated(one.key),
      parameter: repeated(one.parameter),
      unit: repeated(unitText(definition.unit, language)),
      interval: repeated(interval),
      start: instants(edges.slice(0, -1)),
      end: instants(edges.slice(1)),
      value: Array.from(values, (value) => nullable(value, definition.decimals)),
      invalid_value: Array.from(values, (_, row) => nullable(invalid[row] ?? Number.NaN, definition.decimals)),
      flag: Int32Array.from(flags),
      coverage: Int32Array.from(coverage, Math.floor),
    };
  }
}

/** The facts that the other formats have in their sheet about the data, in English. */
function metadataOf({ query, store, dataSource, licence }: Omit<TableOptions, 'layout'>): KeyValue[] {
  const say = texts.in('en');
  const facts = {
    period: `${isoInstant(query.from)}/${isoInstant(query.to)}`,
    timeZoneOfDays: query.zone.name,
    flags: say('export.measurementTables.flagsText'),
    source: dataSource?.source.en ?? say('export.measurementTables.sourceText'),
    licence: licence ?? dataSource?.licence.en ?? say('export.measurementTables.licenceText'),
    exported: isoInstant(store.now),
  };
  return Object.entries(facts).map(([key, value]) => ({ key, value }));
}
