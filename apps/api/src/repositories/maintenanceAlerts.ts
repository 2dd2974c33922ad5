import type { Db } from '../db/database.ts';
import type { MaintenanceAlert } from '../db/schema.ts';

export class MaintenanceAlerts {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Newest first. */
  async ofClients(clientIds: readonly string[], locationId?: string): Promise<MaintenanceAlert[]> {
    if (clientIds.length === 0) return [];
    let alerts = this.#db.selectFrom('maintenance_alert').selectAll().where('client_id', 'in', clientIds);
    if (locationId !== undefined) {
      alerts = alerts.where((where) =>
        where.or([where('location_id', '=', locationId), where('location_id', 'is', null)]),
      );
    }
    return alerts.orderBy('starts_at', 'desc').execute();
  }

  /** The alerts with these ids that exist, in no order. */
  async ofIds(ids: readonly string[]): Promise<MaintenanceAlert[]> {
    return this.#db.selectFrom('maintenance_alert').selectAll().where('id', 'in', ids).execute();
  }

  /** Ids of the alerts the user has read. */
  async readBy(userId: string): Promise<Set<string>> {
    const rows = await this.#db
      .selectFrom('read_maintenance_alert')
      .select('alert_id')
      .where('user_id', '=', userId)
      .execute();
    return new Set(rows.map(({ alert_id }) => alert_id));
  }

  /** An alert that was read before stays read. */
  async markRead(userId: string, ids: readonly string[]): Promise<void> {
    await this.#db
      .insertInto('read_maintenance_alert')
      .values(ids.map((alert_id) => ({ user_id: userId, alert_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Stations in maintenance at this moment. */
  async currentLocations(now: number): Promise<Set<string>> {
    const date = new Date(now * 1000);
    const rows = await this.#db
      .selectFrom('maintenance_alert')
      .select('location_id')
      .where('starts_at', '<=', date)
      .where('ends_at', '>', date)
      .execute();
    return new Set(rows.flatMap(({ location_id }) => location_id ?? []));
  }
}
