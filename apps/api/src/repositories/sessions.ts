import { createHmac, randomUUID } from 'node:crypto';
import type { DeleteQueryBuilder, DeleteResult } from 'kysely';
import { createSecret, hashSecret } from '../access/accessTokens.ts';
import type { Device } from '../access/device.ts';
import type { Db } from '../db/database.ts';
import type { RefreshToken, Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';

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

/** A session as its user sees it. */
export interface ListedSession extends Device {
  family: string;
  familyStartedAt: Date;
  /** When it was begun or last renewed. */
  issuedAt: Date;
}

/** A user who signs in by a script may have any number. */
const mostListed = 100;

export interface Rotation {
  session?: Session;
  /** Whether this is the first renewal of the session, or its first in another hour. */
  isFirstOfHour?: boolean;
  /** The user whose session had expired. */
  expiredOf?: string;
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

  async begin(userId: string, device: Device): Promise<Session> {
    return this.#issue(this.#db, { userId, family: randomUUID(), startedAt: this.#now(), device });
  }

  /** The sessions of a user that can continue, the newest first. */
  async ofUser(userId: string): Promise<ListedSession[]> {
    return this.#db
      .selectFrom('refreshToken')
      .select(['family', 'familyStartedAt', 'issuedAt', 'browser', 'system'])
      .where('userId', '=', userId)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', date(this.#now()))
      .orderBy('issuedAt', 'desc')
      .orderBy('family')
      .limit(mostListed)
      .execute();
  }

  /**
   * Exchanges a token. Callers that present it at the same moment (tabs that wake up together) get the same successor,
   * also from several processes.
   * A caller whose response was lost may present it once more, within a short time and while the successor is unused:
   * the successor is replaced. Any other second use ends the session, because the token may be stolen.
   */
  async rotate(refreshToken: string, device: Device): Promise<Rotation> {
    const now = this.#now();
    const hash = hashSecret(refreshToken);
    return inTransaction(this.#db, async (transaction): Promise<Rotation> => {
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
        await endFamily(transaction, userId, family);
        return { expiredOf: userId };
      }
      const same = await successorOf(transaction, token, refreshToken, now);
      if (same !== undefined) return { session: { userId, family, refreshToken: same } };
      if (token.usedAt !== null && !(await this.#takeBackSuccessor(transaction, token, now))) {
        await endFamily(transaction, userId, family);
        return { reusedBy: userId };
      }
      const nonce = createSecret();
      const successor = derivedFrom(refreshToken, nonce);
      const session = await this.#issue(transaction, { userId, family, startedAt, device }, successor);
      await transaction
        .updateTable('refreshToken')
        .set({ usedAt: date(now), successor: hashSecret(session.refreshToken), nonce, retried: token.usedAt !== null })
        .where('hash', '=', hash)
        .execute();
      return { session, isFirstOfHour: isFirstOfHour(startedAt, token.issuedAt.getTime() / 1000, now) };
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
    const token = await this.#db
      .selectFrom('refreshToken')
      .select(['userId', 'family'])
      .where('hash', '=', hashSecret(refreshToken))
      .executeTakeFirst();
    if (token === undefined) return undefined;
    return (await this.endOne(token.userId, token.family)) ? token.userId : undefined;
  }

  /** Deletes what no session can continue with. */
  async removeExpired(): Promise<void> {
    await this.#db.deleteFrom('refreshToken').where('expiresAt', '<', date(this.#now())).execute();
  }

  /** Ends a session of a user. @returns whether there was one */
  async endOne(userId: string, family: string): Promise<boolean> {
    return endFamily(this.#db, userId, family);
  }

  /** Ends all sessions of a user except the one named. */
  async endAll(userId: string, except?: string): Promise<void> {
    let sessions = this.#db.deleteFrom('refreshToken').where('userId', '=', userId);
    if (except !== undefined) sessions = sessions.where('family', '<>', except);
    await untilNothingIsLeft(sessions);
  }

  async #issue(db: Db, { userId, family, startedAt, device }: Issue, refreshToken = createSecret()): Promise<Session> {
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
        ...device,
      })
      .execute();
    return { userId, family, refreshToken };
  }
}

/** Session of a new token. */
interface Issue {
  userId: string;
  family: string;
  /** Seconds since 1970. */
  startedAt: number;
  device: Device;
}

function endFamily(db: Db, userId: string, family: string): Promise<boolean> {
  return untilNothingIsLeft(db.deleteFrom('refreshToken').where('userId', '=', userId).where('family', '=', family));
}

/**
 * A statement does not see the successor that a renewal at the same moment adds, but waits for the token that it replaces.
 * Only a statement that finds nothing proves that nothing is left. @returns whether there was anything
 */
async function untilNothingIsLeft(tokens: DeleteQueryBuilder<Tables, 'refreshToken', DeleteResult>): Promise<boolean> {
  let hasDeleted = false;
  for (;;) {
    const { numDeletedRows } = await tokens.executeTakeFirst();
    if (numDeletedRows === 0n) return hasDeleted;
    hasDeleted = true;
  }
}

/** @param renewedAt of the renewal before, or the start of the session; seconds */
function isFirstOfHour(startedAt: number, renewedAt: number, now: number): boolean {
  const hour = (time: number) => Math.floor((time - startedAt) / 3600);
  return renewedAt === startedAt || hour(now) > hour(renewedAt);
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
