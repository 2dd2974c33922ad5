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
  // The first series is read before the response starts: a database outage then still gives an error status.
  const first = await columnOf(query.series[0]!, query, services.store, services.catalogue);
  const isBinary = accepts(request.headers.accept, binaryType);
  const columns = columnsOf(query, first, services);
  const pieces: AsyncGenerator<string | Buffer> = isBinary ? binary(query, columns) : json(query, columns);
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

type Columns = AsyncGenerator<{ series: CataloguedSeries; column: Column }>;

/** One series at a time, to keep only one in memory. */
async function* columnsOf(query: Query, first: Column, { store, catalogue }: Services): Columns {
  for (const [index, series] of query.series.entries()) {
    yield { series, column: index === 0 ? first : await columnOf(series, query, store, catalogue) };
  }
}

async function* json(query: Query, columns: Columns): AsyncGenerator<string> {
  yield `${JSON.stringify(headOf(query)).slice(0, -1)},"series":[`;
  let separator = '';
  for await (const { series, column } of columns) {
    const text = JSON.stringify(descriptionOf(series, column));
    yield `${separator}${text.slice(0, -1)},"values":${valuesText(column.values, series.definition.decimals)}}`;
    separator = ',';
  }
  yield ']}';
}

async function* binary(query: Query, columns: Columns): AsyncGenerator<Buffer> {
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
