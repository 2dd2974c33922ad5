import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { NewAuditEvent, Report, ReportTable } from '../db/schema.ts';
import { withEvent } from './auditEvents.ts';

export type ReportFacts = Omit<Report, 'content'>;

const facts = [
  'id',
  'clientId',
  'type',
  'year',
  'title',
  'language',
  'fileName',
  'mediaType',
  'size',
  'publishedAt',
] as const;

export class Reports {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Without their contents; the newest year first. */
  ofClient(clientId: string): Promise<ReportFacts[]> {
    return this.#db
      .selectFrom('report')
      .select(facts)
      .where('clientId', '=', clientId)
      .orderBy('year', 'desc')
      .orderBy('publishedAt', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Without their contents; the newest first. */
  all(): Promise<ReportFacts[]> {
    return this.#db.selectFrom('report').select(facts).orderBy('publishedAt', 'desc').execute();
  }

  async add(report: Insertable<ReportTable>, event: NewAuditEvent | undefined): Promise<void> {
    await withEvent(
      this.#db,
      (db) => db.insertInto('report').values(report).execute(),
      () => event,
    );
  }

  async remove(id: string, event: NewAuditEvent | undefined): Promise<void> {
    await withEvent(
      this.#db,
      (db) => db.deleteFrom('report').where('id', '=', id).executeTakeFirst(),
      ({ numDeletedRows }) => (numDeletedRows > 0n ? event : undefined),
    );
  }

  byId(id: string): Promise<Report | undefined> {
    return this.#db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
  }
}
