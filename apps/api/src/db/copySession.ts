import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect, sql, type Transaction, type TransactionBuilder } from 'kysely';
import { StartError } from '../settings.ts';
import { applicationName, type DatabaseOptions } from './database.ts';
import { EmbeddedDatabase } from './embedded.ts';
import { embeddedDialect } from './embeddedDialect.ts';
import { lockFolder } from './folderLock.ts';
import type { RunScript } from './migrate.ts';
import type { Tables } from './schema.ts';
import { wholeRows } from './wholeRows.ts';

/** Names as in SQL. */
export interface CopiedTable {
  name: string;
  columns: readonly string[];
}

/**
 * One connection that reads and writes whole tables with COPY, in its text format: a line for each row, the same from
 * PGlite and PostgreSQL. `copyOut`, `copyIn` and `runScript` belong to the open transaction.
 */
export interface CopySession {
  kind: 'embedded' | 'postgresql';
  /** Reads see the database as it was at the first of them. */
  read: <T>(work: (db: Transaction<Tables>) => Promise<T>) => Promise<T>;
  write: <T>(work: (db: Transaction<Tables>) => Promise<T>) => Promise<T>;
  copyOut: (table: CopiedTable) => AsyncIterable<Uint8Array>;
  /** @returns number of rows */
  copyIn: (table: CopiedTable, rows: AsyncIterable<Uint8Array>) => Promise<number>;
  runScript: RunScript;
  close: () => Promise<void>;
}

type Options = Pick<DatabaseOptions, 'databaseUrl' | 'dataFolder'> & {
  /** Whether a missing embedded database is created. */
  creates: boolean;
};

/**
 * Opens the database as it is: its tables are not brought up to date.
 * @throws StartError when the folder is locked or has no database, or PostgreSQL does not answer
 */
export async function openCopySession({ databaseUrl, dataFolder, creates }: Options): Promise<CopySession> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  const folder = join(dataFolder, 'database');
  if (!creates && !existsSync(folder)) throw new StartError(`There is no database in ${dataFolder}.`);
  return openEmbedded(dataFolder, folder);
}

/** A statement such as the loading of one blob, or a migration, milliseconds. */
const statementTimeout = 600_000;
/** Of the blobs by which the embedded database reads and writes, bytes. */
const blobSize = 4 * 1024 * 1024;

async function openEmbedded(dataFolder: string, folder: string): Promise<CopySession> {
  const unlock = lockFolder(dataFolder);
  const embedded = new EmbeddedDatabase(folder, statementTimeout);
  const close = async (): Promise<void> => {
    await embedded.close();
    unlock();
  };
  try {
    await embedded.query('select 1');
  } catch (error) {
    await close();
    throw new StartError(`The database in ${dataFolder} does not open: ${(error as Error).message}`);
  }
  const db = new Kysely<Tables>({ dialect: embeddedDialect(embedded) });
  return {
    kind: 'embedded',
    ...transactionsOf(db),
    async *copyOut(table) {
      for (const { first, last } of await blobsOf(embedded, table)) {
        const rows = `select ${list(table.columns)} from ${quoted(table.name)} where ctid between '${first}' and '${last}'`;
        const { content } = await embedded.query(`copy (${rows}) to '/dev/blob'`);
        if (content !== undefined) yield content;
      }
    },
    async copyIn(table, rows) {
      let count = 0;
      for await (const content of wholeRows(rows, blobSize)) {
        const { affectedRows } = await embedded.copyIn(`${copyFrom(table)} '/dev/blob'`, content);
        count += affectedRows ?? 0;
      }
      return count;
    },
    runScript: (_db, script) => embedded.script(script),
    close,
  };
}

/** First and last row of each blob: the embedded database writes one to memory before it is read. */
async function blobsOf(embedded: EmbeddedDatabase, { name, columns }: CopiedTable) {
  const { rows: long } = await embedded.query(
    `select attname as column from pg_attribute
     where attrelid = $1::text::regclass and atttypid in ('bytea'::regtype, 'text'::regtype)`,
    [quoted(name)],
  );
  const sizes = (long as { column: string }[])
    .filter(({ column }) => columns.includes(column))
    .map(({ column }) => `coalesce(octet_length(${quoted(column)}), 0)`);
  const { rows } = await embedded.query(
    `select min(row) as first, max(row) as last
     from (select ctid as row, sum(${[200, ...sizes].join(' + ')}) over (order by ctid) as size from ${quoted(name)}) sized
     group by size / ${blobSize} order by 1`,
  );
  return rows as { first: string; last: string }[];
}

async function openPostgres(connectionString: string): Promise<CopySession> {
  const { default: pg } = await import('pg');
  const { from, to } = await import('pg-copy-streams');
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    fallback_application_name: applicationName,
  });
  // The statement that runs fails with the same error.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL does not answer: ${(error as Error).message}`);
  }
  const connection = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => connection, end: () => client.end(), options: {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgresql',
    ...transactionsOf(db),
    async *copyOut({ name, columns }) {
      let isLeft = true;
      try {
        yield* client.query(to(`copy (select ${list(columns)} from ${quoted(name)}) to stdout`));
        isLeft = false;
      } catch (error) {
        isLeft = false;
        throw error;
      } finally {
        // PostgreSQL waits for a reader that reads no more, and every later statement would wait with it.
        if (isLeft) await client.end();
      }
    },
    async copyIn(table, rows) {
      const target = client.query(from(`${copyFrom(table)} stdin`));
      await pipeline(rows, target);
      return target.rowCount;
    },
    runScript: async (transaction, script) => {
      await sql.raw(script).execute(transaction);
    },
    close: () => db.destroy(),
  };
}

function transactionsOf(db: Kysely<Tables>): Pick<CopySession, 'read' | 'write'> {
  const run = async <T>(transaction: TransactionBuilder<Tables>, work: (db: Transaction<Tables>) => Promise<T>) => {
    let fault: unknown;
    try {
      return await transaction.execute(async (within) => {
        await applySettings(within);
        return work(within).catch((error: unknown) => {
          fault = error;
          throw error;
        });
      });
    } catch (error) {
      // The rollback fails, too, where the connection has ended.
      throw fault ?? error;
    }
  };
  return {
    read: (work) => run(db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only'), work),
    write: (work) => run(db.transaction(), work),
  };
}

/** All rows are visible (db/scope.ts), and the text of a value does not depend on the settings of the database. */
async function applySettings(db: Transaction<Tables>): Promise<void> {
  await sql`
    select set_config('zrak.clients', '*', true), set_config('zrak.people', '*', true),
      set_config('datestyle', 'ISO', true), set_config('timezone', 'UTC', true), set_config('intervalstyle', 'postgres', true),
      set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`.execute(db);
}

const copyFrom = ({ name, columns }: CopiedTable): string => `copy ${quoted(name)} (${list(columns)}) from`;
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const list = (names: readonly string[]): string => names.map(quoted).join(', ');
