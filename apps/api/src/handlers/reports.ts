import { notFound } from '../errors.ts';
import type { ReportFacts } from '../repositories/reports.ts';
import { isoInstant } from '../time/zone.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';

export const listReports: Handler<'listReports'> = async ({ viewer, query, server }) => {
  const client = viewer.client(query.clientId);
  return (await server.services.reports.ofClient(client.id)).map(reportOf);
};

export const downloadReport: Handler<'downloadReport'> = async ({ viewer, query, server, ip }, reply) => {
  const report = await server.services.reports.byId(query.reportId);
  if (report === undefined) throw notFound();
  viewer.client(report.clientId);
  server.services.audit.record({
    kind: 'reportDownload',
    ip,
    actor: viewer.userId === undefined ? undefined : viewer.user,
    clientId: report.clientId,
    details: { report: { id: report.id, title: report.title } },
  });
  return reply
    .type(report.mediaType)
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(report.fileName)}`)
    .header('Content-Length', report.content.length)
    .send(Buffer.from(report.content));
};

export function reportOf(report: ReportFacts): Schemas['Report'] {
  return {
    id: report.id,
    clientId: report.clientId,
    type: report.type as Schemas['ReportType'],
    year: report.year,
    title: report.title,
    language: report.language,
    fileName: report.fileName,
    mediaType: report.mediaType,
    size: report.size,
    publishedAt: isoInstant(report.publishedAt.getTime() / 1000),
  };
}
