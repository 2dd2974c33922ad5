import { Worker } from 'node:worker_threads';

/**
 * Reads the map repeatedly while `work` runs; returns the milliseconds of each response. Runs in a worker thread,
 * because work in this thread would be included in the times.
 */
export async function readsDuring(origin: string, work: Promise<unknown>): Promise<number[]> {
  const reader = new Worker(new URL('reads.worker.ts', import.meta.url), {
    workerData: { url: `${origin}/api/locations/map?clientId=cli_okolje` },
  });
  const times = new Promise<number[]>((done, fail) => reader.once('message', done).once('error', fail));
  await work;
  reader.postMessage('stop');
  return times;
}

const sorted = (figures: readonly number[]): number[] => figures.toSorted((a, b) => a - b);
export const median = (figures: readonly number[]): number => sorted(figures)[figures.length >> 1]!;

/** @param part quantile, 0 to 1 */
export const percentile = (figures: readonly number[], part: number): number =>
  sorted(figures)[Math.floor(figures.length * part)]!;
