/** The demo generator in a separate thread: a year of one series takes a third of a second. */
import { parentPort } from 'node:worker_threads';
import { generate, type Generated, type GenerateJob } from './generate.ts';

export interface Order {
  id: number;
  job: GenerateJob;
}

export interface Delivery {
  id: number;
  made: Generated[];
}

const port = parentPort;
if (port === null) throw new Error('generator.worker.ts runs in a worker thread only');

port.on('message', ({ id, job }: Order) => {
  const made = generate(job);
  const buffers = made.flatMap(({ values, flags }) => [values.buffer, flags.buffer] as ArrayBuffer[]);
  port.postMessage({ id, made } satisfies Delivery, buffers);
});
