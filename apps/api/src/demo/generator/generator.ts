import { Worker } from 'node:worker_threads';
import { threadEnvironment, WorkerThread } from '../../workerThread.ts';
import type { Generated, GenerateJob } from './generate.ts';

/** Computes values of days that are not stored. */
export interface Generator {
  generate: (job: GenerateJob) => Promise<Generated[]>;
  close: () => Promise<void>;
}

/** Runs in a worker thread, started by the first job and ended by `close`. */
export function createGenerator(): Generator {
  const thread = new WorkerThread<GenerateJob, Generated[]>(
    () => new Worker(new URL('./generator.worker.ts', import.meta.url), { env: threadEnvironment() }),
  );
  return { generate: (job) => thread.run(job), close: () => thread.close() };
}
