import type { Handler } from '../contract/handler.ts';
import { everything, within } from '../db/scope.ts';
import { ChangedSeriesError } from '../measurements/chunkWriter.ts';
import { ApiError, notFound, unauthorized } from '../errors.ts';
import { rowsOfColumns, rowsOfCsv, type SentRows } from '../ingestion/rows.ts';
import { type Refusal, type SortedRows, sortRows } from '../ingestion/sortRows.ts';
import type { WriteCounts } from '../measurements/mergeDays.ts';
import type { Language } from '../language.ts';
import { nativeIntervalOf } from '../time/interval.ts';
import type { Schemas } from '../contract/schemas.ts';
import { texts } from '../texts.ts';

const mostRows = 100_000;
const mostListed = 1000;

export const writeMeasurements: Handler<'writeMeasurements'> = async ({ viewer, body, language, server }) => {
  const { services } = server;
  const { apiKey } = viewer;
  if (apiKey === undefined) throw unauthorized();
  const sent = typeof body === 'string' ? rowsOfCsv(body) : rowsOfColumns(body);
  if (countOf(sent) > mostRows) throw new ApiError(413, 'tooManyMeasurements');
  const sorted = () => sortRows(sent, { writable: (seriesId) => viewer.writableSeries(seriesId), now: services.now() });
  const sortedAgain = async () => {
    await within(everything, () => services.catalogue.loadChanges());
    return sorted();
  };
  const origin = { source: 'POST /api/measurements', actor: apiKey.name, clientId: apiKey.clientId };
  const write = async ({ samples, hasKnownSeries }: SortedRows): Promise<WriteCounts> => {
    if (sent.rows.length > 0 && !hasKnownSeries) throw notFound();
    return services.measurements.write(samples, origin);
  };
  let sortedRows = sorted();
  // Another process may have added the series less than a second ago.
  if (sortedRows.refusals.some(({ reason }) => reason === 'unknownSeries')) sortedRows = await sortedAgain();
  const counts = await write(sortedRows).catch(async (error: unknown) => {
    if (!(error instanceof ChangedSeriesError)) throw error;
    sortedRows = await sortedAgain();
    return write(sortedRows).catch((again: unknown) => {
      throw again instanceof ChangedSeriesError ? new ApiError(503, 'unavailable', { retryAfter: 5 }) : again;
    });
  });
  const { refusals } = sortedRows;
  const refused = refusals.reduce((sum, { rows }) => sum + rows, 0);
  services.meters.wrote('call', counts, refused);
  return {
    ...counts,
    refused,
    refusals: refusals.slice(0, mostListed).map((refusal) => refusedRowOf(refusal, language)),
  };
};

const countOf = ({ rows, faults }: SentRows): number => faults.reduce((sum, fault) => sum + fault.rows, rows.length);

function refusedRowOf({ position, reason, step = 0 }: Refusal, language: Language): Schemas['RefusedRow'] {
  const message = texts.in(language)(`ingestion.refusals.${reason}`, { interval: nativeIntervalOf(step) });
  return { ...position, reason, message };
}
