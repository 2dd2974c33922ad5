import { Worker } from 'node:worker_threads';
import type { Posted, Posts } from './posts.worker.ts';

/** Posts in a worker thread, because work in this thread would be included in the times. */
export function post(posts: Posts): Promise<Posted> {
  const worker = new Worker(new URL('posts.worker.ts', import.meta.url), { workerData: posts });
  return new Promise((done, fail) => worker.once('message', done).once('error', fail));
}
