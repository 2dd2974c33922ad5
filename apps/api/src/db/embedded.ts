import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../workerThread.ts';
import type { Answer, Message, Request, WorkerData } from './pglite.worker.ts';

export interface QueryOutcome {
  rows: unknown[];
  affectedRows: number | undefined;
  /** Output of the statement to `/dev/blob`. */
  content?: Uint8Array | undefined;
}

/** PGlite, compiled by the first worker of the process: 0.4 s of the processor time of a start, which the others save. */
let program: WorkerData['program'];

interface Waiting {
  resolve: (outcome: QueryOutcome) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** An error the database itself reports, with its SQLSTATE in `code`. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.name = 'DatabaseError';
    this.code = code;
  }
}

/**
 * The embedded database: PGlite in a worker thread. The statement timeout of PGlite does not work, so a statement that
 * runs longer than `statementTimeout` milliseconds terminates the worker, and a new worker opens the folder.
 */
export class EmbeddedDatabase {
  /** Grows with each restart: a transaction begun in an earlier worker is lost. */
  generation = 0;
  readonly #folder: string;
  readonly #statementTimeout: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Promise<Worker> | undefined;
  #live: Worker | undefined;
  #ending: Promise<unknown> | undefined;
  #nextId = 0;
  #closed = false;

  constructor(folder: string, statementTimeout = 30_000) {
    this.#folder = folder;
    this.#statementTimeout = statementTimeout;
  }

  async query(sql: string, parameters: readonly unknown[] = []): Promise<QueryOutcome> {
    return this.#send({ sql, parameters }, this.#statementTimeout);
  }

  /** Runs a statement that reads this content from `/dev/blob`. */
  async copyIn(sql: string, content: Uint8Array): Promise<QueryOutcome> {
    return this.#send({ sql, parameters: [], content }, this.#statementTimeout);
  }

  /** Runs several statements separated by semicolons; for migrations. */
  async script(sql: string): Promise<void> {
    await this.#send({ sql, parameters: [], script: true }, this.#statementTimeout * 4);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = await this.#worker?.catch(() => undefined);
    if (worker === undefined) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 5000);
      worker.on('message', (message: Message) => {
        if (message !== 'closed') return;
        clearTimeout(timer);
        resolve();
      });
      worker.postMessage('close');
    });
    await worker.terminate();
  }

  async #send(statement: Omit<Request, 'id'>, timeout: number): Promise<QueryOutcome> {
    if (this.#closed) throw new DatabaseError('the database is closed');
    const worker = await (this.#worker ??= this.#start());
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#restart(worker), timeout);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...statement } satisfies Request);
    });
  }

  async #start(): Promise<Worker> {
    // Only one worker can open the folder: the old one must be gone first.
    await this.#ending;
    return new Promise((resolve, reject) => {
      const workerData: WorkerData = { folder: this.#folder, program };
      const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
        workerData,
        env: threadEnvironment(),
      });
      this.#live = worker;
      worker.once('error', (cause) => {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        this.#discard(worker, error.message);
        reject(error);
      });
      worker.once('exit', () => this.#discard(worker, 'the database worker ended'));
      worker.on('message', (message: Message) => {
        if (message === 'closed') return;
        if ('id' in message) return this.#settle(message);
        ({ program } = message);
        resolve(worker);
      });
    });
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (waiting === undefined) return;
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if ('error' in answer) waiting.reject(new DatabaseError(answer.error.message, answer.error.code));
    else waiting.resolve(answer);
  }

  #restart(worker: Worker): void {
    this.#discard(worker, 'the statement took too long and was stopped');
    this.#ending = worker.terminate();
  }

  /** All pending calls of this worker fail; the next statement starts a new worker. */
  #discard(worker: Worker, reason: string): void {
    if (this.#live !== worker) return;
    this.#live = undefined;
    this.#worker = undefined;
    this.generation++;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new DatabaseError(reason, '57014'));
    }
    this.#waiting.clear();
  }
}
