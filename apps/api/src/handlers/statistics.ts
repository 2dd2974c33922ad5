import { Readable } from 'node:stream';
import { keepingScope } from '../db/scope.ts';
import type { Client, Location, MaintenanceAlert } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { workbookStream } from '../export/workbook.ts';
import { workbookName } from '../reports/reportName.ts';
import { reportSheets } from '../reports/reportSheets.ts';
import { type StationReport, stationReport } from '../reports/stationReport.ts';
import type { Handler, OperationRequest } from '../contract/handler.ts';
import { RunningCalls, untilSent } from './runningCalls.ts';

type ReportRequest = OperationRequest<'getStatistics' | 'getReportWorkbook'>;

const running = new RunningCalls(
  'report',
  { atOnce: 2, refusal: 'twoReportsRunning' },
  { atOnce: 10, refusal: 'tooManyReports' },
);

export const getStatistics: Handler<'getStatistics'> = async (request, reply) => {
  const { query } = request;
  const { location, locations } = subjectOf(request);
  const { offset = 0, limit = locations.length } = query;
  const signal = untilSent(reply, running.begin(request));
  const reports = reportsOf(locations.slice(offset, offset + limit), request, signal);
  const jsonOf = (report: StationReport): string =>
    JSON.stringify(location === undefined ? withoutDays(report) : report);
  // The first report is computed before the response starts: a database outage then still gives an error status.
  const first = await reports.next();
  async function* answer(): AsyncGenerator<string> {
    yield `{"period":"${query.period}","stations":[${first.done ? '' : jsonOf(first.value)}`;
    for await (const report of reports) yield `,${jsonOf(report)}`;
    yield `],"total":${locations.length}}`;
  }
  return reply.type('application/json; charset=utf-8').send(streamOf(answer()));
};

export const getReportWorkbook: Handler<'getReportWorkbook'> = async (request, reply) => {
  const { query, language, server } = request;
  const { client, location, locations } = subjectOf(request);
  if (locations.length === 0) throw notFound();
  const signal = untilSent(reply, running.begin(request));
  const { dataSource, settings, store } = server.services;
  const stations: StationReport[] = [];
  for await (const report of reportsOf(locations, request, signal)) {
    // Thousands of stations with their days would take the memory of the process.
    stations.push(locations.length > 1 ? withoutDays(report) : report);
  }
  const facts = { clientName: client.name, dataSource, licence: settings.licence, now: store.now };
  const name = workbookName((location ?? client).name, query.period, language);
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(streamOf(workbookStream(reportSheets(stations, language, facts), store.now)));
};

const streamOf = (content: AsyncGenerator<string | Buffer>): Readable =>
  Readable.from(keepingScope(content), { objectMode: false, highWaterMark: 1 << 16 });

/** The subject of the requested report: one station of a client, or all. @throws 404 */
function subjectOf({ viewer, query, server }: ReportRequest): {
  client: Client;
  location: Location | undefined;
  locations: readonly Location[];
} {
  const client = viewer.client(query.clientId);
  const location = query.locationId === undefined ? undefined : viewer.location(query.locationId);
  // A station of another client is not part of this client.
  if (location !== undefined && location.clientId !== client.id) throw notFound();
  const locations = location === undefined ? server.services.catalogue.locationsOf(client.id) : [location];
  return { client, location, locations };
}

function withoutDays(station: StationReport): StationReport {
  return { ...station, parameters: station.parameters.map(({ daily: _, ...parameter }) => parameter) };
}

/** The reports of stations of a client, one after the other. While one is computed, the values of the next are read. */
async function* reportsOf(
  locations: readonly Location[],
  request: ReportRequest,
  signal: AbortSignal,
): AsyncGenerator<StationReport> {
  const { alerts } = request.server.services;
  // Read once: maintenance of the whole client belongs to each of its stations.
  const maintenance = await alerts.ofClients([request.query.clientId], request.query.locationId);
  const begin = (one: Location): Promise<StationReport> => {
    const own = maintenance.filter(({ locationId }) => locationId === null || locationId === one.id);
    const report = stationOf(one, own, request, signal);
    // A report that fails before the one in front of it has ended is awaited later, or never.
    report.catch(() => undefined);
    return report;
  };
  let [first, ...others] = locations;
  let report = first && begin(first);
  while (report !== undefined) {
    [first, ...others] = others;
    const next: Promise<StationReport> | undefined = first && begin(first);
    yield await report;
    report = next;
  }
}

async function stationOf(
  location: Location,
  maintenance: readonly MaintenanceAlert[],
  { query, language, server }: ReportRequest,
  signal: AbortSignal,
): Promise<StationReport> {
  const { reportStatistics, now } = server.services;
  const statistics = await reportStatistics.of(location, query.period, signal);
  return stationReport(statistics, maintenance, language, now());
}
