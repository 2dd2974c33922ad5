import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { load, type Visit } from '../api/load.ts';
import { freePort } from '../../scripts/engines/freePort.ts';
import { type RunningServer, startServer } from '../../scripts/server.ts';
import { post } from '../posts.ts';
import type * as Stations from '../stations.ts';
import { seriesId, type Station, step } from '../stations.ts';
import type { Probe, Subject } from './probe.ts';

const slotsPerDay = 86_400 / step;
const postingStations = 100;
const visitCount = 20;
const callsPerVisit = 60;
/** A server that uses less of the main thread in this time, milliseconds, is idle. */
const idleSeconds = 0.02;
const idleMs = 300;

const settings = {
  ZRAK_DEMO: '0',
  DATABASE_URL: '',
  ZRAK_CALLS_PER_MINUTE: '10000000',
  ZRAK_TRUST_PROXY: 'loopback',
};

/** Calls of visitors: start, map, and three stations with days of four series. @param last day, since 1970 */
function visitsOf(origin: string, stations: readonly Station[], last: number): Visit[] {
  const isoOf = (day: number) => new Date(day * 86_400_000).toISOString();
  return Array.from({ length: visitCount }, (_, user) => {
    const own = [0, 1, 2].map((index) => stations[(user * 3 + index) % postingStations]!.id);
    const screens = own.flatMap((id) => {
      const ids = [0, 3, 6, 14].map((parameter) => seriesId(id, parameter)).join();
      return [
        `/api/locations/location?locationId=${id}`,
        `/api/dataseries/get?locationId=${id}`,
        `/api/dataseries/getData?seriesIds=${ids}&from=${isoOf(last - 2)}&to=${isoOf(last + 1)}&interval=PT1H`,
      ];
    });
    const client = `clientId=c${user % 10}`;
    const map = [`/api/locations/map?${client}`, `/api/maintenanceAlerts/get?${client}`];
    return {
      origin,
      headers: { 'x-forwarded-for': `10.0.0.${user}` },
      urls: ['/api/capabilities', '/api/clients/get', ...map, ...screens],
    };
  });
}

/**
 * Processor time of the main thread, seconds. The threads of V8 compile and collect in the background at times of their
 * choice, which would hide a change.
 */
function mainThread(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e9;
}

async function subjectOf({ address, process, stop }: RunningServer, stations: readonly Station[]): Promise<Subject> {
  const origin = address.replace('localhost', '127.0.0.1');
  const pid = process.pid!;
  const today = Math.floor(Date.now() / 86_400_000);
  const some = stations.slice(0, postingStations);
  const postDays = (first: number, count: number) => {
    const slots = Array.from({ length: count * slotsPerDay }, (_, slot) => first * slotsPerDay + slot);
    return post({ origin, stations: some, slots, spread: 0 });
  };
  await postDays(today - 3, 3);
  /** Seconds of the main thread so far, once it has finished what it does after an answer. */
  const settled = async (): Promise<number> => {
    for (let before = mainThread(pid); ;) {
      await new Promise((done) => setTimeout(done, idleMs));
      const now = mainThread(pid);
      if (now - before < idleSeconds) return now;
      before = now;
    }
  };
  return {
    take: async (turn) => {
      const visits = visitsOf(origin, some, today - 1 - turn);
      const before = await settled();
      const { statuses } = await load({ visits, duration: Infinity, calls: callsPerVisit, pause: 0 });
      const answered = (statuses[200] ?? 0) + (statuses[304] ?? 0);
      if (answered < visitCount * callsPerVisit) throw new Error(`Answers by status: ${JSON.stringify(statuses)}`);
      const between = await settled();
      // A day that no turn has stored before.
      const { acknowledged } = await postDays(today - 4 - turn, 1);
      const after = await settled();
      return [((between - before) / answered) * 1000, ((after - between) / acknowledged) * 100_000];
    },
    stop,
  };
}

/**
 * Processor time of the server with PGlite. The version that opens first, the base, writes the network, and each version
 * gets a copy: the current version migrates it, as after an update.
 * @param folder empty, for the data
 */
export function serverProbe(folder: string): Probe {
  const network = join(folder, 'network');
  let stations: Station[] | undefined;
  const write = async (from: string): Promise<Station[]> => {
    rmSync(network, { recursive: true, force: true });
    const { addStations } = (await import(join(from, 'bench/stations.ts'))) as typeof Stations;
    return addStations(undefined, network);
  };
  return {
    figures: [
      { name: 'Server, main thread per 1,000 mixed answers', unit: 's', tolerance: 0.25 },
      { name: 'Server, main thread per 100,000 values stored', unit: 's', tolerance: 0.25 },
    ],
    warmUp: 3,
    turns: 8,
    open: async (from, place) => {
      stations ??= await write(from);
      const data = join(folder, String(place));
      cpSync(network, data, { recursive: true });
      return subjectOf(await startServer(await freePort(), data, settings, from), stations);
    },
  };
}
