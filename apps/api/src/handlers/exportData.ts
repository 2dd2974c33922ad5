import { Readable } from 'node:stream';
import { keepingScope } from '../db/scope.ts';
import { usualMarks } from '../export/csv.ts';
import { measurementFile } from '../export/measurementFile.ts';
import { type Layout, rowCountOf } from '../export/measurementTables.ts';
import { checkedQuery, type Query } from '../measurements/query.ts';
import { isoInstant } from '../time/zone.ts';
import type { Handler, OperationRequest } from '../contract/handler.ts';
import { requestedLanguage } from './requestedLanguage.ts';
import { RunningCalls } from './runningCalls.ts';

const running = new RunningCalls('export', { atOnce: 2, refusal: 'tooManyExports' });

export const exportData: Handler<'exportData'> = async (request, reply) => {
  const { settings, store, catalogue, dataSource } = request.server.services;
  const { viewer } = request;
  const { seriesIds, culture, format = 'xlsx', layout = 'sheetPerStation', ...parameters } = request.query;
  const { invalidValues: hasInvalidValues = false } = parameters;
  const query = await checkedQuery(viewer.series(seriesIds), parameters, store);
  const language = requestedLanguage(culture, request.language);
  const usual = usualMarks(language);
  const { separator = usual.separator, decimalMark = usual.decimalMark } = parameters;
  const file = measurementFile({
    query,
    layout,
    hasInvalidValues,
    store,
    catalogue,
    language,
    exportedBy: viewer.userId === undefined ? undefined : viewer.user.fullName,
    dataSource,
    licence: settings.licence,
    format: format === 'xlsx' || format === 'parquet' ? { kind: format } : { kind: format, separator, decimalMark },
  });
  const end = running.begin(request);
  const stream = Readable.from(keepingScope(file.content), { objectMode: false, highWaterMark: 1 << 16 });
  // Also if the reader disconnects.
  stream.once('close', () => {
    end();
    recordExports(request, query, layout, stream.readableEnded);
  });
  if (file.rowCount !== undefined) reply.header('X-Row-Count', file.rowCount);
  return reply
    .type(file.mediaType)
    .header('Content-Disposition', `attachment; filename="${fileName(query)}.${file.extension}"`)
    .send(stream);
};

/** One event for each client whose series are exported. */
function recordExports(request: OperationRequest<'exportData'>, query: Query, layout: Layout, isWhole: boolean): void {
  const { viewer, ip, server } = request;
  const { audit } = server.services;
  for (const [clientId, series] of Map.groupBy(query.series, ({ location }) => location.clientId)) {
    audit.record({
      kind: 'export',
      outcome: isWhole ? 'succeeded' : 'failed',
      ip,
      actor: viewer.userId === undefined ? undefined : viewer.user,
      clientId,
      details: {
        export: {
          seriesIds: series.map(({ key }) => key),
          from: isoInstant(query.from),
          to: isoInstant(query.to),
          interval: query.interval,
          rows: rowCountOf({ ...query, series }, layout),
        },
      },
    });
  }
}

/** Without the extension; with the first and the last day. ASCII letters only, which every browser keeps unchanged. */
function fileName({ series, from, to, zone }: Query): string {
  const stations = new Set(series.map(({ location }) => location.id.replace(/^loc_/, '')));
  const date = (instant: number): string =>
    new Date((instant + zone.offsetAt(instant)) * 1000).toISOString().slice(0, 10);
  const what = stations.size === 1 ? [...stations].join('') : `${stations.size}-stations`;
  const days = new Set([date(from), date(to - 1)]);
  return `zrak-${what.replace(/[^\w-]/g, '')}-${[...days].join('-')}`;
}
