import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answered, Load, Visit } from './load.ts';

const { visits, duration, calls = Infinity, pause } = workerData as Load;
const result: Answered = { times: [], statuses: {}, bytes: 0, utilization: 0 };
const began = performance.now();

/** Like a browser, it names the version that it has of an answer. */
function ask(agent: Agent, visit: Visit, path: string, versions: Map<string, string>): Promise<void> {
  const headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br', ...visit.headers };
  if (path.includes('/getData')) headers['accept'] = 'application/vnd.zrak.columns, application/json;q=0.9';
  const version = versions.get(path);
  if (version !== undefined) headers['if-none-match'] = version;
  const started = performance.now();
  return new Promise((done) => {
    const end = (status: number): void => {
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      result.times.push(performance.now() - started);
      done();
    };
    const call = request(`${visit.origin}${path}`, { agent, headers }, (response) => {
      const { etag } = response.headers;
      if (etag !== undefined) versions.set(path, etag);
      response.on('data', (piece: Buffer) => (result.bytes += piece.length));
      response.once('error', () => end(0));
      response.once('end', () => end(response.statusCode!));
    });
    call.once('error', () => end(0));
    call.end();
  });
}

async function run(visit: Visit, index: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const versions = new Map<string, string>();
  // Steps that share no factor with the number of addresses, and differ between users.
  let place = index * 7919;
  for (let call = 0; call < calls && performance.now() - began < duration; call++) {
    await ask(agent, visit, visit.urls[place % visit.urls.length]!, versions);
    place += 7;
    if (pause > 0) await new Promise((done) => setTimeout(done, pause * (0.5 + Math.random())));
  }
  agent.destroy();
}

await Promise.all(visits.map(run));
result.utilization = performance.eventLoopUtilization().utilization;
parentPort!.postMessage(result);
parentPort!.close();
