import type { Db } from '../db/database.ts';
import type { ClientLogo } from '../db/schema.ts';

/** Logos of the clients. The catalogue says which clients have one. */
export class ClientLogos {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  ofClient(clientId: string): Promise<ClientLogo | undefined> {
    return this.#db.selectFrom('clientLogo').selectAll().where('clientId', '=', clientId).executeTakeFirst();
  }
}
