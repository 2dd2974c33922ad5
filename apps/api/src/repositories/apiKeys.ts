import { createSecret, hashSecret } from '../access/accessTokens.ts';
import type { Db } from '../db/database.ts';
import type { ApiKey } from '../db/schema.ts';

/** The last use is stored once per this time, seconds. */
const useResolution = 60;

export interface NewApiKey {
  name: string;
  clientId: string;
  /** Null: all stations of the client. */
  locationIds: string[] | null;
  createdBy: string;
}

export interface CreatedApiKey {
  key: ApiKey;
  secret: string;
}

/** Keys of machines. A secret is shown once and stored as a hash. */
export class ApiKeys {
  readonly #db: Db;
  /** Seconds since 1970. */
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The prefix lets scanners of source code recognise a published key. */
  async create(key: NewApiKey): Promise<CreatedApiKey> {
    return this.#insert(this.#db, key);
  }

  /** @returns undefined if the client has reached the limit of valid keys */
  async createUpTo(limit: number, key: NewApiKey): Promise<CreatedApiKey | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      // One after the other, so that none is created beyond the limit.
      await transaction.selectFrom('client').select('id').where('id', '=', key.clientId).forUpdate().execute();
      const valid = await transaction
        .selectFrom('apiKey')
        .select('id')
        .where('clientId', '=', key.clientId)
        .where('revokedAt', 'is', null)
        .execute();
      return valid.length < limit ? this.#insert(transaction, key) : undefined;
    });
  }

  /** Oldest first. */
  async all(): Promise<ApiKey[]> {
    return this.#db.selectFrom('apiKey').selectAll().orderBy('createdAt').execute();
  }

  async byId(id: string): Promise<ApiKey | undefined> {
    return this.#db.selectFrom('apiKey').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The key with this secret, unless revoked. */
  async ofSecret(secret: string): Promise<ApiKey | undefined> {
    return this.#db
      .selectFrom('apiKey')
      .selectAll()
      .where('hash', '=', hashSecret(secret))
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
  }

  /** Notes that a key was used now. */
  async used({ id, lastUsedAt }: ApiKey): Promise<void> {
    const now = this.#date();
    if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < useResolution * 1000) return;
    await this.#db.updateTable('apiKey').set({ lastUsedAt: now }).where('id', '=', id).execute();
  }

  /** @returns false if there is no such key, or it is revoked already */
  async revoke(id: string): Promise<boolean> {
    const revoked = await this.#db
      .updateTable('apiKey')
      .set({ revokedAt: this.#date() })
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return revoked !== undefined;
  }

  async #insert(db: Db, key: NewApiKey): Promise<CreatedApiKey> {
    const secret = `zrak_${createSecret()}`;
    const created = await db
      .insertInto('apiKey')
      .values({
        id: `key_${crypto.randomUUID().slice(0, 8)}`,
        ...key,
        hash: hashSecret(secret),
        createdAt: this.#date(),
        revokedAt: null,
        lastUsedAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { key: created, secret };
  }

  #date(): Date {
    return new Date(this.#now() * 1000);
  }
}
