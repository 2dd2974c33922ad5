import { createSecret, hashSecret } from '../access/accessTokens.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';

export type Purpose = 'confirm-user' | 'reset-password';

/** Lifetime of a mailed link, seconds. */
const linkLifetime = 3600;

/** Entered in a sign-up, and in force once its link is confirmed. */
export interface SignUp {
  passwordHash: string;
  fullName: string;
}

/**
 * Tokens of mailed links: valid once and for one hour. A newer link to reset a password replaces the older one. Of several
 * sign-ups with one address all links are valid, because each carries the password entered in that sign-up.
 */
export class OneTimeTokens {
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async issue(userId: string, purpose: Purpose, signUp?: SignUp): Promise<string> {
    const now = this.#now();
    const token = createSecret();
    await inTransaction(this.#db, async (transaction) => {
      const older = transaction.deleteFrom('oneTimeToken').where('userId', '=', userId).where('purpose', '=', purpose);
      await (signUp ? older.where('expiresAt', '<=', new Date(now * 1000)) : older).execute();
      await transaction
        .insertInto('oneTimeToken')
        .values({
          hash: hashSecret(token),
          userId,
          purpose,
          issuedAt: new Date(now * 1000),
          expiresAt: new Date((now + linkLifetime) * 1000),
          usedAt: null,
          passwordHash: signUp?.passwordHash ?? null,
          fullName: signUp?.fullName ?? null,
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

  /** Uses up a token. Of several concurrent calls, one succeeds. */
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

  /** Uses up the link of a sign-up, and voids the links of other sign-ups with the same address; in a transaction. */
  async useSignUp(token: string, userId: string): Promise<Partial<SignUp> | undefined> {
    if (!(await this.use(token, userId, 'confirm-user'))) return undefined;
    const rows = await this.#db
      .deleteFrom('oneTimeToken')
      .where('userId', '=', userId)
      .where('purpose', '=', 'confirm-user')
      .returning(['hash', 'passwordHash', 'fullName'])
      .execute();
    const used = rows.find(({ hash }) => hash === hashSecret(token))!;
    return used.passwordHash === null || used.fullName === null
      ? {}
      : { passwordHash: used.passwordHash, fullName: used.fullName };
  }

  /** Deletes links that are no longer valid. */
  async removeExpired(): Promise<void> {
    await this.#db
      .deleteFrom('oneTimeToken')
      .where('expiresAt', '<', new Date(this.#now() * 1000))
      .execute();
  }

  /** Links sent before a change of the password become invalid. */
  async revoke(userId: string): Promise<void> {
    await this.#db
      .deleteFrom('oneTimeToken')
      .where('userId', '=', userId)
      .where('purpose', '=', 'reset-password')
      .execute();
  }
}
