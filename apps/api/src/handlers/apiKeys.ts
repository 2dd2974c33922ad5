import type { FastifyRequest } from 'fastify';
import type { ApiKey, AppUser, NewAuditEvent } from '../db/schema.ts';
import { badRequest, forbidden, notFound } from '../errors.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import { isoInstant } from '../time/zone.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';

/** Valid keys of a client. */
const mostKeys = 100;

export const listApiKeys: Handler<'listApiKeys'> = async ({ viewer, server: { services } }) => {
  managerOf(viewer);
  const found = await services.apiKeys.all();
  return found
    .filter(({ clientId }) => viewer.canManageKeysOf(clientId))
    .map((key) => apiKeyOf(key, services.catalogue));
};

export const createApiKey: Handler<'createApiKey'> = async (request, reply) => {
  const { viewer, body } = request;
  const { services } = request.server;
  const user = managerOf(viewer);
  const { name, clientId, locationIds = null } = body;
  if (!viewer.canManageKeysOf(clientId)) throw forbidden();
  const client = viewer.client(clientId);
  const isForeign = (id: string) => viewer.location(id).clientId !== client.id;
  if (locationIds?.some(isForeign)) throw notFound();
  const created = await services.apiKeys.createUpTo(
    mostKeys,
    { name, clientId: client.id, locationIds, createdBy: user.userName },
    (key) => eventOf('apiKeyCreate', key, request),
  );
  if (created === undefined) throw badRequest('tooManyKeys', { limit: mostKeys });
  const { key, secret } = created;
  return reply.code(201).send({ key: apiKeyOf(key, services.catalogue), secret });
};

export const revokeApiKey: Handler<'revokeApiKey'> = async (request, reply) => {
  const { viewer, params } = request;
  const { services } = request.server;
  managerOf(viewer);
  const key = await services.apiKeys.byId(params.id);
  if (key === undefined || !viewer.canManageKeysOf(key.clientId)) throw notFound();
  await services.apiKeys.revoke(key.id, eventOf('apiKeyRevoke', key, request));
  return reply.code(204).send();
};

/** @throws 401, 403 */
function managerOf(viewer: Viewer): AppUser {
  const { user } = viewer;
  if (!viewer.canManageKeys) throw forbidden();
  return user;
}

function eventOf(
  kind: 'apiKeyCreate' | 'apiKeyRevoke',
  { id, name, clientId }: ApiKey,
  { viewer, ip, server }: FastifyRequest,
): NewAuditEvent {
  return server.services.audit.eventOf({ kind, ip, actor: viewer.user, clientId, details: { apiKey: { id, name } } });
}

function apiKeyOf(key: ApiKey, catalogue: Catalogue): Schemas['ApiKey'] {
  const { id, name, clientId, locationIds, createdAt, createdBy, lastUsedAt, revokedAt } = key;
  const client = catalogue.client(clientId);
  // Earlier versions left stations in the scope that were removed or moved to another client.
  const locations = locationIds
    ?.flatMap((one) => catalogue.location(one) ?? [])
    .filter((location) => location.clientId === clientId);
  const instantOf = (date: Date) => isoInstant(date.getTime() / 1000);
  return {
    id,
    name,
    clientId,
    ...(client === undefined ? {} : { clientName: client.name }),
    ...(locations === undefined ? {} : { locations: locations.map((one) => ({ id: one.id, name: one.name })) }),
    createdAt: instantOf(createdAt),
    createdBy,
    ...(lastUsedAt === null ? {} : { lastUsedAt: instantOf(lastUsedAt) }),
    ...(revokedAt === null ? {} : { revokedAt: instantOf(revokedAt) }),
  };
}
