import { randomUUID } from 'node:crypto';
import { createSecret, hashSecret } from '../access/accessTokens.ts';
import type { Db } from '../db/database.ts';

/** Seconds: a session ends after an hour without use, and after half a day in any case. */
const idleLimit = 3600;
const sessionLimit = 12 * 3600;

export interface Session {
  userId: string;
  /** Id of the session: all refresh tokens that grew from one sign-in. */
  family: string;
  /** Shown once; only its hash is kept. */
  refreshToken: string;
}

/** Refresh tokens, each good for one use. */
export class Sessions {
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async begin(userId: string): Promise<Session> {
    const now = this.#now();
    await this.#db
      .deleteFrom('refresh_token')
      .where('user_id', '=', userId)
      .where('expires_at', '<', date(now))
      .execute();
    return this.#issue(userId, randomUUID(), now);
  }

  /** Exchanges a token. One that was used before ends its session, because somebody else may have it. */
  async rotate(refreshToken: string): Promise<Session | undefined> {
    const now = this.#now();
    const hash = hashSecret(refreshToken);
    const taken = await this.#db
      .updateTable('refresh_token')
      .set({ used_at: date(now) })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', date(now))
      .returningAll()
      .executeTakeFirst();
    if (taken === undefined) {
      await this.end(refreshToken);
      return undefined;
    }
    return this.#issue(taken.user_id, taken.family, taken.family_started_at.getTime() / 1000);
  }

  /** Ends the session a token belongs to; unknown tokens change nothing. */
  async end(refreshToken: string): Promise<void> {
    await this.#db
      .deleteFrom('refresh_token')
      .where('family', 'in', (from) =>
        from.selectFrom('refresh_token').select('family').where('hash', '=', hashSecret(refreshToken)),
      )
      .execute();
  }

  /** Ends all sessions of a user but the one named. */
  async endAll(userId: string, except?: string): Promise<void> {
    let sessions = this.#db.deleteFrom('refresh_token').where('user_id', '=', userId);
    if (except !== undefined) sessions = sessions.where('family', '<>', except);
    await sessions.execute();
  }

  async #issue(userId: string, family: string, startedAt: number): Promise<Session> {
    const now = this.#now();
    const refreshToken = createSecret();
    await this.#db
      .insertInto('refresh_token')
      .values({
        hash: hashSecret(refreshToken),
        family,
        user_id: userId,
        family_started_at: date(startedAt),
        issued_at: date(now),
        expires_at: date(Math.min(now + idleLimit, startedAt + sessionLimit)),
        used_at: null,
      })
      .execute();
    return { userId, family, refreshToken };
  }
}

function date(seconds: number): Date {
  return new Date(seconds * 1000);
}
