import { Worker } from 'node:worker_threads';

/** One user of the portal, with a connection and an address for itself. */
export interface Visit {
  origin: string;
  headers: Record<string, string>;
  /** Addresses that are asked for in turn. */
  urls: string[];
}

export interface Load {
  visits: Visit[];
  /** Milliseconds. */
  duration: number;
  /** Between an answer and the next call, milliseconds; without one the server is asked as fast as it answers. */
  pause: number;
}

export interface Answered {
  /** Milliseconds of each answer. */
  times: number[];
  /** Answers by status; 0 for a connection that failed. */
  statuses: Record<number, number>;
  bytes: number;
  /** Share of the time in which the thread that asks was busy, 0 to 1. */
  utilization: number;
}

/** Asks in a worker thread, because work in this thread would be included in the times. */
export function load(given: Load): Promise<Answered> {
  const worker = new Worker(new URL('load.worker.ts', import.meta.url), { workerData: given });
  return new Promise((done, fail) => worker.once('message', done).once('error', fail));
}
