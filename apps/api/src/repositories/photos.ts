import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { NewAuditEvent, Photo, PhotoTable } from '../db/schema.ts';
import { withEvent } from './auditEvents.ts';

export type PhotoFacts = Omit<Photo, 'content'>;

const facts = [
  'id',
  'locationId',
  'mediaType',
  'width',
  'height',
  'alt',
  'caption',
  'takenOn',
  'viewDirection',
  'sortOrder',
] as const;

export class Photos {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Without their contents, by station. */
  all(): Promise<PhotoFacts[]> {
    return this.#db
      .selectFrom('photo')
      .select(facts)
      .orderBy('locationId')
      .orderBy('sortOrder')
      .orderBy('id')
      .execute();
  }

  async add(photo: Insertable<PhotoTable>, event: NewAuditEvent | undefined): Promise<void> {
    await withEvent(
      this.#db,
      (db) => db.insertInto('photo').values(photo).execute(),
      () => event,
    );
  }

  async remove(id: string, event: NewAuditEvent | undefined): Promise<void> {
    await withEvent(
      this.#db,
      (db) => db.deleteFrom('photo').where('id', '=', id).executeTakeFirst(),
      ({ numDeletedRows }) => (numDeletedRows > 0n ? event : undefined),
    );
  }

  byId(id: string): Promise<Photo | undefined> {
    return this.#db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst();
  }
}
