import type { AuditEvent } from '../db/schema.ts';
import { badRequest, type MessageKey } from '../errors.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import { isoInstant, parseInstant, zoneOf } from '../time/zone.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';

export const listAuditEvents: Handler<'listAuditEvents'> = async ({ viewer, query, server: { services } }) => {
  viewer.requireAdministrator();
  const { clientId, userId, kind, outcome, search, cursor, limit = 50 } = query;
  const found = await services.auditEvents.find({
    clientId: clientId === undefined ? undefined : viewer.client(clientId).id,
    userId,
    kinds: kind,
    outcome,
    from: instantOf(query.from, 'fromNoDate'),
    to: instantOf(query.to, 'toNoDate'),
    search,
    before: cursor,
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  return {
    events: page.map((event) => eventOf(event, services.catalogue)),
    ...(found.length > limit ? { nextCursor: String(page.at(-1)!.id) } : {}),
  };
};

/** @throws 400 */
function instantOf(text: string | undefined, fault: MessageKey): number | undefined {
  if (text === undefined) return undefined;
  const instant = parseInstant(text, zoneOf('UTC'));
  if (instant === undefined) throw badRequest(fault);
  return instant;
}

function eventOf(event: AuditEvent, catalogue: Catalogue): Schemas['AuditEvent'] {
  const actor = personOf(event.actorId, event.actorName);
  const target = personOf(event.targetId, event.targetName);
  const client = event.clientId === null ? undefined : catalogue.client(event.clientId);
  return {
    id: String(event.id),
    time: isoInstant(event.at.getTime() / 1000),
    kind: event.kind as Schemas['AuditKind'],
    outcome: event.outcome as Schemas['AuditOutcome'],
    ...(actor === undefined ? {} : { actor }),
    ...(target === undefined ? {} : { target }),
    ...(event.clientId === null ? {} : { clientId: event.clientId }),
    ...(client === undefined ? {} : { clientName: client.name }),
    ...(event.network === null ? {} : { network: event.network }),
    ...(event.details as Pick<
      Schemas['AuditEvent'],
      | 'changes'
      | 'export'
      | 'apiKey'
      | 'networkChanges'
      | 'measurementsImport'
      | 'retention'
      | 'contentChange'
      | 'report'
    >),
  };
}

function personOf(id: string | null, userName: string | null): Schemas['AuditPerson'] | undefined {
  return id === null || userName === null ? undefined : { id, userName };
}
