import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { everything, within } from '../db/scope.ts';
import { sharedLookup } from '../sharedCalls.ts';
import type { AppUser, NewAppUser } from '../db/schema.ts';

export type UserChange = Partial<
  Pick<
    AppUser,
    'userName' | 'fullName' | 'email' | 'phoneNumber' | 'jobTitle' | 'clientId' | 'roles' | 'passwordHash' | 'status'
  >
>;

interface SessionOfUser {
  userId: string;
  /** Id of the session. */
  family: string;
}

export class Users {
  readonly #db: Db;
  readonly #lookUpSession: (session: SessionOfUser) => Promise<AppUser | undefined>;

  constructor(db: Db) {
    this.#db = db;
    // Every call of a signed-in user does it, so calls at the same time share a statement.
    this.#lookUpSession = sharedLookup((asked) => within(everything, () => this.#ofSessions(asked)));
  }

  async byId(id: string): Promise<AppUser | undefined> {
    return this.#db.selectFrom('appUser').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async byName(userName: string): Promise<AppUser | undefined> {
    return this.#db
      .selectFrom('appUser')
      .selectAll()
      .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
      .executeTakeFirst();
  }

  async byEmail(email: string): Promise<AppUser | undefined> {
    return this.#db
      .selectFrom('appUser')
      .selectAll()
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
  }

  async administrators(): Promise<AppUser[]> {
    return this.#db
      .selectFrom('appUser')
      .selectAll()
      .where(sql<boolean>`'administrator' = any(roles)`)
      .execute();
  }

  /** The user of an active session, if enabled and confirmed. */
  ofSession(userId: string, family: string): Promise<AppUser | undefined> {
    return this.#lookUpSession({ userId, family });
  }

  async #ofSessions(asked: readonly SessionOfUser[]): Promise<(AppUser | undefined)[]> {
    const distinct = new Map(asked.map((one) => [`${one.userId} ${one.family}`, one]));
    const sessions = [...distinct.values()];
    const { rows } = await sql<AppUser & { askedFamily: string }>`
      select app_user.*, asked.family as asked_family
      from unnest(
        ${sessions.map(({ userId }) => userId)}::text[], ${sessions.map(({ family }) => family)}::text[]
      ) as asked (user_id, family)
      join app_user on app_user.id = asked.user_id
      where app_user.is_enabled and app_user.status = 'confirmed' and exists (
        select from refresh_token where refresh_token.user_id = asked.user_id and refresh_token.family = asked.family
      )`.execute(this.#db);
    const users = new Map(rows.map(({ askedFamily, ...user }) => [`${user.id} ${askedFamily}`, user]));
    return asked.map(({ userId, family }) => users.get(`${userId} ${family}`));
  }

  async all(): Promise<AppUser[]> {
    return this.#db.selectFrom('appUser').selectAll().orderBy('fullName').execute();
  }

  async ofClient(clientId: string): Promise<AppUser[]> {
    return this.#db.selectFrom('appUser').selectAll().where('clientId', '=', clientId).orderBy('fullName').execute();
  }

  /** @throws 23505 (from the database) if the name or address is taken. */
  async add(user: NewAppUser): Promise<AppUser> {
    return this.#db.insertInto('appUser').values(user).returningAll().executeTakeFirstOrThrow();
  }

  /**
   * Another address ends the links mailed to the one before it: another person may read that mailbox.
   *
   * @throws 23505 (from the database) if the name or address is taken.
   */
  async change(id: string, change: UserChange): Promise<AppUser | undefined> {
    const { email = null } = change;
    return this.#db
      .with('revoked', (db) =>
        db
          .deleteFrom('oneTimeToken')
          .using('appUser')
          .whereRef('appUser.id', '=', 'oneTimeToken.userId')
          .where('userId', '=', id)
          .where(sql<boolean>`app_user.email <> ${email}::text`),
      )
      .updateTable('appUser')
      .set({ ...change, updatedAt: new Date() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  }

  /** Replaces the hash of the same password, unless the password has been changed meanwhile. */
  async renewHash(id: string, from: string, to: string): Promise<void> {
    await this.#db
      .updateTable('appUser')
      .set({ passwordHash: to })
      .where('id', '=', id)
      .where('passwordHash', '=', from)
      .execute();
  }

  /**
   * Whether no administrator would remain without this one. Two administrators who remove each other in transactions
   * follow one another.
   */
  async isLastAdministrator(id: string): Promise<boolean> {
    const administrators = await this.#db
      .selectFrom('appUser')
      .select('id')
      .where(sql<boolean>`'administrator' = any(roles)`)
      .where('isEnabled', '=', true)
      .where('status', '=', 'confirmed')
      .orderBy('id')
      .forUpdate()
      .execute();
    return !administrators.some((one) => one.id !== id);
  }

  /** Other changes of the user wait for the end of the transaction; renewals of its sessions do not. */
  async lock(id: string): Promise<void> {
    await this.#db.selectFrom('appUser').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  }

  /** Deletes sign-ups from before a time that nobody has confirmed, and whose links have been deleted. */
  async removeUnconfirmed(signedUpBefore: Date): Promise<void> {
    await this.#db
      .deleteFrom('appUser')
      .where('status', '=', 'unconfirmed')
      .where('createdByPlatform', '=', 'portal')
      .where('clientId', 'is', null)
      .where('createdAt', '<', signedUpBefore)
      .where((where) =>
        where.not(where.exists(where.selectFrom('oneTimeToken').select('hash').whereRef('userId', '=', 'appUser.id'))),
      )
      .execute();
  }

  /** @returns whether there was one */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('appUser').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
