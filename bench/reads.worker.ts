import { parentPort, workerData } from 'node:worker_threads';

/** Reads the same URL repeatedly until it is stopped; returns the milliseconds of each response. */
const { url } = workerData as { url: string };
const port = parentPort!;
const times: number[] = [];
const end = { isReached: false };
port.on('message', () => (end.isReached = true));

while (!end.isReached) {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A read was answered ${response.status}.`);
  times.push(performance.now() - started);
  await new Promise((done) => setTimeout(done, 10));
}
port.postMessage(times);
port.close();
