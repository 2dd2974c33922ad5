import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { GiveWay } from '../access/admission.ts';
import { KeptAnswer } from '../answers/keptAnswers.ts';
import { accepts, addVary, isSame, sendBody } from '../answers/sendKept.ts';
import { keepingScope } from '../db/scope.ts';
import { decimalText } from '../measurements/decimalText.ts';
import { runLengths } from '../measurements/runLengths.ts';
import { checkedQuery, type Column, columnOf, intervalFor, type Query, soundOf } from '../measurements/query.ts';
import { binaryHead, binarySeries, binaryType } from '../measurements/binaryColumns.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { Catalogue, CataloguedSeries } from '../repositories/catalogue.ts';
import type { Services } from '../services.ts';
import { nativeIntervals, secondsPerDay } from '../time/interval.ts';
import { isoInstant } from '../time/zone.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';

/** Values of an answer that is kept; more are sent as they are read. */
const keptValues = 50_000;

export const getData: Handler<'getData'> = async (request, reply) => {
  const { services } = request.server;
  const { catalogue, store } = services;
  const { seriesIds, ...parameters } = request.query;
  const query = await checkedQuery(request.viewer.series(seriesIds), parameters, store);
  const { series, interval, from, to } = query;
  const isBinary = accepts(request.headers.accept, binaryType);
  const type = isBinary ? binaryType : 'application/json; charset=utf-8';
  addVary(reply, 'Accept');
  const key = [isBinary, interval, from, to, ...seriesIds];
  const version = [catalogue.revision, ...(await versionsOf(query, services))];
  const count = series.reduce((sum, one) => sum + (to - from) / nativeIntervals[intervalFor(one, interval)], 0);
  if (count <= keptValues) {
    const make = async () =>
      new KeptAnswer(await whole(piecesOf(query, columnsOf(query, services), isBinary, () => setImmediate())), type);
    return sendBody(request, reply, { key, version, make });
  }
  const etag = versionTag([key, version]);
  void reply.header('ETag', etag);
  if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const giveWay = services.admission.startLong(reply.raw);
  const columns = columnsOf(query, services);
  // The first series is read before the response starts: a database outage then still gives an error status.
  const first = await columns.next();
  const pieces = keepingScope(piecesOf(query, beginningWith(first, columns), isBinary, giveWay));
  return reply.type(type).send(Readable.from(pieces, { objectMode: false, highWaterMark: 1 << 20 }));
};

/** Differs after each change of the stored days, and when a value that was stored before is no longer in the future. */
async function versionsOf(
  { series, from, to }: Query,
  { measurements, store, catalogue }: Services,
): Promise<(string | number)[]> {
  const read = series.flatMap((one) => readFor(one, catalogue));
  // The first and the last day are whole civil days, which may begin and end on other UTC days.
  const days = { from: from - secondsPerDay, to: to + secondsPerDay };
  const versions = await measurements.versions(read.map((one) => ({ series: one, ...days })));
  return [...versions, ...read.map((one) => Math.min(to, store.availableUntil(one)))];
}

/** The stored series of which the values of a series are computed. */
function readFor(series: CataloguedSeries, catalogue: Catalogue): CataloguedSeries[] {
  const sound = series.definition.aggregator === 'percentileLevel' ? soundOf(series, catalogue) : undefined;
  return sound === undefined ? [series] : [series, sound];
}

/** The version of a long answer, which is not computed to be compared. */
const versionTag = (parts: unknown): string =>
  `W/"${createHash('sha1').update(JSON.stringify(parts)).digest('base64')}"`;

async function whole(pieces: AsyncGenerator<string | Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(Buffer.from(piece));
  return Buffer.concat(all);
}

const piecesOf = (
  query: Query,
  columns: AsyncIterable<ReadColumn>,
  isBinary: boolean,
  giveWay: GiveWay,
): AsyncGenerator<string | Buffer> => (isBinary ? binary(query, columns, giveWay) : json(query, columns, giveWay));

