import type { Db } from '../db/database.ts';

/**
 * Returns a value that is decided once per installation and stored: the first caller decides, also among several
 * processes.
 */
export async function settingOnce(db: Db, key: string, decide: () => string): Promise<string> {
  const stored = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  if (stored !== undefined) return stored.value;
  await db
    .insertInto('setting')
    .values({ key, value: decide() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return value;
}
