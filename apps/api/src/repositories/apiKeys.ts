import { setTimeout } from 'node:timers/promises';
import { createSecret, hashSecret } from '../access/accessTokens.ts';
import type { Db } from '../db/database.ts';
import type { ApiKey, NewAuditEvent } from '../db/schema.ts';
import { type EventOf, withEvent } from './auditEvents.ts';

/** The last use is stored once per this time, seconds. */
const useResolution = 60;
/** Uses within this time are stored by one statement, milliseconds: many loggers send at the same time. */
const usesTogether = 200;

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
  /** Ids of keys whose use is not stored yet. */
  readonly #used = new Set<string>();
  #storing: Promise<void> | undefined;
  /** Hashes of the secrets of the next query, and its answer. */
  #asked: { hashes: Set<string>; answer: Promise<Map<string, ApiKey>> } | undefined;
  #asking: Promise<unknown> = Promise.resolve();

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The prefix lets scanners of source code recognise a published key. */
  async create(key: NewApiKey): Promise<CreatedApiKey> {
    return this.#insert(this.#db, key);
  }

  /** @returns undefined if the client has reached the limit of valid keys */
  async createUpTo(limit: number, key: NewApiKey, eventOf: EventOf<ApiKey>): Promise<CreatedApiKey | undefined> {
    const create = async (transaction: Db): Promise<CreatedApiKey | undefined> => {
      // One after the other, so that none is created beyond the limit.
      await transaction.selectFrom('client').select('id').where('id', '=', key.clientId).forUpdate().execute();
      const valid = await transaction
        .selectFrom('apiKey')
        .select('id')
        .where('clientId', '=', key.clientId)
        .where('revokedAt', 'is', null)
        .execute();
      return valid.length < limit ? this.#insert(transaction, key) : undefined;
    };
    return withEvent(this.#db, create, (created) => created && eventOf(created.key));
  }

  /** Oldest first. */
  async all(): Promise<ApiKey[]> {
    return this.#db.selectFrom('apiKey').selectAll().orderBy('createdAt').execute();
  }

  async byId(id: string): Promise<ApiKey | undefined> {
    return this.#db.selectFrom('apiKey').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The key with this secret, unless revoked. Calls during a query share the next one. */
  async ofSecret(secret: string): Promise<ApiKey | undefined> {
    const hash = hashSecret(secret);
    if (this.#asked === undefined) {
      const hashes = new Set<string>();
      const answer = this.#asking.then(() => this.#ofHashes(hashes));
      this.#asked = { hashes, answer };
      this.#asking = answer.catch(() => undefined);
    }
    const { hashes, answer } = this.#asked;
    hashes.add(hash);
    return (await answer).get(hash);
  }

  async #ofHashes(hashes: ReadonlySet<string>): Promise<Map<string, ApiKey>> {
    this.#asked = undefined;
    const keys = await this.#db
      .selectFrom('apiKey')
      .selectAll()
      .where('hash', 'in', [...hashes])
      .where('revokedAt', 'is', null)
      .execute();
    return new Map(keys.map((key) => [key.hash, key]));
  }

  /** Notes that a key was used now. Resolves when it is stored. */
  async used({ id, lastUsedAt }: ApiKey): Promise<void> {
    if (lastUsedAt !== null && this.#date().getTime() - lastUsedAt.getTime() < useResolution * 1000) return;
    this.#used.add(id);
    await (this.#storing ??= this.#storeUses());
  }

  async #storeUses(): Promise<void> {
    await setTimeout(usesTogether);
    const ids = [...this.#used];
    this.#used.clear();
    this.#storing = undefined;
    await this.#db
      .updateTable('apiKey')
      .set({ lastUsedAt: this.#date() })
      .where('id', 'in', (of) =>
        // Another process that stores uses of the same keys does it for both.
        of.selectFrom('apiKey').select('id').where('id', 'in', ids).forUpdate().skipLocked(),
      )
      .execute();
  }

  /** @returns false if there is no such key, or it is revoked already */
  async revoke(id: string, event: NewAuditEvent | undefined): Promise<boolean> {
    const revoked = await withEvent(
      this.#db,
      (db) =>
        db
          .updateTable('apiKey')
          .set({ revokedAt: this.#date() })
          .where('id', '=', id)
          .where('revokedAt', 'is', null)
          .returning('id')
          .executeTakeFirst(),
      (key) => key && event,
    );
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
