import type { FastifyRequest } from 'fastify';
import type { AuditDetails, NewAuditEvent } from '../../db/schema.ts';

/** Event of a change of a maintenance alert, report, photo or text; without a client for a text of all clients. */
export function contentEvent(
  { viewer, ip, server }: FastifyRequest,
  clientId: string | null,
  contentChange: NonNullable<AuditDetails['contentChange']>,
): NewAuditEvent {
  return server.services.audit.eventOf({
    kind: 'contentChange',
    ip,
    actor: viewer.user,
    clientId,
    details: { contentChange },
  });
}
