import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporarySchema } from '../apps/api/test/postgres.ts';
import type { Row } from '../scripts/bench.ts';
import { root } from '../scripts/run.ts';
import { type Answered, load, type Visit } from './api/load.ts';
import { clientOf, type Network, networkOf, password, seriesOf, writeNetwork } from './api/network.ts';
import { type Servers, startServers, type Usage } from './api/server.ts';
import { rowsOfUsers } from './api/users.ts';
import { rowsOfLargeAnswers } from './api/largeAnswers.ts';
import { median, percentile } from './reads.ts';
import { alone } from './rows.ts';

const isQuick = process.argv.includes('--quick');
const loadMs = isQuick ? 2000 : 6000;
const rounds = isQuick ? 1 : 2;
const connectionCounts = [50, 200, 1000];
const firstPort = 4650;
const megabyte = 1_000_000;

/** Another checkout with its packages installed, which is measured in turn with this one. */
const base = process.env['ZRAK_BENCH_BASE'];
/** Stored values, separated by commas. */
const sizes = (process.env['ZRAK_BENCH_VALUES'] || '1000000').split(',').map(Number);
/** Minutes for which 200 users work at the same time; without it they do not. */
const minutes = Number(process.env['ZRAK_BENCH_MINUTES'] || 0);
const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
// An earlier version need not know them.
delete process.env['ZRAK_BENCH_BASE'];
delete process.env['ZRAK_BENCH_VALUES'];
delete process.env['ZRAK_BENCH_MINUTES'];

const settings = { ZRAK_DEMO: '0', ZRAK_TRUST_PROXY: 'loopback', ZRAK_CALLS_PER_MINUTE: '10000000' };

const userCount = 200;

