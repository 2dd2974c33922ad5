import type { Db } from '../db/database.ts';
import type { AuditEvent, NewAuditEvent } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';

/** The event of a change, from what the change returned; undefined if nothing was changed. */
export type EventOf<Result> = (result: Result) => NewAuditEvent | undefined;

/** For changes that the audit log does not contain: those of the command line. */
export const noEvent = undefined;

/** Makes a change and stores its event in one transaction: a server that is killed has made both or neither. */
export async function withEvent<Result>(
  db: Db,
  change: (transaction: Db) => Promise<Result>,
  eventOf: EventOf<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    const result = await change(transaction);
    const event = eventOf(result);
    if (event !== undefined) await new AuditEvents(transaction).add([event]);
    return result;
  });
}

export interface AuditFilter {
  clientId?: string | undefined;
  userId?: string | undefined;
  kinds?: readonly string[] | undefined;
  outcome?: string | undefined;
  /** Seconds since 1970. */
  from?: number | undefined;
  to?: number | undefined;
  /** Part of a user's name. */
  search?: string | undefined;
  /** Only events before this one. */
  before?: string | undefined;
  limit: number;
}

export class AuditEvents {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(events: NewAuditEvent[]): Promise<void> {
    await this.#db.insertInto('auditEvent').values(events).execute();
  }

  /** Newest first. */
  async find(filter: AuditFilter): Promise<AuditEvent[]> {
    const { clientId, userId, kinds, outcome, from, to, search, before, limit } = filter;
    let events = this.#db.selectFrom('auditEvent').selectAll();
    if (clientId !== undefined) events = events.where('clientId', '=', clientId);
    if (userId !== undefined) {
      events = events.where((where) => where.or([where('actorId', '=', userId), where('targetId', '=', userId)]));
    }
    if (kinds !== undefined) events = events.where('kind', 'in', kinds);
    if (outcome !== undefined) events = events.where('outcome', '=', outcome);
    if (from !== undefined) events = events.where('at', '>=', new Date(from * 1000));
    if (to !== undefined) events = events.where('at', '<', new Date(to * 1000));
    if (search !== undefined) {
      const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
      events = events.where((where) =>
        where.or([where('actorName', 'ilike', pattern), where('targetName', 'ilike', pattern)]),
      );
    }
    if (before !== undefined) events = events.where('id', '<', before);
    return events.orderBy('id', 'desc').limit(limit).execute();
  }

  async removeBefore(time: number): Promise<void> {
    await this.#db
      .deleteFrom('auditEvent')
      .where('at', '<', new Date(time * 1000))
      .execute();
  }
}
