import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threadEnvironment, WorkerThread } from '../workerThread.ts';
import type { StationFigures, StationJob } from './stationFigures.ts';

/** One thread computes while the values of the next station are read; another only helps if a processor is free. */
const threadCount = availableParallelism() > 2 ? 2 : 1;

/** Computes the statistics of stations in worker threads. */
export class StatisticsThreads {
  readonly #threads = Array.from(
    { length: threadCount },
    () =>
      new WorkerThread<StationJob, StationFigures>(
        () => new Worker(new URL('./statistics.worker.ts', import.meta.url), { env: threadEnvironment() }),
      ),
  );
  #next = 0;

  /** Starts the thread of the next station while its values are read. */
  start(): void {
    this.#threads[this.#next % threadCount]!.start();
  }

  /** The native values are given away to the thread. */
  async compute(job: StationJob): Promise<StationFigures> {
    const thread = this.#threads[this.#next++ % threadCount]!;
    return thread.run(job, [...buffersOf(job)]);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

/** Each once, because series can share their values. */
function buffersOf({ series }: StationJob): Set<ArrayBuffer> {
  const grids = series.flatMap((one) => ('sound' in one ? [one.grid, one.sound] : [one.grid]));
  return new Set(
    grids.flatMap((grid) => (grid === undefined ? [] : [grid.values.buffer, grid.flags.buffer])) as ArrayBuffer[],
  );
}
