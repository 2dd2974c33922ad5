import { type QueryExecutorProvider, sql, type Transaction } from 'kysely';
import type { CopySession } from '../db/copySession.ts';
import { migrate, migrationNames, recordedNames } from '../db/migrate.ts';
import type { Tables } from '../db/schema.ts';
import type { BackupFile } from './backupFile.ts';
import { schemaOf } from './manifest.ts';
import { BackupRefusal } from './refusal.ts';
import { keptTables, leftOutTables, rowCounts, schemaTables } from './tables.ts';

/** Rows of each table of an installation that a restore would replace; none of a new database. */
export async function contentOf(session: CopySession): Promise<Map<string, number>> {
  return session.read(async (db) => {
    const recorded = [...(await recordedNames(db))].sort();
    const own = migrationNames();
    if (recorded.every((name) => own.includes(name))) return rowCounts(db);
    throw new BackupRefusal('backup.newerDatabase', { schema: schemaOf(recorded), own: schemaOf(own) });
  });
}

type Access = Record<'users' | 'roles' | 'administrators' | 'keys', number>;

/** Numbers of those who have access to an installation. */
export async function accessOf(session: CopySession): Promise<Access> {
  return session.read(async (db) => {
    const { rows } = await sql<Access>`
      select count(*)::int as users, coalesce(sum(cardinality(roles)), 0)::int as roles,
        count(*) filter (where 'administrator' = any(roles))::int as administrators,
        (select count(*)::int from api_key where revoked_at is null) as keys
      from app_user`.execute(db);
    return rows[0]!;
  });
}

/** Other sessions of Zrak on the database. A server that starts, or has lost its connections, has none. */
export async function otherSessions(session: CopySession): Promise<number> {
  if (session.kind === 'embedded') return 0;
  return session.read(async (db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
        and application_name = current_setting('application_name')`.execute(db);
    return rows[0]!.count;
  });
}

/** Replaces everything in a database by the backup, and brings its tables up to date, in one transaction. */
export async function restoreBackup(
  backup: BackupFile,
  session: CopySession,
  onTable?: (name: string) => void,
): Promise<void> {
  await session.write(async (db) => {
    await loadBackup(backup, session, db, onTable);
    await migrate(db, session.runScript);
  });
}

/** Replaces everything in a database by the backup. Its tables are then those of the backup. */
export async function loadBackup(
  backup: BackupFile,
  session: CopySession,
  db: Transaction<Tables>,
  onTable: (name: string) => void = () => undefined,
): Promise<void> {
  const { manifest } = backup;
  await bringTo(manifest.migrations, session, db);
  const guarded = await guardedTables(db);
  // COPY refuses a table whose policies apply to its owner. Nobody else sees that they do not for the moment.
  await setGuard(db, guarded, 'no force');
  for (const table of manifest.tables) {
    onTable(table.name);
    const rows = await session.copyIn(table, await backup.rowsOf(table.name));
    if (rows !== table.rows) throw new BackupRefusal('backup.damaged', { part: table.name });
  }
  await setGuard(db, guarded, 'force');
  for (const [name, value] of Object.entries(manifest.sequences)) {
    await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint, false)`.execute(db);
  }
}

/** Empty tables of the schema of a backup. */
async function bringTo(migrations: readonly string[], session: CopySession, db: Transaction<Tables>): Promise<void> {
  const recorded = await recordedNames(db);
  if ([...recorded].some((name) => !migrations.includes(name))) await dropTables(db);
  await migrate(db, session.runScript, migrations.at(-1));
  const filled = await existing(db, [...keptTables, ...leftOutTables]);
  await sql`truncate ${sql.join(filled.map((name) => sql.table(name)))}`.execute(db);
}

/** Tables, functions and sequences of the migrations. Anything else in the schema stays, or refuses the removal. */
async function dropTables(db: QueryExecutorProvider): Promise<void> {
  const tables = await existing(db, [...keptTables, ...leftOutTables, ...schemaTables]);
  await sql`drop table ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db);
  const { rows } = await sql<{ drop: string }>`
    select format('drop function %s', p.oid::regprocedure) as drop from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace where n.nspname = current_schema() and p.proname like 'zrak\\_%'
    union all
    select format('drop sequence %I', sequencename) from pg_sequences
    where schemaname = current_schema() and sequencename = 'measurement_revision'`.execute(db);
  for (const { drop } of rows) await sql.raw(drop).execute(db);
}

async function existing(db: QueryExecutorProvider, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename::text as name from pg_tables
    where schemaname = current_schema() and tablename in (${sql.join(names)})`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tables whose policies apply to their owner too. */
async function guardedTables(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relforcerowsecurity`.execute(db);
  return rows.map(({ name }) => name);
}

async function setGuard(db: QueryExecutorProvider, tables: string[], how: 'force' | 'no force'): Promise<void> {
  for (const name of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(how)} row level security`.execute(db);
  }
}
