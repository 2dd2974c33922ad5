import { setTimeout } from 'node:timers/promises';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill, seriesIds } from '../../cluster/installation.ts';
import { Load } from '../../cluster/load.ts';
import { signal, waitFor } from '../../cluster/system.ts';
import { freePort } from '../../engines/freePort.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { type Clock, clockIn } from './clock.ts';
import { type OwnPostgres, startOwnPostgres } from './ownPostgres.ts';
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts';

/** A disk that is full, a database that ends or freezes, or a clock that is put forward or back. */
export interface Outage {
  name: string;
  run: () => Promise<void>;
  /** Whether calls may fail until the outage is over, and shortly after. */
  mayFail: boolean;
}

export interface OutageFound {
  name: string;
  summary: string;
  faults: string[];
}

/** Time after an outage in which calls may fail, seconds. */
const recovery = 15;
/** Megabytes: the database takes about 100 of them. */
const diskSize = 500;

interface Parts {
  load: Load;
  disk?: SmallDisk | undefined;
  clock?: Clock | undefined;
  postgres?: OwnPostgres | undefined;
  api: RunningServer;
}

const minutes = (count: number): string => `${count < 0 ? '-' : '+'}${Math.abs(count)}m`;

function diskOutages({ disk, load, api, postgres }: Parts, times: number): Outage[] {
  if (disk === undefined) return [];
  return Array.from({ length: times }, () => ({
    name: 'the disk is full for 6 s',
    mayFail: true,
    async run() {
      disk.fill();
      await setTimeout(3000);
      const { status } = await fetch(`${api.address}/api/health`);
      // The API reads as before, and does not see the disk of another database.
      const expected = postgres === undefined ? 503 : 200;
      if (status !== expected) throw new Error(`The health check answered ${status} on a full disk.`);
      await setTimeout(3000);
      disk.empty();
      await untilWrites(load);
    },
  }));
}

function clockOutages({ clock, load }: Parts): Outage[] {
  if (clock === undefined) return [];
  return [30, -30, 24 * 60, 0, -24 * 60, 0].map((offset) => ({
    name: offset === 0 ? 'the clock is right again' : `the clock is put ${minutes(offset)} from the true time`,
    mayFail: false,
    async run() {
      const before = load.sessions.filter(({ hasEnded }) => !hasEnded).length;
      const signIns = load.signIns;
      clock.put(minutes(offset));
      await setTimeout(4000);
      await untilWrites(load);
      await waitFor('nobody can sign in', () => load.signIns > signIns + 1, recovery);
      const after = load.sessions.filter(({ hasEnded }) => !hasEnded).length;
      if (Math.abs(offset) <= 30 && after < before) throw new Error(`${before - after} sessions ended.`);
    },
  }));
}

function databaseOutages({ postgres, load }: Parts): Outage[] {
  if (postgres === undefined) return [];
  const after = async (pause: number): Promise<void> => {
    await setTimeout(pause);
    await postgres.start();
    await untilWrites(load);
  };
  return [
    {
      name: 'the database stops (fast), and starts after 3 s',
      mayFail: true,
      async run() {
        await postgres.stop();
        await after(3000);
      },
    },
    {
      name: 'kill -9 of the whole database, which starts after 3 s',
      mayFail: true,
      async run() {
        signal(postgres.processes(), 'SIGKILL');
        await after(3000);
      },
    },
    {
      name: 'kill -9 of one session: the database ends all and recovers',
      mayFail: true,
      async run() {
        signal(postgres.sessions().slice(0, 1), 'SIGKILL');
        await untilWrites(load);
      },
    },
    {
      name: 'the database freezes for 12 s (SIGSTOP)',
      mayFail: true,
      async run() {
        const frozen = postgres.processes();
        signal(frozen, 'SIGSTOP');
        await setTimeout(12_000);
        signal(frozen, 'SIGCONT');
        await untilWrites(load);
      },
    },
  ];
}

/** Until every logger has had an acknowledged call. */
async function untilWrites(load: Load): Promise<void> {
  const before = load.loggers.map(({ acknowledged }) => acknowledged.length);
  await waitFor(
    'writes are not acknowledged',
    () => load.loggers.every(({ acknowledged }, index) => acknowledged.length > before[index]!),
    recovery,
  );
}

async function judge({ name, run, mayFail }: Outage, load: Load): Promise<OutageFound> {
  const faults: string[] = [];
  const found = await load.during(() =>
    run().catch((error: Error) => {
      faults.push(error.message);
    }),
  );
  if (found.failures > 0 && !mayFail) faults.push('calls failed');
  const wrong = [...found.statuses].filter((status) => status !== 503);
  if (wrong.length > 0) faults.push(`failed with ${wrong.map((status) => status || 'no answer').join(', ')}, not 503`);
  return { name, summary: found.summary, faults };
}

/**
 * Starts the API on a separate disk with a separate clock, and PostgreSQL if it is asked for, and disturbs them while
 * loggers and users call. At the end every acknowledged value is read back, and the process is still the same.
 */
export async function runOutages(
  database: 'embedded' | 'PostgreSQL',
  { times, onOutage }: { times: number; onOutage: (found: OutageFound) => void },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-outages-'));
  // PostgreSQL runs as another user if this process is root.
  chmodSync(folder, 0o755);
  const disk = mountSmallDisk(join(folder, 'disk'), diskSize);
  const clock = clockIn(join(folder, 'clock'));
  const stops: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  if (disk === undefined) console.log('  A disk cannot be mounted by this user: it is not filled.');
  else stops.push(() => disk.remove());
  if (clock === undefined) console.log('  libfaketime is missing (apt-get install faketime): the clock is not put.');
  try {
    const home = disk?.folder ?? join(folder, 'files');
    if (disk === undefined) mkdirSync(home);
    const postgres =
      database === 'PostgreSQL' ? await startOwnPostgres(join(home, 'postgres'), await freePort()) : undefined;
    if (postgres !== undefined) stops.push(() => postgres.stop());
    const env = {
      DATABASE_URL: postgres?.url ?? '',
      ZRAK_DEMO: '0',
      ZRAK_LOG: 'silent',
      ZRAK_CALLS_PER_MINUTE: '1000000',
      ...clock?.env,
    };
    const data = join(home, 'command');
    const { accounts, secret } = await fill(home, postgres?.url ?? '');
    const api = await startServer(await freePort(), data, env);
    stops.push(() => api.stop());
    const reads = ['/api/locations/map?clientId=own', '/api/Account/users/me'];
    const load = new Load({ address: api.address, accounts, secret, seriesIds, reads, sessionCount: 4 });
    await load.start();
    const parts = { load, disk, clock, postgres, api };
    for (const outage of [...databaseOutages(parts), ...diskOutages(parts, times), ...clockOutages(parts)]) {
      onOutage(await judge(outage, load));
    }
    await load.stop();
    const lost = await load.lostValues();
    const hasEnded = api.process.exitCode !== null || api.process.signalCode !== null;
    onOutage({
      name: 'at the end',
      summary: `${lost} of ${load.acknowledgedValues} acknowledged values lost`,
      faults: [...(lost > 0 ? ['values are lost'] : []), ...(hasEnded ? ['the process of the API has ended'] : [])],
    });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
