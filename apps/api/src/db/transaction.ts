import type { Db } from './database.ts';

/** Runs work in the transaction that `db` is, otherwise in a new one. */
export function inTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
