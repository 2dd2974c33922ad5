import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { copyStart, copyTarget } from './copyOut.ts';
import { DatabaseError, type EmbeddedDatabase } from './embedded.ts';

/** Connections of this process, and calls that wait for one. */
export interface DatabaseUse {
  inUse: number;
  idle: number;
  waiting: number;
}

/**
 * Kysely over the worker of {@link EmbeddedDatabase}: one connection, used in turn.
 *
 * @param use kept up to date
 */
export function embeddedDialect(
  database: EmbeddedDatabase,
  use: DatabaseUse = { inUse: 0, idle: 1, waiting: 0 },
): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(database, use),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class EmbeddedDriver implements Driver {
  readonly #connection: EmbeddedConnection;
  readonly #use: DatabaseUse;
  #turn: Promise<void> = Promise.resolve();
  #endTurn: () => void = () => undefined;

  constructor(database: EmbeddedDatabase, use: DatabaseUse) {
    this.#connection = new EmbeddedConnection(database);
    this.#use = use;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    this.#use.waiting++;
    await before;
    this.#use.waiting--;
    this.#count(1);
    this.#endTurn = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#count(0);
    this.#endTurn();
  }

  #count(inUse: 0 | 1): void {
    this.#use.inUse = inUse;
    this.#use.idle = 1 - inUse;
  }

  async beginTransaction(): Promise<void> {
    this.#connection.begin();
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.end('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.end('rollback');
  }

  async destroy(): Promise<void> {}
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #database: EmbeddedDatabase;
  /** Generation of the worker in which the open transaction began. */
  #begunIn: number | undefined;
  #begun: Promise<unknown> | undefined;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  /** Does not wait for the answer: nobody else can read meanwhile, and the first statement follows in the same turn. */
  begin(): void {
    this.#begunIn = this.#database.generation;
    this.#begun = this.#database.query('begin');
    this.#begun.catch(() => undefined);
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const lost = this.#begunIn !== this.#database.generation;
    const begun = this.#begun;
    this.#begunIn = undefined;
    this.#begun = undefined;
    if (!lost) await Promise.all([begun, this.#database.query(how)]);
    else if (how === 'commit') throw new DatabaseError('the transaction was lost', '40001');
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#begunIn !== undefined && this.#begunIn !== this.#database.generation) {
      throw new DatabaseError('the transaction was lost', '40001');
    }
    const query = sql.startsWith(copyStart)
      ? this.#database.query(sql.replace(copyTarget, copyTarget.replace('stdout', "'/dev/blob'")))
      : this.#database.query(sql, parameters);
    const [{ rows, affectedRows, content }] = await Promise.all([query, this.#begun]);
    if (content !== undefined) return { rows: [{ content }] as R[] };
    return {
      rows: rows as R[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new DatabaseError('streaming is not supported by the embedded database');
  }
}
