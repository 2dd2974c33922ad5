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
  /** Milliseconds; `Infinity` with a number of calls. */
  duration: number;
  /** Of each user; without a number they ask until the end of the duration. */
  calls?: number;
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

function loadFrom(given: Load): Promise<Answered> {
  const worker = new Worker(new URL('load.worker.ts', import.meta.url), { workerData: given });
  return new Promise((done, fail) => worker.once('message', done).once('error', fail));
}

/**
 * Asks in worker threads, because work in this thread would be included in the times.
 * @param threads among which the users are divided
 */
export async function load({ visits, ...rest }: Load, threads = 1): Promise<Answered> {
  const shares = Array.from({ length: threads }, (_, thread) => visits.filter((_one, at) => at % threads === thread));
  const all = await Promise.all(shares.map((share) => loadFrom({ visits: share, ...rest })));
  const statuses: Record<number, number> = {};
  for (const one of all) {
    for (const [status, times] of Object.entries(one.statuses)) {
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + times;
    }
  }
  return {
    times: all.flatMap(({ times }) => times),
    statuses,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    utilization: Math.max(...all.map(({ utilization }) => utilization)),
  };
}
