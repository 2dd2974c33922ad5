import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporarySchema } from '../apps/api/test/postgres.ts';
import type { Row } from '../scripts/bench.ts';
import { root } from '../scripts/run.ts';
import { figures, type Measured, measureLoad } from './api/measured.ts';
import { type Network, networkOf, type SizedNetwork, writeNetwork } from './api/network.ts';
import { startServers } from './api/server.ts';
import { rowsOfUsers } from './api/users.ts';
import { visitsOf } from './api/visits.ts';
import { rowsOfLargeAnswers } from './api/largeAnswers.ts';
import { median } from './reads.ts';
import { alone } from './rows.ts';

const isQuick = process.argv.includes('--quick');
const loadMs = isQuick ? 2000 : 6000;
const rounds = isQuick ? 1 : 2;
const connectionCounts = [50, 200, 1000];
const firstPort = 4650;

/** Another checkout with its packages installed, which is measured in turn with this one. */
const base = process.env['ZRAK_BENCH_BASE'];
/** Stored values, separated by commas. */
const sizes = (process.env['ZRAK_BENCH_VALUES'] || '1000000').split(',').map(Number);
/** Databases that are measured. */
const engines = (process.env['ZRAK_BENCH_ENGINES'] || 'PGlite,PostgreSQL').split(',');
/** Minutes for which 200 users work at the same time; without it they do not. */
const minutes = Number(process.env['ZRAK_BENCH_MINUTES'] || 0);
const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
// An earlier version need not know them.
delete process.env['ZRAK_BENCH_BASE'];
delete process.env['ZRAK_BENCH_VALUES'];
delete process.env['ZRAK_BENCH_ENGINES'];
delete process.env['ZRAK_BENCH_MINUTES'];

const userCount = 200;

const settings = { ZRAK_DEMO: '0', ZRAK_TRUST_PROXY: 'loopback', ZRAK_CALLS_PER_MINUTE: '10000000' };

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
          measured.set(key, [...(measured.get(key) ?? []), await measureLoad(network, servers, count, loadMs)]);
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

async function measureEmbedded(network: SizedNetwork, data: string): Promise<Row[]> {
  await writeNetwork(network, { databaseUrl: undefined, dataFolder: join(data, '0') });
  const rows = await measureServers(network, 'PGlite', 1, data, '');
  rows.push(...(await measureUsers(network, 'PGlite', data, '')));
  rows.push(...(await rowsOfLargeAnswers('PGlite', network, data, settings)));
  return rows;
}

async function measurePostgres(network: SizedNetwork, data: string, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  const schema = await temporarySchema(url);
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

async function measureSize(values: number, folder: string): Promise<Row[]> {
  const network = networkOf(values);
  const data = join(folder, String(values));
  const rows: Row[] = [];
  if (engines.includes('PGlite')) rows.push(...(await measureEmbedded(network, data)));
  rmSync(data, { recursive: true, force: true });
  if (!engines.includes('PostgreSQL')) return rows;
  if (databaseUrl === undefined) console.log('  ZRAK_TEST_DATABASE_URL is not set: PGlite only.');
  else rows.push(...(await measurePostgres(network, data, databaseUrl)));
  return rows;
}

/**
 * Reads as the users of the portal mix them, half of them signed in, as fast as the servers answer: with PGlite, and
 * with one and three processes on PostgreSQL where ZRAK_TEST_DATABASE_URL names one. docs/performance/api.md lists the
 * variables.
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
