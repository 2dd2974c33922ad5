import { parentPort, workerData } from 'node:worker_threads';
import type { Reader } from './reads.ts';

/** Reads repeatedly until it is stopped; returns the milliseconds of each response. */
const readers = workerData as Reader[];
const port = parentPort!;
const times: number[] = [];
const end = { isReached: false };
port.on('message', () => (end.isReached = true));

async function read({ urls, headers = {}, pause = 10 }: Reader): Promise<void> {
  for (let count = 0; !end.isReached; count++) {
    const started = performance.now();
    const response = await fetch(urls[count % urls.length]!, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A read was answered ${response.status}.`);
    times.push(performance.now() - started);
    await new Promise((done) => setTimeout(done, pause));
  }
}

await Promise.all(readers.map(read));
port.postMessage(times);
port.close();
