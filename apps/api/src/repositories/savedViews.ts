import type { Transaction } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SavedView, Tables } from '../db/schema.ts';

/** Reason for refusing a view: the user has the maximum number of views, or one with this name. */
export type ViewRefusal = 'tooMany' | 'taken';

/** Views of the comparison screens that users have saved. */
export class SavedViews {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Newest first. */
  async ofUser(userId: string, clientId: string): Promise<SavedView[]> {
    return this.#db
      .selectFrom('saved_view')
      .selectAll()
      .where('user_id', '=', userId)
      .where('client_id', '=', clientId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  }

  async add(view: SavedView, limit: number): Promise<SavedView | ViewRefusal> {
    return this.#db.transaction().execute(async (transaction) => {
      const held = await lockedOf(transaction, view.user_id);
      if (held.length >= limit) return 'tooMany';
      if (held.some((one) => isNamesake(one, view))) return 'taken';
      return transaction.insertInto('saved_view').values(view).returningAll().executeTakeFirstOrThrow();
    });
  }

  /** @returns undefined if the user has no view with this id. */
  async change(
    id: string,
    userId: string,
    change: Pick<SavedView, 'name' | 'search'>,
  ): Promise<SavedView | ViewRefusal | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const held = await lockedOf(transaction, userId);
      const before = held.find((one) => one.id === id);
      if (before === undefined) return undefined;
      const changed = { ...before, ...change };
      if (held.some((one) => one.id !== id && isNamesake(one, changed))) return 'taken';
      await transaction.updateTable('saved_view').set(change).where('id', '=', id).execute();
      return changed;
    });
  }

  /** @returns whether the user had a view with this id. */
  async remove(id: string, userId: string): Promise<boolean> {
    const removed = await this.#db
      .deleteFrom('saved_view')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }
}

/** Views of a user, locked: the user's next change waits for this one. */
async function lockedOf(transaction: Transaction<Tables>, userId: string): Promise<SavedView[]> {
  await transaction.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  return transaction.selectFrom('saved_view').selectAll().where('user_id', '=', userId).execute();
}

function isNamesake(one: SavedView, other: SavedView): boolean {
  return one.client_id === other.client_id && one.name === other.name;
}
