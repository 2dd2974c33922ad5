import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { parameters, type Station, seriesId, step, valueOf } from './stations.ts';

export interface Posts {
  origin: string;
  stations: Station[];
  /** Intervals that each station sends in its call, as numbers since 1970. */
  slots: number[];
  /** The calls of all stations are spread evenly over this time, milliseconds; 0: a few at a time, as fast as they are answered. */
  spread: number;
}

export interface Posted {
  /** From the time a call was due to its answer, milliseconds. */
  times: number[];
  /** Values that the server said it has stored. */
  acknowledged: number;
}

const { origin, stations, slots, spread } = workerData as Posts;
// Each logger opens a separate connection.
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

function post(station: number): Promise<number> {
  const { id, secret } = stations[station]!;
  const times = slots.map((slot) => slot * step);
  const series = parameters.map((_, parameter) => ({
    seriesId: seriesId(id, parameter),
    times,
    values: slots.map((slot) => valueOf(station, parameter, slot)),
  }));
  const body = JSON.stringify({ series });
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  return new Promise((done, fail) => {
    const call = request(`${origin}/api/measurements`, { method: 'POST', agent, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', fail);
      response.on('end', () => {
        const text = Buffer.concat(pieces).toString();
        if (response.statusCode !== 200) {
          fail(new Error(`A post was answered ${response.statusCode}: ${text}`));
          return;
        }
        const { added, replaced, unchanged, refused } = JSON.parse(text) as Record<string, number>;
        if (refused! > 0) fail(new Error(`A post was refused: ${text.slice(0, 300)}`));
        else done(added! + replaced! + unchanged!);
      });
    });
    call.on('error', fail);
    call.end(body);
  });
}

const result: Posted = { times: [], acknowledged: 0 };
const began = performance.now();

async function postAt(station: number, due: number): Promise<void> {
  await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
  const stored = await post(station);
  result.acknowledged += stored;
  result.times.push(performance.now() - due);
}

if (spread > 0) {
  await Promise.all(stations.map((_, station) => postAt(station, began + (station * spread) / stations.length)));
} else {
  const open = stations.keys();
  const some = Array.from({ length: 4 }, async () => {
    for (const station of open) {
      const stored = await post(station);
      result.acknowledged += stored;
    }
  });
  await Promise.all(some);
}
parentPort!.postMessage(result);
parentPort!.close();
