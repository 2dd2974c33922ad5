import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { AppUser, NewAppUser } from '../db/schema.ts';

export type UserChange = Partial<
  Pick<
    AppUser,
    | 'user_name'
    | 'full_name'
    | 'email'
    | 'phone_number'
    | 'job_title'
    | 'client_id'
    | 'roles'
    | 'password_hash'
    | 'status'
  >
>;

export class Users {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async byId(id: string): Promise<AppUser | undefined> {
    return this.#db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async byName(userName: string): Promise<AppUser | undefined> {
    return this.#db
      .selectFrom('app_user')
      .selectAll()
      .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
      .executeTakeFirst();
  }

  async byEmail(email: string): Promise<AppUser | undefined> {
    return this.#db
      .selectFrom('app_user')
      .selectAll()
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
  }

  async hasAdministrator(): Promise<boolean> {
    const found = await this.#db
      .selectFrom('app_user')
      .select('id')
      .where(sql<boolean>`'administrator' = any(roles)`)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** The user of an active session, if enabled and confirmed. */
  async ofSession(userId: string, family: string): Promise<AppUser | undefined> {
    return this.#db
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', userId)
      .where('is_enabled', '=', true)
      .where('status', '=', 'confirmed')
      .where((where) =>
        where.exists(
          where
            .selectFrom('refresh_token')
            .select(sql`1`.as('one'))
            .whereRef('refresh_token.user_id', '=', 'app_user.id')
            .where('refresh_token.family', '=', family),
        ),
      )
      .executeTakeFirst();
  }

  async all(): Promise<AppUser[]> {
    return this.#db.selectFrom('app_user').selectAll().orderBy('full_name').execute();
  }

  async ofClient(clientId: string): Promise<AppUser[]> {
    return this.#db.selectFrom('app_user').selectAll().where('client_id', '=', clientId).orderBy('full_name').execute();
  }

  /** @throws 23505 (from the database) if the name or address is taken. */
  async add(user: NewAppUser): Promise<AppUser> {
    return this.#db.insertInto('app_user').values(user).returningAll().executeTakeFirstOrThrow();
  }

  /** @throws 23505 (from the database) if the name or address is taken. */
  async change(id: string, change: UserChange): Promise<AppUser | undefined> {
    return this.#db
      .updateTable('app_user')
      .set({ ...change, updated_at: new Date() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  }

  /**
   * Runs work that removes an administrator, unless no other administrator would remain. Serialises two administrators
   * who remove each other.
   */
  async unlessLastAdministrator<T>(id: string, work: (users: Users) => Promise<T>): Promise<T | 'last'> {
    return this.#db.transaction().execute(async (transaction) => {
      const administrators = await transaction
        .selectFrom('app_user')
        .select('id')
        .where(sql<boolean>`'administrator' = any(roles)`)
        .where('is_enabled', '=', true)
        .where('status', '=', 'confirmed')
        .orderBy('id')
        .forUpdate()
        .execute();
      return administrators.some((one) => one.id !== id) ? work(new Users(transaction)) : 'last';
    });
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('app_user').where('id', '=', id).execute();
  }
}
