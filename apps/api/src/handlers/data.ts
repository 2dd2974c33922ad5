import { Readable } from 'node:stream';
import { keepingScope } from '../db/scope.ts';
import { runLengths } from '../measurements/runLengths.ts';
import { checkedQuery, type Column, columnOf, type Query } from '../measurements/query.ts';
import { binaryHead, binarySeries, binaryType } from '../measurements/binaryColumns.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time/zone.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';

export const getData: Handler<'getData'> = async (request, reply) => {
  const { services } = request.server;
  const { seriesIds, ...parameters } = request.query;
  const query = await checkedQuery(request.viewer.series(seriesIds), parameters, services.store);
  const columns = columnsOf(query, services);
  // The first series is read before the response starts: a database outage then still gives an error status.
  const first = await columns.next();
  const isBinary = accepts(request.headers.accept, binaryType);
  const pieces: AsyncGenerator<string | Buffer> = isBinary
    ? binary(query, beginningWith(first, columns))
    : json(query, beginningWith(first, columns));
  return reply
    .header('Vary', `${String(reply.getHeader('Vary'))}, Accept`)
    .type(isBinary ? binaryType : 'application/json; charset=utf-8')
    .send(Readable.from(keepingScope(pieces), { objectMode: false, highWaterMark: 1 << 20 }));
};

/** Whether the header accepts a media type. */
function accepts(header: string | undefined, type: string): boolean {
  return (header ?? '').split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

interface ReadColumn {
  series: CataloguedSeries;
  column: Column;
}

/** Series with fewer values are short. */
const shortSeries = 20_000;
/** Short series that are read at once. */
const atOnce = 4;

/**
 * A long series at a time, to keep only one in memory. Short ones are read together: each read waits until the database
 * has done what others asked before.
 */
async function* columnsOf(query: Query, { store, catalogue }: Services): AsyncGenerator<ReadColumn> {
  const { from, to } = query;
  const isShort = query.series.every(({ step }) => (to - from) / step < shortSeries);
  const size = isShort ? atOnce : 1;
  for (let index = 0; index < query.series.length; index += size) {
    const part = query.series.slice(index, index + size);
    const columns = await Promise.all(part.map((series) => columnOf(series, query, store, catalogue)));
    for (const [place, series] of part.entries()) yield { series, column: columns[place]! };
  }
}

async function* beginningWith<T>(first: IteratorResult<T>, others: AsyncGenerator<T>): AsyncGenerator<T> {
  if (first.done !== true) yield first.value;
  yield* others;
}

async function* json(query: Query, columns: AsyncIterable<ReadColumn>): AsyncGenerator<string> {
  yield `${JSON.stringify(headOf(query)).slice(0, -1)},"series":[`;
  let separator = '';
  for await (const { series, column } of columns) {
    const text = JSON.stringify(descriptionOf(series, column));
    yield `${separator}${text.slice(0, -1)},"values":${valuesText(column.values, series.definition.decimals)}}`;
    separator = ',';
  }
  yield ']}';
}

async function* binary(query: Query, columns: AsyncIterable<ReadColumn>): AsyncGenerator<Buffer> {
  yield binaryHead({ ...headOf(query), series: query.series.length });
  for await (const { series, column } of columns) {
    yield binarySeries(descriptionOf(series, column), column.values, series.definition.decimals);
  }
}

function headOf({ interval, zone, from, to }: Query): Omit<Schemas['SeriesData'], 'series'> {
  return { interval, timeZone: zone.name, from: isoInstant(from), to: isoInstant(to), stamp: 'start' };
}

function descriptionOf(
  { key }: CataloguedSeries,
  { interval, edges, coverage, flags, meanOf }: Column,
): Omit<Schemas['SeriesValues'], 'values'> {
  return {
    id: key,
    start: isoInstant(edges[0]!),
    step: interval,
    coverage: runLengths(coverage),
    flags: runLengths(flags),
    ...(meanOf === undefined ? {} : { meanOf }),
  };
}

function valuesText(values: Float64Array, decimals: number): string {
  const factor = 10 ** decimals;
  const texts = Array.from<string>({ length: values.length });
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    // + 0 turns −0 into 0.
    texts[index] = Number.isNaN(value) ? 'null' : String(Math.round(value * factor) / factor + 0);
  }
  return `[${texts.join(',')}]`;
}
