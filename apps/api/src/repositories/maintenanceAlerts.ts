import { isDeepStrictEqual } from 'node:util';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Location, MaintenanceAlert, MaintenanceAlertTable, NewAuditEvent } from '../db/schema.ts';
import { withEvent } from './auditEvents.ts';

export type CurrentWork = Pick<MaintenanceAlert, 'clientId' | 'locationId' | 'parameters'>;

/**
 * Whether a work explains that none of these series of a station has values. Works without a station are on all stations of
 * their client. Those on some instruments concern no other, and are no reason for the silence of a station that has more.
 */
export function concerns(
  work: CurrentWork,
  location: Pick<Location, 'id' | 'clientId'>,
  series: readonly { parameter: string }[],
): boolean {
  return (
    work.clientId === location.clientId &&
    (work.locationId === null || work.locationId === location.id) &&
    (work.parameters === null || series.every(({ parameter }) => work.parameters!.includes(parameter)))
  );
}

/** When and where it is. */
type Subject = Pick<MaintenanceAlert, 'startsAt' | 'endsAt' | 'clientId' | 'locationId' | 'parameters'>;

const subjectOf = ({ startsAt, endsAt, clientId, locationId, parameters }: Subject) => [
  startsAt.getTime(),
  endsAt.getTime(),
  clientId,
  locationId,
  parameters,
];

export class MaintenanceAlerts {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Newest first. */
  async all(): Promise<MaintenanceAlert[]> {
    return this.#db.selectFrom('maintenanceAlert').selectAll().orderBy('startsAt', 'desc').execute();
  }

  async add(alert: Insertable<MaintenanceAlertTable>, event: NewAuditEvent | undefined): Promise<void> {
    await withEvent(
      this.#db,
      (db) => db.insertInto('maintenanceAlert').values(alert).execute(),
      () => event,
    );
  }

  /**
   * Readers of an alert at another time or place have not read of this one.
   *
   * @param check throws if the stored alert may not be changed so
   */
  async change(
    id: string,
    alert: Updateable<MaintenanceAlertTable> & Subject,
    event: NewAuditEvent,
    check: (stored: MaintenanceAlert | undefined) => void,
  ): Promise<void> {
    await withEvent(
      this.#db,
      async (db) => {
        const held = db.selectFrom('maintenanceAlert').selectAll().where('id', '=', id).forNoKeyUpdate();
        const stored = await held.executeTakeFirst();
        check(stored);
        if (stored !== undefined && !isDeepStrictEqual(subjectOf(stored), subjectOf(alert))) {
          await db.deleteFrom('readMaintenanceAlert').where('alertId', '=', id).execute();
        }
        return db.updateTable('maintenanceAlert').set(alert).where('id', '=', id).executeTakeFirst();
      },
      ({ numUpdatedRows }) => (numUpdatedRows > 0n ? event : undefined),
    );
  }

  async remove(id: string, event: NewAuditEvent | undefined): Promise<void> {
    await withEvent(
      this.#db,
      (db) => db.deleteFrom('maintenanceAlert').where('id', '=', id).executeTakeFirst(),
      ({ numDeletedRows }) => (numDeletedRows > 0n ? event : undefined),
    );
  }

  /** Newest first. */
  async ofClients(clientIds: readonly string[], locationId?: string): Promise<MaintenanceAlert[]> {
    if (clientIds.length === 0) return [];
    let alerts = this.#db.selectFrom('maintenanceAlert').selectAll().where('clientId', 'in', clientIds);
    if (locationId !== undefined) {
      alerts = alerts.where((where) =>
        where.or([where('locationId', '=', locationId), where('locationId', 'is', null)]),
      );
    }
    return alerts.orderBy('startsAt', 'desc').execute();
  }

  /** The alerts with these ids that exist, in no order. */
  async ofIds(ids: readonly string[]): Promise<MaintenanceAlert[]> {
    return this.#db.selectFrom('maintenanceAlert').selectAll().where('id', 'in', ids).execute();
  }

  /** Ids of the alerts the user has read. */
  async readBy(userId: string): Promise<Set<string>> {
    const rows = await this.#db
      .selectFrom('readMaintenanceAlert')
      .select('alertId')
      .where('userId', '=', userId)
      .execute();
    return new Set(rows.map(({ alertId }) => alertId));
  }

  /** An alert that was read before stays read. */
  async markRead(userId: string, ids: readonly string[]): Promise<void> {
    await this.#db
      .insertInto('readMaintenanceAlert')
      .values(ids.map((alertId) => ({ userId, alertId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Works at this moment; those without a station are on all stations of their client. */
  async current(now: number): Promise<CurrentWork[]> {
    const date = new Date(now * 1000);
    return this.#db
      .selectFrom('maintenanceAlert')
      .select(['locationId', 'clientId', 'parameters'])
      .where('startsAt', '<=', date)
      .where('endsAt', '>', date)
      .execute();
  }
}
