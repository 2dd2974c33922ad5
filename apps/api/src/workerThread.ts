import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { parentPort, type Transferable, type Worker } from 'node:worker_threads';

/**
 * Environment of a worker thread of this process. The thread uses the folder of compiled code that the process has
 * enabled: otherwise it strips types and compiles again at each start, which takes more than half of its time.
 */
export function threadEnvironment(): NodeJS.ProcessEnv {
  // The folder of this version of Node.js, inside the one that was asked for.
  const folder = getCompileCacheDir();
  return folder === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) };
}

interface Order<Job> {
  id: number;
  job: Job;
}

type Delivery<Result> = { id: number; result: Result } | { id: number; error: Error };

/** Runs jobs one after the other in a worker thread, which `start` or the first job starts and `close` ends. */
export class WorkerThread<Job, Result> {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<Result>>();
  #worker: Worker | undefined;
  #nextId = 0;

  /** @param start a thread that calls `answerJobs` */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Starts the thread while its first job is prepared. */
  start(): Worker {
    return (this.#worker ??= this.#begin());
  }

  /** @param transfer buffers of the job that this thread gives away */
  async run(job: Job, transfer: Transferable[] = []): Promise<Result> {
    const worker = this.start();
    const id = this.#nextId++;
    const result = Promise.withResolvers<Result>();
    this.#waiting.set(id, result);
    worker.postMessage({ id, job } satisfies Order<Job>, transfer);
    return result.promise;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #begin(): Worker {
    const worker = this.#start();
    worker.on('message', (delivery: Delivery<Result>) => {
      const waiting = this.#waiting.get(delivery.id);
      this.#waiting.delete(delivery.id);
      if ('error' in delivery) waiting?.reject(delivery.error);
      else waiting?.resolve(delivery.result);
    });
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('The worker thread ended.')));
    return worker;
  }

  /** The next job starts another thread. */
  #fail(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** In the thread: answers every job. @param transferred buffers of a result that the thread gives away */
export function answerJobs<Result>(
  work: (job: never) => Result,
  transferred: (result: Result) => Transferable[] = () => [],
): void {
  const port = parentPort;
  if (port === null) throw new Error('answerJobs is for a worker thread only');
  port.on('message', ({ id, job }: Order<never>) => {
    let delivery: Delivery<Result>;
    let transfer: Transferable[] = [];
    try {
      const result = work(job);
      delivery = { id, result };
      transfer = transferred(result);
    } catch (error) {
      delivery = { id, error: error as Error };
    }
    port.postMessage(delivery, transfer);
  });
}
