import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { StartError } from '../settings.ts';
import { texts } from '../texts.ts';
import type { Tables } from './schema.ts';
import { everything, within } from './scope.ts';

/** Runs several statements separated by semicolons, in the transaction of `db`. */
export type RunScript = (db: QueryExecutorProvider, script: string) => Promise<void>;

/**
 * Applies the files of `migrations/` in the order of their names, each once, all in one transaction. Processes that start
 * at the same time on PostgreSQL wait for each other: Kysely takes an advisory lock.
 *
 * @param last the last file that is applied; all without it
 * @throws StartError if a later version has migrated the database: this one does not know how to write to it
 */
export async function migrate(
  db: Kysely<Tables>,
  runScript: RunScript,
  last = migrationNames().at(-1)!,
): Promise<void> {
  await within(everything, async () => {
    const files = migrationFiles(runScript, last);
    // Kysely reads the whole catalogue of the database at each call: half a second of every start with PGlite.
    const recorded = await recordedNames(db);
    refuseLater(recorded);
    if (Object.keys(files).every((name) => recorded.has(name))) return;
    const { Migrator } = await import('kysely/migration');
    await renameTimestamp(db);
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => files },
      migrationTableName: 'migration',
      migrationLockTableName: 'migration_lock',
      // Without a schema, Kysely takes a table of this name in any schema for its own.
      migrationTableSchema: rows[0]!.name,
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}

function refuseLater(recorded: ReadonlySet<string>): void {
  const own = migrationNames().at(-1)!;
  const latest = [...recorded].sort().at(-1);
  if (latest === undefined || latest <= own) return;
  const numberOf = (name: string): string => name.split('_')[0]!;
  const schemas = { schema: numberOf(latest), own: numberOf(own) };
  throw new StartError(texts.in('en')('backup.newerDatabase', schemas));
}

const folder = join(import.meta.dirname, 'migrations');

/** Of this version, in their order. */
export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

function migrationFiles(runScript: RunScript, last: string): Record<string, Migration> {
  const names = migrationNames().filter((name) => name <= last);
  const migrationOf = (name: string): Migration => ({
    up: (db) => runScript(db, readFileSync(join(folder, name), 'utf8')),
  });
  return Object.fromEntries(names.map((name) => [name, migrationOf(name)]));
}

/** Migrations that were applied to a database. */
export async function recordedNames(db: QueryExecutorProvider): Promise<Set<string>> {
  const { rows: tables } = await sql<{
    exists: boolean;
  }>`select to_regclass('migration') is not null as exists`.execute(db);
  if (!tables[0]!.exists) return new Set();
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Databases of earlier versions record the same names, and the time in `applied_at`. Kysely reads `timestamp`. */
async function renameTimestamp(db: QueryExecutorProvider): Promise<void> {
  await sql`
    do $$ begin
      if exists (
        select from information_schema.columns
        where table_schema = current_schema() and table_name = 'migration' and column_name = 'applied_at'
      ) then
        alter table migration rename column applied_at to "timestamp";
      end if;
    exception when undefined_column then null; -- another process has renamed it in the meantime
    end $$`.execute(db);
}
