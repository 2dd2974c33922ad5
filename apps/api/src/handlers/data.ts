import { Readable } from 'node:stream';
import { keepingScope } from '../db/scope.ts';
import { runLengths } from '../aggregation/runLengths.ts';
import { checkedQuery, type Column, columnOf, type Query } from '../measurements/query.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time/zone.ts';
import type { Handler } from './contract.ts';

export const getData: Handler<'getData'> = async (request, reply) => {
  const { services } = request.server;
  const { seriesIds, ...asked } = request.query;
  const query = checkedQuery(request.viewer.series(seriesIds), asked, services.store);
  // The first series is read before the answer begins, so that a database that is away is still a proper error.
  const first = await columnOf(query.series[0]!, query, services.store, services.catalogue);
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(keepingScope(answer(query, first, services)), { objectMode: false, highWaterMark: 1 << 20 }));
};

/** The answer in pieces, one series at a time, so that many do not lie in memory together. */
async function* answer(query: Query, first: Column, { store, catalogue }: Services): AsyncGenerator<string> {
  const head = JSON.stringify({
    interval: query.interval,
    timeZone: query.zone.name,
    from: isoInstant(query.from),
    to: isoInstant(query.to),
    stamp: 'start',
  });
  yield `${head.slice(0, -1)},"series":[`;
  for (const [index, one] of query.series.entries()) {
    const column = index === 0 ? first : await columnOf(one, query, store, catalogue);
    yield (index === 0 ? '' : ',') + seriesText(one, column);
  }
  yield ']}';
}

function seriesText(series: CataloguedSeries, { interval, edges, values, coverage, flags }: Column): string {
  const head = JSON.stringify({ id: series.key, start: isoInstant(edges[0]!), step: interval });
  return (
    `${head.slice(0, -1)},"values":${valuesText(values, series.definition.decimals)}` +
    `,"coverage":${JSON.stringify(runLengths(coverage))},"flags":${JSON.stringify(runLengths(flags))}}`
  );
}

function valuesText(values: Float64Array, decimals: number): string {
  const factor = 10 ** decimals;
  const texts = Array.from<string>({ length: values.length });
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    // + 0 makes of −0 a plain 0.
    texts[index] = Number.isNaN(value) ? 'null' : String(Math.round(value * factor) / factor + 0);
  }
  return `[${texts.join(',')}]`;
}
