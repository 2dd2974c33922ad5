import { Worker } from 'node:worker_threads';

export interface Reader {
  /** Read in turn. */
  urls: string[];
  headers?: Record<string, string>;
  /** Time between a response and the next call, milliseconds. */
  pause?: number;
}

const mapReader = (origin: string): Reader => ({ urls: [`${origin}/api/locations/map?clientId=cli_okolje`] });

/**
 * Reads repeatedly while `work` runs, without other readers the map; returns the milliseconds of each response. Runs in
 * a worker thread, because work in this thread would be included in the times.
 */
export async function readsDuring(
  origin: string,
  work: Promise<unknown>,
  readers = [mapReader(origin)],
): Promise<number[]> {
  const worker = new Worker(new URL('reads.worker.ts', import.meta.url), { workerData: readers });
  const times = new Promise<number[]>((done, fail) => worker.once('message', done).once('error', fail));
  const stopped = work.then(() => worker.postMessage('stop'));
  await Promise.all([stopped, times]);
  return times;
}

const sorted = (figures: readonly number[]): number[] => figures.toSorted((a, b) => a - b);
export const median = (figures: readonly number[]): number => sorted(figures)[figures.length >> 1]!;

/** @param part quantile, 0 to 1 */
export const percentile = (figures: readonly number[], part: number): number =>
  sorted(figures)[Math.floor(figures.length * part)]!;
