import { createHmac } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { everything, within } from '../db/scope.ts';
import { createSecret } from '../access/accessTokens.ts';
import { settingOnce } from './settings.ts';

/** A record after a change, and the result for the caller. */
export interface RecordChange<T, Result> {
  /** Undefined removes it. */
  record: T | undefined;
  /** Seconds since 1970. */
  expiresAt: number;
  result: Result;
}

/** Small records that several processes change. */
export interface SharedRecords {
  /** Changes to the same record come one after the other, also those of other processes. */
  change: <T, Result>(key: string, work: (record: T | undefined) => RecordChange<T, Result>) => Promise<Result>;
}

/** Time between two removals of expired records, seconds. */
const cleaning = 60;

/** @param now seconds since 1970 */
export async function openSharedRecords(db: Db, now: () => number): Promise<SharedRecords> {
  // The counters of `access/quotas.ts` have it, too.
  const secret = await settingOnce(db, 'quota-key', createSecret);
  let cleanedAt = now();

  async function clean(): Promise<void> {
    if (Math.abs(now() - cleanedAt) < cleaning) return;
    cleanedAt = now();
    await db
      .deleteFrom('sharedRecord')
      .where('key', 'in', (of) =>
        of.selectFrom('sharedRecord').select('key').where('expiresAt', '<', now()).forUpdate().skipLocked(),
      )
      .execute();
  }

  async function change<T, Result>(
    name: string,
    work: (record: T | undefined) => RecordChange<T, Result>,
  ): Promise<Result> {
    await clean();
    const key = createHmac('sha256', secret).update(name).digest('base64url');
    return db.transaction().execute(async (transaction) => {
      // Inserts the row or locks it: a query that finds no row would lock nothing.
      const row = await transaction
        .insertInto('sharedRecord')
        .values({ key, content: null, expiresAt: 0 })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
        .returning(['content', 'expiresAt'])
        .executeTakeFirstOrThrow();
      const stored = row.content === null || row.expiresAt < now() ? undefined : (row.content as T);
      const { record, expiresAt, result } = work(stored);
      if (record === undefined) await transaction.deleteFrom('sharedRecord').where('key', '=', key).execute();
      else
        await transaction
          .updateTable('sharedRecord')
          .set({ content: JSON.stringify(record), expiresAt })
          .where('key', '=', key)
          .execute();
      return result;
    });
  }

  // A viewer sees no records.
  return { change: (name, work) => within(everything, () => change(name, work)) };
}
