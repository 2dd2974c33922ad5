import type { Db } from '../db/database.ts';
import type { Photo } from '../db/schema.ts';

export type PhotoFacts = Omit<Photo, 'content'>;

const facts = [
  'id',
  'location_id',
  'media_type',
  'width',
  'height',
  'alt',
  'caption',
  'taken_on',
  'view_direction',
  'sort_order',
] as const;

export class Photos {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Without their contents; the most informative first. */
  ofLocation(locationId: string): Promise<PhotoFacts[]> {
    return this.#db
      .selectFrom('photo')
      .select(facts)
      .where('location_id', '=', locationId)
      .orderBy('sort_order')
      .orderBy('id')
      .execute();
  }

  byId(id: string): Promise<Photo | undefined> {
    return this.#db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst();
  }
}
