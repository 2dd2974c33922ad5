import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { AppUser, NewAppUser } from '../db/schema.ts';

export type UserChange = Partial<
  Pick<
    AppUser,
    'userName' | 'fullName' | 'email' | 'phoneNumber' | 'jobTitle' | 'clientId' | 'roles' | 'passwordHash' | 'status'
  >
>;

export class Users {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
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

  async hasAdministrator(): Promise<boolean> {
    const found = await this.#db
      .selectFrom('appUser')
      .select('id')
      .where(sql<boolean>`'administrator' = any(roles)`)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** The user of a session that has not ended, if enabled and confirmed. */
  async ofSession(userId: string, family: string): Promise<AppUser | undefined> {
    return this.#db
      .selectFrom('appUser')
      .selectAll()
      .where('id', '=', userId)
      .where('isEnabled', '=', true)
      .where('status', '=', 'confirmed')
      .where((where) =>
        where.exists(
          where
            .selectFrom('refreshToken')
            .select(sql`1`.as('one'))
            .whereRef('refreshToken.userId', '=', 'appUser.id')
            .where('refreshToken.family', '=', family),
        ),
      )
      .executeTakeFirst();
  }

  async all(): Promise<AppUser[]> {
    return this.#db.selectFrom('appUser').selectAll().orderBy('fullName').execute();
  }

  async ofClient(clientId: string): Promise<AppUser[]> {
    return this.#db.selectFrom('appUser').selectAll().where('clientId', '=', clientId).orderBy('fullName').execute();
  }

  /** @throws the database's 23505 when name or address is taken. */
  async add(user: NewAppUser): Promise<AppUser> {
    return this.#db.insertInto('appUser').values(user).returningAll().executeTakeFirstOrThrow();
  }

  /** @throws the database's 23505 when name or address is taken. */
  async change(id: string, change: UserChange): Promise<AppUser | undefined> {
    return this.#db
      .updateTable('appUser')
      .set({ ...change, updatedAt: new Date() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  }

  /**
   * Does what takes an administrator away, unless nobody would be left to administrate.
   * Two who take each other away at once wait here for one another.
   */
  async unlessLastAdministrator<T>(id: string, work: (users: Users) => Promise<T>): Promise<T | 'last'> {
    return this.#db.transaction().execute(async (transaction) => {
      const administrators = await transaction
        .selectFrom('appUser')
        .select('id')
        .where(sql<boolean>`'administrator' = any(roles)`)
        .where('isEnabled', '=', true)
        .where('status', '=', 'confirmed')
        .orderBy('id')
        .forUpdate()
        .execute();
      return administrators.some((one) => one.id !== id) ? work(new Users(transaction)) : 'last';
    });
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('appUser').where('id', '=', id).execute();
  }
}
