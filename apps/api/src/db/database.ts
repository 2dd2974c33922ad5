import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type LogEvent,
  PostgresDialect,
  sql,
} from 'kysely';
import type { ClientBase, Pool } from 'pg';
import { StartError } from '../settings.ts';
import { EmbeddedDatabase } from './embedded.ts';
import { type DatabaseUse, embeddedDialect } from './embeddedDialect.ts';
import { lockFolder } from './folderLock.ts';
import { migrate } from './migrate.ts';
import { isOutage } from './outage.ts';
import { copyingClients } from './postgresCopy.ts';
import { currentScope, type Scope } from './scope.ts';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgresql';
  /** Whether the database keeps back by itself what a viewer must not see. */
  hasRowSecurity: boolean;
  /** Called with the errors of idle connections; may be replaced. */
  onError: (error: Error) => void;
  /** Called after each statement, and when there is no connection for one; may be replaced. */
  onStatement: (seconds: number, error?: unknown) => void;
  use: () => DatabaseUse;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Milliseconds. */
  statementTimeout?: number;
  /** How long a PostgreSQL that does not answer is tried again, milliseconds. */
  startTimeout?: number;
  /** Called once if it has to be tried again. */
  onWait?: (reason: string) => void;
}

/** Name of the sessions of Zrak in PostgreSQL; a `DATABASE_URL` may contain another. */
export const applicationName = 'zrak';

/** Columns are snake_case in SQL and camelCase here; keys inside JSON columns stay as they are. */
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError when the folder is locked or not writable, or PostgreSQL does not answer.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openPostgres(options.databaseUrl, options);
}

async function openEmbedded({ dataFolder, statementTimeout }: DatabaseOptions): Promise<Database> {
  const unlock = lockFolder(dataFolder);
  const embedded = new EmbeddedDatabase(join(dataFolder, 'database'), statementTimeout);
  const use: DatabaseUse = { inUse: 0, idle: 1, waiting: 0 };
  const statements = new Statements();
  const db = new Kysely<Tables>({ dialect: embeddedDialect(embedded, use), plugins, log: statements.log });
  const close = async (): Promise<void> => {
    await embedded.close();
    unlock();
  };
  try {
    // The embedded database has one connection, so the script is part of the transaction of the migrator.
    await migrate(db.withoutPlugins(), (_transaction, script) => embedded.script(script));
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database in ${dataFolder} does not open: ${(error as Error).message}`);
  }
  return statements.observed({
    db,
    kind: 'embedded',
    hasRowSecurity: false,
    onError: printError,
    use: () => use,
    close,
  });
}

async function openPostgres(
  databaseUrl: string,
  { statementTimeout = 30_000, startTimeout = 0, onWait }: DatabaseOptions,
): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    onConnect: limitStatements(statementTimeout),
    // A frozen server does not interrupt its statements.
    query_timeout: statementTimeout + 5000,
    connectionTimeoutMillis: 5000,
    fallback_application_name: applicationName,
  });
  let database: Database | undefined;
  // Without a listener the restart of the server ends this process.
  pool.on('error', (error) => (database?.onError ?? printError)(error));
  // The same between two statements of a transaction, whose next statement then fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const statements = new Statements();
  const copying = copyingClients(pg);
  const connect = () => {
    const began = performance.now();
    return pool.connect().then(copying, (error: unknown) => {
      statements.ended((performance.now() - began) / 1000, error);
      throw error;
    });
  };
  const observedPool = { options: pool.options, connect, end: () => pool.end() };
  const dialect = new PostgresDialect({ pool: observedPool, onReserveConnection: applyScope });
  const db = new Kysely<Tables>({ dialect, plugins, log: statements.log });
  const bringUpToDate = async (): Promise<void> => {
    await requireSessions(pool);
    await migrate(db.withoutPlugins(), async (transaction, script) => {
      await sql.raw(script).execute(transaction);
    });
  };
  try {
    await whileUnavailable(bringUpToDate, startTimeout, onWait);
  } catch (error) {
    await db.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of DATABASE_URL does not answer: ${(error as Error).message}`);
  }
  const { rows } = await sql<{ passes: boolean }>`
    select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user`.execute(db);
  const hasRowSecurity = rows[0]?.passes === false;
  database = statements.observed({
    db,
    kind: 'postgresql',
    hasRowSecurity,
    onError: printError,
    use: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  });
  return database;
}

/**
 * For a new connection, which the pool lends when this has ended; PgBouncer refuses connections that begin with the
 * limit. Milliseconds. No statement is compiled: that took twice the time of reading a year of ten series.
 */
function limitStatements(timeout: number): (client: ClientBase) => unknown {
  return (client) => client.query(`set statement_timeout = ${timeout}; set jit = off`);
}

/**
 * The scope of a viewer belongs to a session. A pooler that lends the same session to several connections, one
 * transaction each, would show viewers the rows of others, or none.
 *
 * @throws StartError behind such a pooler
 */
async function requireSessions(pool: Pool): Promise<void> {
  const connections = [await pool.connect(), await pool.connect()] as const;
  const [one, other] = connections;
  const sessionOf = async (client: ClientBase): Promise<number> =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
  try {
    const before = await sessionOf(one);
    await other.query('begin');
    // The pooler gives this transaction the session that it used last, or keeps it for the other connection.
    const sessions = [await sessionOf(other), await sessionOf(one)];
    await other.query('rollback');
    if (sessions[0] !== before && sessions[1] === before) return;
  } finally {
    for (const connection of connections) connection.release();
  }
  throw new StartError(
    'DATABASE_URL leads to a pooler that shares sessions between connections. Set pool_mode = session in pgbouncer.ini, because row-level security depends on settings of the session.',
  );
}

/** Tells a database about its statements. */
class Statements {
  #database: Database | undefined;

  readonly log = (event: LogEvent): void =>
    this.ended(event.queryDurationMillis / 1000, event.level === 'error' ? event.error : undefined);

  ended(seconds: number, error?: unknown): void {
    this.#database?.onStatement(seconds, error);
  }

  observed(database: Omit<Database, 'onStatement'>): Database {
    this.#database = { ...database, onStatement: () => undefined };
    return this.#database;
  }
}

const printError = ({ message }: Error): void => console.error(message);

/** Works again and again while the database does not answer. Milliseconds. */
async function whileUnavailable(
  work: () => Promise<void>,
  timeout: number,
  onWait: DatabaseOptions['onWait'],
): Promise<void> {
  const until = Date.now() + timeout;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || Date.now() >= until) throw error;
      if (isFirst) onWait?.((error as Error).message);
      await setTimeout(1000);
    }
  }
}

/** The scope each connection has at the moment; most calls find the right one. */
const scopeOf = new WeakMap<DatabaseConnection, Scope>();

/** Tells PostgreSQL for whom the next statements are. */
async function applyScope(connection: DatabaseConnection): Promise<void> {
  const scope = currentScope();
  const before = scopeOf.get(connection);
  const { clients, people, user } = scope;
  if (before?.clients === clients && before.people === people && before.user === user) return;
  // Forgotten until the statement has succeeded, so that a failure leaves no earlier scope in place.
  scopeOf.delete(connection);
  await connection.executeQuery(
    CompiledQuery.raw(
      "select set_config('zrak.clients', $1, false), set_config('zrak.people', $2, false), set_config('zrak.user', $3, false)",
      [clients, people, user],
    ),
  );
  scopeOf.set(connection, scope);
}
