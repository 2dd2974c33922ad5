import type { FastifyRequest } from 'fastify';
import type { AuditDetails } from '../../db/schema.ts';
import { applyChanges, type ClientIds, OutdatedPlan } from '../../network/apply.ts';
import type { Change } from '../../network/plan.ts';
import { type NetworkState, readNetwork } from '../../network/state.ts';
import type { EventOf } from '../../repositories/auditEvents.ts';

const mostAudited = 100;

/** A change of the network that others have overtaken so often is refused. */
const mostTries = 5;

/**
 * Makes the changes that the viewer plans, with one event for all of them, and shows them to the next call. A change that
 * another one has overtaken is planned again, as if it had come later.
 *
 * @returns the changes
 * @throws as {@link applyChanges}
 */
export async function applyPlan(request: FastifyRequest, plan: (state: NetworkState) => Change[]): Promise<Change[]> {
  const { database, catalogue } = request.server.services;
  for (let tries = 1; ; tries++) {
    const changes = plan(await readNetwork(database.db));
    if (changes.length === 0) return changes;
    try {
      await apply(request, changes, plan);
      await catalogue.loadChanges();
      return changes;
    } catch (error) {
      if (!(error instanceof OutdatedPlan) || tries === mostTries) throw error;
    }
  }
}

async function apply(
  { viewer, ip, server: { services } }: FastifyRequest,
  changes: Change[],
  plan: (state: NetworkState) => Change[],
): Promise<void> {
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
