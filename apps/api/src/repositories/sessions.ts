import { createHmac, randomUUID } from 'node:crypto';
import { createSecret, hashSecret } from '../access/accessTokens.ts';
import type { Db } from '../db/database.ts';
import type { RefreshToken } from '../db/schema.ts';

/** A session ends after an hour without use, and after twelve hours in any case; seconds. */
const idleLimit = 3600;
const sessionLimit = 12 * 3600;
/** Time in which a token may be presented again because its response was lost, seconds. */
const grace = 30;
/** Time in which several uses of one token count as one, seconds. */
const together = 2;

export interface Session {
  userId: string;
  /** Id of the session: all refresh tokens derived from one sign-in. */
  family: string;
  /** Returned once; only its hash is stored. */
  refreshToken: string;
}

export interface Rotation {
  session?: Session;
  /** The user whose session has ended because the token had been used before. */
  reusedBy?: string | undefined;
}

/** Refresh tokens, each valid for one use. See docs/decisions/0005. */
export class Sessions {
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async begin(userId: string): Promise<Session> {
    return this.#issue(this.#db, userId, randomUUID(), this.#now());
  }

  /**
   * Exchanges a token. Callers that present it at the same moment (tabs that wake up together) get the same successor,
   * also from several processes.
   * A caller whose response was lost may present it once more, within a short time and while the successor is unused:
   * the successor is replaced. Any other second use ends the session, because the token may be stolen.
   */
  async rotate(refreshToken: string): Promise<Rotation> {
    const now = this.#now();
    const hash = hashSecret(refreshToken);
    return this.#db.transaction().execute(async (transaction): Promise<Rotation> => {
      const token = await transaction
        .selectFrom('refreshToken')
        .selectAll()
        .where('hash', '=', hash)
        .forUpdate()
        .executeTakeFirst();
      if (token === undefined) return {};
      const { userId, family } = token;
      const startedAt = token.familyStartedAt.getTime() / 1000;
      if (token.expiresAt.getTime() / 1000 <= now) {
        await transaction.deleteFrom('refreshToken').where('family', '=', family).execute();
        return {};
      }
      const same = await successorOf(transaction, token, refreshToken, now);
      if (same !== undefined) return { session: { userId, family, refreshToken: same } };
      if (token.usedAt !== null && !(await this.#takeBackSuccessor(transaction, token, now))) {
        await transaction.deleteFrom('refreshToken').where('family', '=', family).execute();
        return { reusedBy: userId };
      }
      const nonce = createSecret();
      const session = await this.#issue(transaction, userId, family, startedAt, derivedFrom(refreshToken, nonce));
      await transaction
        .updateTable('refreshToken')
        .set({ usedAt: date(now), successor: hashSecret(session.refreshToken), nonce, retried: token.usedAt !== null })
        .where('hash', '=', hash)
        .execute();
      return { session };
    });
  }

  /** The successor becomes a used token: presenting it ends the session. */
  async #takeBackSuccessor(db: Db, { usedAt, retried, successor }: RefreshToken, now: number): Promise<boolean> {
    if (usedAt === null || retried || successor === null || usedAt.getTime() / 1000 < now - grace) return false;
    const taken = await db
      .updateTable('refreshToken')
      .set({ usedAt: date(now), retried: true })
      .where('hash', '=', successor)
      .where('usedAt', 'is', null)
      .returning('hash')
      .executeTakeFirst();
    return taken !== undefined;
  }

  /** Ends the session of a token and returns its user; unknown tokens change nothing. */
  async end(refreshToken: string): Promise<string | undefined> {
    const ended = await this.#db
      .deleteFrom('refreshToken')
      .where('family', 'in', (from) =>
        from.selectFrom('refreshToken').select('family').where('hash', '=', hashSecret(refreshToken)),
      )
      .returning('userId')
      .execute();
    return ended[0]?.userId;
  }

  /** Deletes what no session can continue with. */
  async removeExpired(): Promise<void> {
    await this.#db.deleteFrom('refreshToken').where('expiresAt', '<', date(this.#now())).execute();
  }

  /** Ends all sessions of a user except the one named. */
  async endAll(userId: string, except?: string): Promise<void> {
    let sessions = this.#db.deleteFrom('refreshToken').where('userId', '=', userId);
    if (except !== undefined) sessions = sessions.where('family', '<>', except);
    await sessions.execute();
  }

  async #issue(
    db: Db,
    userId: string,
    family: string,
    startedAt: number,
    refreshToken = createSecret(),
  ): Promise<Session> {
    const now = this.#now();
    await db
      .insertInto('refreshToken')
      .values({
        hash: hashSecret(refreshToken),
        family,
        userId,
        familyStartedAt: date(startedAt),
        issuedAt: date(now),
        expiresAt: date(Math.min(now + idleLimit, startedAt + sessionLimit)),
        usedAt: null,
      })
      .execute();
    return { userId, family, refreshToken };
  }
}

/** A successor: only a caller with the token itself can compute it, because the database holds hash and nonce alone. */
function derivedFrom(token: string, nonce: string): string {
  return createHmac('sha256', token).update(nonce).digest('base64url');
}

/** The unused successor of a token that was exchanged a moment ago, perhaps by another process. */
async function successorOf(
  db: Db,
  { usedAt, nonce, successor: hash }: RefreshToken,
  token: string,
  now: number,
): Promise<string | undefined> {
  if (usedAt === null || nonce === null || usedAt.getTime() / 1000 < now - together) return undefined;
  const successor = derivedFrom(token, nonce);
  if (hashSecret(successor) !== hash) return undefined;
  const unused = await db
    .selectFrom('refreshToken')
    .select('hash')
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return unused === undefined ? undefined : successor;
}

function date(seconds: number): Date {
  return new Date(seconds * 1000);
}