interface ReadColumn {
  series: CataloguedSeries;
  column: Column;
}

/** Values that are written as text at once: one or two milliseconds. */
const valuesPerPiece = 32_768;

/** Series with fewer values are short: a year of quarter hours. */
const shortSeries = 40_000;
/** Values of short series that are read together. */
const preparedValues = 500_000;

/** A long series at a time, to keep only one in memory. The short ones of a station are read together. */
async function* columnsOf(query: Query, { store, catalogue }: Services): AsyncGenerator<ReadColumn> {
  const { from, to } = query;
  const isShort = (series: CataloguedSeries): boolean =>
    readFor(series, catalogue).every(({ step }) => (to - from) / step < shortSeries);
  let prepared: { ids: Set<number>; reader: Pick<SeriesReader, 'read'> } | undefined;
  const readerOf = async (series: CataloguedSeries, index: number): Promise<Pick<SeriesReader, 'read'>> => {
    if (!isShort(series) || store.prepare === undefined) return store;
    if (prepared?.ids.has(series.id)) return prepared.reader;
    const others = query.series.slice(index).filter((one) => one.locationId === series.locationId && isShort(one));
    const most = Math.max(1, Math.floor((preparedValues * series.step) / (to - from)));
    const together = [...new Set(others.slice(0, most).flatMap((one) => readFor(one, catalogue)))];
    // The first and the last day are whole civil days, which may begin and end on other UTC days.
    const reader = await store.prepare(together, from - secondsPerDay, to + secondsPerDay);
    prepared = { ids: new Set(together.map(({ id }) => id)), reader };
    return reader;
  };
  for (const [index, series] of query.series.entries()) {
    yield { series, column: await columnOf(series, query, await readerOf(series, index), catalogue) };
  }
}

async function* beginningWith<T>(first: IteratorResult<T>, others: AsyncGenerator<T>): AsyncGenerator<T> {
  if (first.done !== true) yield first.value;
  yield* others;
}

async function* json(
  query: Query,
  columns: AsyncIterable<ReadColumn>,
  giveWay: GiveWay,
): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(headOf(query)).slice(0, -1)},"series":[`;
  let separator = '';
  for await (const { series, column } of columns) {
    const text = JSON.stringify(await descriptionOf(series, column, giveWay));
    yield `${separator}${text.slice(0, -1)},"values":[`;
    for (let begin = 0; begin < column.values.length; begin += valuesPerPiece) {
      const values = column.values.subarray(begin, begin + valuesPerPiece);
      await giveWay(values.length);
      if (begin > 0) yield ',';
      yield decimalText(values, series.definition.decimals);
    }
    yield ']}';
    separator = ',';
  }
  yield ']}';
}

async function* binary(query: Query, columns: AsyncIterable<ReadColumn>, giveWay: GiveWay): AsyncGenerator<Buffer> {
  yield binaryHead({ ...headOf(query), series: query.series.length });
  for await (const { series, column } of columns) {
    const description = await descriptionOf(series, column, giveWay);
    await giveWay(column.values.length);
    yield binarySeries(description, column.values, series.definition.decimals);
  }
}

function headOf({ interval, zone, from, to }: Query): Omit<Schemas['SeriesData'], 'series'> {
  return { interval, timeZone: zone.name, from: isoInstant(from), to: isoInstant(to), stamp: 'start' };
}

/** Of twenty years each of its steps takes some milliseconds, between which other calls are answered. */
async function descriptionOf(
  { key }: CataloguedSeries,
  column: Column,
  giveWay: GiveWay,
): Promise<Omit<Schemas['SeriesValues'], 'values'>> {
  const { interval, start, meanOf } = column;
  await giveWay();
  const coverage = runLengths(column.coverage);
  await giveWay();
  const flags = runLengths(column.flags);
  return {
    id: key,
    start: isoInstant(start),
    step: interval,
    coverage,
    flags,
    ...(meanOf === undefined ? {} : { meanOf }),
  };
}
