import { createSecret, hashSecret } from '../access/accessTokens.ts';
import type { Db } from '../db/database.ts';

export type Purpose = 'confirm-user' | 'reset-password';

/** Seconds a mailed link is good for. */
const linkLifetime = 3600;

/** Tokens of mailed links: one use, one hour, and dead as soon as a newer one is sent. */
export class OneTimeTokens {
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async issue(userId: string, purpose: Purpose): Promise<string> {
    const now = this.#now();
    const token = createSecret();
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('oneTimeToken')
        .where('userId', '=', userId)
        .where('purpose', '=', purpose)
        .execute();
      await transaction
        .insertInto('oneTimeToken')
        .values({
          hash: hashSecret(token),
          userId,
          purpose,
          issuedAt: new Date(now * 1000),
          expiresAt: new Date((now + linkLifetime) * 1000),
          usedAt: null,
        })
        .execute();
    });
    return token;
  }

  async isGood(token: string, userId: string, purpose: Purpose): Promise<boolean> {
    const found = await this.#db
      .selectFrom('oneTimeToken')
      .select('hash')
      .where('hash', '=', hashSecret(token))
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', new Date(this.#now() * 1000))
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Uses a token up. Of many who try at once one succeeds. */
  async use(token: string, userId: string, purpose: Purpose): Promise<boolean> {
    const now = new Date(this.#now() * 1000);
    const used = await this.#db
      .updateTable('oneTimeToken')
      .set({ usedAt: now })
      .where('hash', '=', hashSecret(token))
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('hash')
      .executeTakeFirst();
    return used !== undefined;
  }

  /** A changed password makes links sent before worthless. */
  async revoke(userId: string): Promise<void> {
    await this.#db
      .deleteFrom('oneTimeToken')
      .where('userId', '=', userId)
      .where('purpose', '=', 'reset-password')
      .execute();
  }
}
