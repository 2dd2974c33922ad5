import { Worker } from 'node:worker_threads';
import type { Generated, GenerateJob } from './generate.ts';
import type { Delivery, Order } from './generator.worker.ts';

/** Computes values of days that are not stored. */
export interface Generator {
  generate: (job: GenerateJob) => Promise<Generated[]>;
  close: () => Promise<void>;
}

/** Runs in a worker thread, started by the first job and ended by `close`. */
export function createGenerator(): Generator {
  const waiting = new Map<number, PromiseWithResolvers<Generated[]>>();
  let worker: Worker | undefined;
  let nextId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./generator.worker.ts', import.meta.url));
    started.on('message', ({ id, made }: Delivery) => {
      waiting.get(id)?.resolve(made);
      waiting.delete(id);
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  }

  return {
    generate: (job) => {
      worker ??= start();
      const id = nextId++;
      const result = Promise.withResolvers<Generated[]>();
      waiting.set(id, result);
      worker.postMessage({ id, job } satisfies Order);
      return result.promise;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
