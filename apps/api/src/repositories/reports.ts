import type { Db } from '../db/database.ts';
import type { Report } from '../db/schema.ts';

export type ReportFacts = Omit<Report, 'content'>;

const facts = [
  'id',
  'client_id',
  'type',
  'year',
  'title',
  'language',
  'file_name',
  'media_type',
  'size',
  'published_at',
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
      .where('client_id', '=', clientId)
      .orderBy('year', 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .execute();
  }

  byId(id: string): Promise<Report | undefined> {
    return this.#db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
  }
}
