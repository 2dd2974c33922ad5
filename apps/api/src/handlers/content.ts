import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { sendKept } from '../answers/sendKept.ts';
import { hasRoom } from '../db/diskRoom.ts';
import { notFound } from '../errors.ts';
import { version } from '../version.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';
import { maintenanceAlertOf } from '../presenters/maintenanceAlert.ts';
import { requestedLanguage } from './requestedLanguage.ts';

export const listMaintenanceAlerts: Handler<'listMaintenanceAlerts'> = async ({ viewer, query, language, server }) => {
  const { alerts, now } = server.services;
  const location = query.locationId === undefined ? undefined : viewer.location(query.locationId);
  const client = query.clientId === undefined ? undefined : viewer.client(query.clientId);
  // A station of another client has no alerts in this list.
  if (location !== undefined && client !== undefined && location.clientId !== client.id) throw notFound();
  const clientIds =
    location !== undefined
      ? [location.clientId]
      : client !== undefined
        ? [client.id]
        : viewer.visibleClients().map(({ id }) => id);
  const rows = await alerts.ofClients(clientIds, location?.id);
  const read = viewer.userId === undefined ? undefined : await alerts.readBy(viewer.userId);
  return rows.map((alert) => ({
    ...maintenanceAlertOf(alert, language, now()),
    ...(read !== undefined && { isRead: read.has(alert.id) }),
  }));
};

export const markMaintenanceAlertsRead: Handler<'markMaintenanceAlertsRead'> = async (request, reply) => {
  const { viewer, body, server } = request;
  const { alerts } = server.services;
  const found = await alerts.ofIds(body.alertIds);
  if (found.length < body.alertIds.length) throw notFound();
  for (const { clientId } of found) viewer.client(clientId);
  await alerts.markRead(viewer.user.id, body.alertIds);
  return reply.code(204).send();
};

export const getStaticFile: Handler<'getStaticFile'> = async (request, reply) => {
  const { viewer, params, query, server } = request;
  const client = query.clientId === undefined ? undefined : viewer.client(query.clientId);
  const { content, catalogue } = server.services;
  const language = requestedLanguage(query.culture, request.language);
  return sendKept(request, reply, {
    key: [params.name, client?.id ?? '', language],
    version: [catalogue.revision],
    make: async () => {
      const file = await content.find(params.name, { language, client, written: catalogue.writtenTexts });
      if (file === undefined) throw notFound();
      return { name: params.name, ...file } satisfies Schemas['StaticFile'];
    },
  });
};

export const getAppVersion: Handler<'getAppVersion'> = async () => version;

/** Time after which a database without a response counts as unavailable, seconds. */
const healthTimeout = 2;

/** This server has every extension of the contract; a test compares the list. The operator turns some of them on. */
const capabilities: Schemas['Capability'][] = [
  'administration',
  'alerts',
  'apiKeys',
  'auditLog',
  'clientErrors',
  'clientLogos',
  'health',
  'ingestion',
  'invalidValues',
  'parquet',
  'photos',
  'readAlerts',
  'reportMails',
  'reports',
  'savedViews',
  'sessions',
  'sitePlans',
  'statistics',
  'tokenRevocation',
];

export const getCapabilities: Handler<'getCapabilities'> = async ({ server }) => {
  const { clientErrors } = server.services.settings;
  return { capabilities: capabilities.filter((name) => name !== 'clientErrors' || clientErrors) };
};

export const getHealth: Handler<'getHealth'> = async ({ server }, reply) => {
  const { database, settings, isStopping } = server.services;
  const unavailable = (): FastifyReply => reply.code(503).send({ status: 'unavailable' } satisfies Schemas['Health']);
  if (isStopping) return unavailable();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('late')), healthTimeout * 1000).unref();
  });
  try {
    await Promise.race([sql`select 1`.execute(database.db), late]);
    if (database.kind === 'embedded' && !(await hasRoom(settings.dataFolder))) throw new Error('full');
    return { status: 'ok' };
  } catch {
    return unavailable();
  }
};
