import type { FastifyRequest } from 'fastify';
import type { AuditDetails } from '../../db/schema.ts';
import { applyChanges, type ClientIds } from '../../network/apply.ts';
import type { Change } from '../../network/plan.ts';
import type { NetworkState } from '../../network/state.ts';
import type { EventOf } from '../../repositories/auditEvents.ts';

const mostAudited = 100;

/**
 * Applies changes that the viewer plans, with one event for all of them, and shows them to the next call.
 *
 * @throws as {@link applyChanges}
 */
export async function applyPlan(
  { viewer, ip, server: { services } }: FastifyRequest,
  changes: Change[],
  plan: (state: NetworkState) => Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const { user } = viewer;
  const eventOf: EventOf<ClientIds> = (idsByCode) => {
    const clients = new Set(changes.map((change) => clientOf(change, idsByCode)));
    return services.audit.eventOf({
      kind: 'networkChange',
      ip,
      actor: user,
      clientId: clients.size === 1 ? [...clients][0]! : null,
      details: { networkChanges: changes.slice(0, mostAudited).map(auditedChange) },
    });
  };
  const { database, now } = services;
  await applyChanges(database.db, changes, { now: now(), givesPasswords: false, plan, actor: user, eventOf });
  await services.catalogue.loadChanges();
}

/** A label begins with the code of the client, except that of a user. */
function clientOf({ kind, label, row }: Change, idsByCode: ClientIds): string | null {
  return kind === 'user' ? (row!['clientId'] as string | null) : (idsByCode.get(label.split('/')[0]!) ?? null);
}

const auditedChange = ({ action, kind, label }: Change): NonNullable<AuditDetails['networkChanges']>[number] => ({
  action,
  kind,
  label,
});
