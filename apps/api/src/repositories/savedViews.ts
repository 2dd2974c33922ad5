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
      .selectFrom('savedView')
      .selectAll()
      .where('userId', '=', userId)
      .where('clientId', '=', clientId)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute();
  }

  /** @returns the view of the user that has this id already, if there is one. @throws 23505 (from the database) if another user's has */
  async add(view: SavedView, limit: number): Promise<SavedView | ViewRefusal> {
    return this.#db.transaction().execute(async (transaction) => {
      const held = await lockedOf(transaction, view.userId);
      const earlier = held.find(({ id }) => id === view.id);
      if (earlier !== undefined) return earlier;
      if (held.length >= limit) return 'tooMany';
      if (held.some((one) => hasSameName(one, view))) return 'taken';
      return transaction.insertInto('savedView').values(view).returningAll().executeTakeFirstOrThrow();
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
      if (held.some((one) => one.id !== id && hasSameName(one, changed))) return 'taken';
      await transaction.updateTable('savedView').set(change).where('id', '=', id).execute();
      return changed;
    });
  }

  /** @returns whether the user had a view with this id. */
  async remove(id: string, userId: string): Promise<boolean> {
    const removed = await this.#db
      .deleteFrom('savedView')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }
}

/** Views of a user, locked: the user's next change waits for this one. */
async function lockedOf(transaction: Transaction<Tables>, userId: string): Promise<SavedView[]> {
  await transaction.selectFrom('appUser').select('id').where('id', '=', userId).forUpdate().execute();
  return transaction.selectFrom('savedView').selectAll().where('userId', '=', userId).execute();
}

function hasSameName(one: SavedView, other: SavedView): boolean {
  return one.clientId === other.clientId && one.name === other.name;
}
