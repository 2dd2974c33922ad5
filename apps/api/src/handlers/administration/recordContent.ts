import type { FastifyRequest } from 'fastify';
import type { AuditDetails } from '../../db/schema.ts';

/** Records a change of a maintenance alert, report, photo or text; without a client for a text of all clients. */
export function recordContent(
  { viewer, ip, server }: FastifyRequest,
  clientId: string | null,
  contentChange: NonNullable<AuditDetails['contentChange']>,
): Promise<void> {
  return server.services.audit.recordChange({
    kind: 'contentChange',
    ip,
    actor: viewer.user,
    clientId,
    details: { contentChange },
  });
}
