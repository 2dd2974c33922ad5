import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { everything, within } from '../db/scope.ts';

/**
 * Returns a value that is decided once per installation and stored: the first caller decides, also among several
 * processes. A viewer sees none of these values.
 */
export async function settingOnce(db: Db, key: string, decide: () => string): Promise<string> {
  return within(everything, () => storedOrDecided(db, key, decide));
}

async function storedOrDecided(db: Db, key: string, decide: () => string): Promise<string> {
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

/**
 * Whether the caller is the first of all processes on this day, or a later one. A day in the future was stored by a clock
 * that was wrong.
 *
 * @param day days since 1970
 */
export async function claimDay(db: Db, key: string, day: number): Promise<boolean> {
  const { rows } = await sql`
    insert into setting (key, value) values (${key}, ${String(day)})
    on conflict (key) do update set value = excluded.value where setting.value::integer < excluded.value::integer
      or setting.value::integer > excluded.value::integer + 1
    returning key`.execute(db);
  return rows.length > 0;
}

/** Gives a claimed day back, whose work has failed. */
export async function releaseDay(db: Db, key: string, day: number): Promise<void> {
  await db
    .updateTable('setting')
    .set({ value: String(day - 1) })
    .where('key', '=', key)
    .where('value', '=', String(day))
    .execute();
}
