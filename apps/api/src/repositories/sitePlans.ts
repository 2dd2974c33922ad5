import type { Db } from '../db/database.ts';
import type { SitePlan } from '../db/schema.ts';

/** Pictures of the site plans. The catalogue says which clients have one. */
export class SitePlans {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  ofClient(clientId: string): Promise<SitePlan | undefined> {
    return this.#db.selectFrom('sitePlan').selectAll().where('clientId', '=', clientId).executeTakeFirst();
  }
}
