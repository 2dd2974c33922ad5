import type { Db } from '../db/database.ts';
import type { Photo } from '../db/schema.ts';

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

  /** Without their contents; the most telling first. */
  ofLocation(locationId: string): Promise<PhotoFacts[]> {
    return this.#db
      .selectFrom('photo')
      .select(facts)
      .where('locationId', '=', locationId)
      .orderBy('sortOrder')
      .orderBy('id')
      .execute();
  }

  byId(id: string): Promise<Photo | undefined> {
    return this.#db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst();
  }
}