async function signIn(origin: string, username: string, index: number): Promise<Record<string, string>> {
  const form = { grant_type: 'password', client_id: 'portal-spa', username, password };
  const response = await fetch(`${origin}/connect/token`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.2.${index >> 8}.${index & 255}` },
    body: new URLSearchParams(form),
  });
  if (!response.ok) throw new Error(`A sign-in was answered ${response.status}.`);
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

/** Calls of the screens of the portal: start, map, station, a week of four series. */
function urlsOf(network: Network, user: number, isSignedIn: boolean): string[] {
  const clients = network.clientIds.length;
  // Visitors see the public clients only.
  const client = isSignedIn ? user % clients : (user * 2) % clients;
  const clientId = clientOf(network, client);
  const own = network.stationIds.filter((_, station) => station % clients === client);
  const stations = [0, 1, 2].map((index) => own[(user * 3 + index) % own.length]!);
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const [from, to] = [new Date(today - 6 * 86_400_000).toISOString(), new Date(today + 86_400_000).toISOString()];
  const start = ['/api/capabilities', '/api/clients/get', ...(isSignedIn ? ['/api/Account/users/me'] : [])];
  const map = [`/api/locations/map?clientId=${clientId}`, `/api/maintenanceAlerts/get?clientId=${clientId}`];
  const screens = stations.flatMap((id) => {
    const ids = [0, 3, 6, 14].map((parameter) => seriesOf(id, parameter)).join();
    return [
      `/api/locations/location?locationId=${id}`,
      `/api/dataseries/get?locationId=${id}`,
      `/api/dataseries/getData?seriesIds=${ids}&from=${from}&to=${to}&interval=PT1H`,
    ];
  });
  // The map is asked for again each time that new values may have come.
  return [...start, ...map, ...screens, map[0]!, ...screens];
}

async function visitsOf(network: Network, { origins }: Servers, count: number): Promise<Visit[]> {
  const tokens = await Promise.all(network.userNames.map((name, index) => signIn(origins[0]!, name, index)));
  return Array.from({ length: count }, (_, user) => {
    const isSignedIn = user % 2 === 1;
    return {
      origin: origins[user % origins.length]!,
      headers: {
        // A separate address, as users have.
        'x-forwarded-for': `10.0.${user >> 8}.${user & 255}`,
        ...(isSignedIn ? tokens[user % tokens.length] : {}),
      },
      urls: urlsOf(network, user, isSignedIn),
    };
  });
}

interface Measured extends Answered, Usage {
  /** Answers per second. */
  rate: number;
  /** Answers that are neither the thing asked for nor a request to come later. */
  failed: number;
}

async function measureLoad(network: Network, servers: Servers, count: number): Promise<Measured> {
  const visits = await visitsOf(network, servers, count);
  await load({ visits, duration: loadMs / 3, pause: 0 });
  const before = await servers.usage();
  const answered = await load({ visits, duration: loadMs, pause: 0 });
  const after = await servers.usage();
  const expected = [200, 304, 429, 503];
  const failed = Object.entries(answered.statuses).reduce(
    (sum, [status, times]) => sum + (expected.includes(Number(status)) ? 0 : times),
    0,
  );
  return {
    ...answered,
    ...after,
    cpu: after.cpu - before.cpu,
    database: after.database - before.database,
    statements: after.statements - before.statements,
    rate: answered.times.length / (loadMs / 1000),
    failed,
  };
}

const perThousand = (value: (one: Measured) => number) => (one: Measured) => (value(one) / one.times.length) * 1000;

interface Figure {
  name: string;
  unit: string;
  of: (one: Measured) => number;
}

const figures: Figure[] = [
  { name: 'answers', unit: '/s', of: ({ rate }) => rate },
  { name: 'p50', unit: 'ms', of: ({ times }) => percentile(times, 0.5) },
  { name: 'p99', unit: 'ms', of: ({ times }) => percentile(times, 0.99) },
  { name: 'processor per 1,000', unit: 's', of: perThousand(({ cpu }) => cpu) },
  { name: 'database per 1,000', unit: 's', of: perThousand(({ database }) => database) },
  { name: 'statements per 1,000', unit: '', of: perThousand(({ statements }) => statements) },
  { name: 'memory', unit: 'MB', of: ({ memory }) => memory / megabyte },
  { name: 'longest block', unit: 'ms', of: ({ blocked }) => blocked * 1000 },
];

function rowsOf(where: string, ours: Measured[], theirs: Measured[], isLimited: boolean): Row[] {
  const rows = figures.map(({ name, unit, of }): Row => {
    const value = median(ours.map(of));
    const limit = name === 'p99' && isLimited ? 500 : undefined;
    return {
      ...alone(`${where}: ${name}`, value, unit, limit),
      base: theirs.length === 0 ? null : 'base',
      ratio: theirs.length === 0 ? null : median(ours.map((one, round) => of(one) / of(theirs[round]!))),
    };
  });
  rows.push(
    alone(
      `${where}: failed`,
      ours.reduce((sum, { failed }) => sum + failed, 0),
      'answers',
      0,
    ),
  );
  const utilization = Math.max(...ours.map((one) => one.utilization));
  if (utilization > 0.9) console.log(`  ${where}: the load generator itself was busy for ${utilization * 100} %`);
  return rows;
}

const separated = (count: number): string => count.toLocaleString('en');

async function measureServers(network: Network, engine: string, processes: number, data: string, url: string) {
  const builds = base === undefined ? [root] : [base, root];
  const rows: Row[] = [];
  const measured = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round++) {
    for (const build of builds) {
      const servers = await startServers(processes, firstPort, data, { ...settings, DATABASE_URL: url }, build);
      try {
        for (const count of connectionCounts) {
          const key = `${build} ${count}`;
          measured.set(key, [...(measured.get(key) ?? []), await measureLoad(network, servers, count)]);
        }
      } finally {
        await servers.stop();
      }
    }
  }
  for (const count of connectionCounts) {
    const where = `${engine} × ${processes}, ${separated(network.stored)} values, ${separated(count)} connections`;
    const theirs = base === undefined ? [] : measured.get(`${base} ${count}`)!;
    rows.push(...rowsOf(where, measured.get(`${root} ${count}`)!, theirs, count === 200 && processes === 1));
  }
  return rows;
}

async function measureUsers(network: Network, engine: string, data: string, url: string): Promise<Row[]> {
  if (minutes === 0) return [];
  const servers = await startServers(1, firstPort, data, { ...settings, DATABASE_URL: url });
  try {
    return await rowsOfUsers(engine, servers, () => visitsOf(network, servers, userCount), minutes);
  } finally {
    await servers.stop();
  }
}

async function measureSize(values: number, folder: string): Promise<Row[]> {
  const network = networkOf(values);
  const data = join(folder, String(values));
  await writeNetwork(network, { databaseUrl: undefined, dataFolder: join(data, '0') });
  const rows = await measureServers(network, 'PGlite', 1, data, '');
  rows.push(...(await measureUsers(network, 'PGlite', data, '')));
  rows.push(...(await rowsOfLargeAnswers('PGlite', network, data, settings)));
  rmSync(data, { recursive: true });
  if (databaseUrl === undefined) {
    console.log('  ZRAK_TEST_DATABASE_URL is not set: PGlite only.');
    return rows;
  }
  const schema = await temporarySchema(databaseUrl);
  try {
    await writeNetwork(network, { databaseUrl: schema.url, dataFolder: data });
    for (const processes of [1, 3]) {
      rows.push(...(await measureServers(network, 'PostgreSQL', processes, data, schema.url)));
    }
    rows.push(...(await measureUsers(network, 'PostgreSQL', data, schema.url)));
    rows.push(...(await rowsOfLargeAnswers('PostgreSQL', network, data, { ...settings, DATABASE_URL: schema.url })));
  } finally {
    await schema.drop();
  }
  return rows;
}

/**
 * Reads as the users of the portal mix them, half of them signed in, as fast as the servers answer: with PGlite, and
 * with one and three processes on PostgreSQL where ZRAK_TEST_DATABASE_URL names one. `ZRAK_BENCH_VALUES` says how many
 * values are stored, `ZRAK_BENCH_MINUTES` for how long 200 users work as well; `ZRAK_BENCH_BASE` names a checkout of an earlier version, which takes turns with this one.
 */
export async function measure(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  const rows: Row[] = [];
  try {
    for (const values of sizes) rows.push(...(await measureSize(values, folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
