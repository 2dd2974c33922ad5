import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { everything, within } from '../apps/api/src/db/scope.ts';
import { ApiKeys } from '../apps/api/src/repositories/apiKeys.ts';
import { type DatabaseSize, sizeOf } from '../apps/api/test/databaseSize.ts';
import { temporarySchema } from '../apps/api/test/postgres.ts';
import type { Row } from '../scripts/bench.ts';
import { load } from './api/load.ts';
import { measureLoad } from './api/measured.ts';
import { clientOf, type Network, networkOf, writeNetwork } from './api/network.ts';
import { postgresSeconds } from './api/postgresUse.ts';
import { type Servers, startServers } from './api/server.ts';
import { visitsOf } from './api/visits.ts';
import { post } from './posts.ts';
import { percentile } from './reads.ts';
import { alone } from './rows.ts';
import { parameters, type Station, step } from './stations.ts';

const isQuick = process.argv.includes('--quick');
const firstPort = 4650;
const megabyte = 1_000_000;
const loadMs = isQuick ? 2000 : 6000;
const usersMs = isQuick ? 5000 : 20_000;
const connectionsPerProcess = 50;
/** Users who call once a second, for each process: few enough that none waits. */
const usersPerProcess = 200;
/** Between two posts to a process, milliseconds. */
const postEvery = 5;
/** Most connections that a thread of the benchmark asks for. */
const connectionsPerThread = 50;

const listOf = (name: string, without: string): number[] => {
  const list = (process.env[name] || without).split(',').map(Number);
  delete process.env[name];
  return list;
};
/** Stored values, separated by commas. */
const sizes = listOf('ZRAK_BENCH_VALUES', isQuick ? '1000000' : '1000000,10000000,100000000');
/** Numbers of processes, separated by commas. */
const processCounts = listOf('ZRAK_BENCH_PROCESSES', `1,${availableParallelism()}`);
const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];

const settings = {
  ZRAK_DEMO: '0',
  ZRAK_TRUST_PROXY: 'loopback',
  ZRAK_CALLS_PER_MINUTE: '10000000',
};

interface Sized extends DatabaseSize {
  stations: Station[];
}

/** Writes keys for the stations. @returns these, and the size of the database */
async function prepared(network: Network, target: { databaseUrl: string; dataFolder: string }): Promise<Sized> {
  const { db, close } = await openDatabase({ ...target, statementTimeout: 600_000 });
  try {
    return await within(everything, async () => {
      const keys = new ApiKeys(db, () => Date.now() / 1000);
      const stations: Station[] = [];
      for (const [index, id] of network.stationIds.entries()) {
        const clientId = clientOf(network, index);
        const { secret } = await keys.create({ name: `Logger ${id}`, clientId, locationIds: [id], createdBy: 'bench' });
        stations.push({ id, secret });
      }
      return { ...(await sizeOf(db)), stations };
    });
  } finally {
    await close();
  }
}

interface Spent {
  /** Of the processor by the API, seconds. */
  api: number;
  /** By PostgreSQL, seconds. */
  postgres: number;
  /** Seconds that passed. */
  seconds: number;
}

async function spending(servers: Servers, work: () => Promise<unknown>): Promise<Spent> {
  const [before, database, began] = [await servers.usage(), postgresSeconds(), performance.now()];
  await work();
  const seconds = (performance.now() - began) / 1000;
  return {
    api: (await servers.usage()).cpu - before.cpu,
    postgres: postgresSeconds() - database,
    seconds,
  };
}

/** Every station sends an interval of its series in a call with a separate connection. */
async function rowsOfPosts(where: string, servers: Servers, stations: readonly Station[]): Promise<Row[]> {
  const { length } = servers.origins;
  const last = Math.floor(Date.now() / 1000 / step) - 1;
  let stored = 0;
  const send = (slot: number): Promise<unknown> =>
    Promise.all(
      servers.origins.map(async (origin, server) => {
        const share = stations.filter((_, index) => index % length === server);
        const { acknowledged } = await post({
          origin,
          stations: share,
          slots: [slot],
          spread: share.length * postEvery,
        });
        stored += acknowledged;
      }),
    );
  await send(last - 2);
  stored = 0;
  const { api, postgres } = await spending(servers, async () => {
    for (const slot of [last - 1, last]) await send(slot);
  });
  const calls = stored / parameters.length;
  return [
    alone(`${where}: processor of the API per 1,000 posts of ${parameters.length} values`, (api / calls) * 1000, 's'),
    alone(
      `${where}: processor of PostgreSQL per 1,000 posts of ${parameters.length} values`,
      (postgres / calls) * 1000,
      's',
    ),
  ];
}

/** As many answers as the processes give. */
async function rowsOfReads(where: string, network: Network, servers: Servers): Promise<Row[]> {
  const connections = connectionsPerProcess * servers.origins.length;
  const threads = Math.ceil(connections / connectionsPerThread);
  const before = postgresSeconds();
  const one = await measureLoad(network, servers, connections, loadMs, threads);
  // The third of the time that does not count is in it.
  const postgres = (postgresSeconds() - before) * 0.75;
  const { length } = one.times;
  if (one.utilization > 0.9) console.log(`  ${where}: the benchmark itself was busy for ${one.utilization * 100} %`);
  return [
    alone(`${where}: answers`, one.rate, '/s'),
    alone(`${where}: p99`, percentile(one.times, 0.99), 'ms'),
    alone(`${where}: processor of the API per 1,000 answers`, (one.cpu / length) * 1000, 's'),
    alone(`${where}: processor of PostgreSQL per 1,000 answers`, (postgres / length) * 1000, 's'),
    alone(`${where}: memory of a process`, one.memory / servers.origins.length / megabyte, 'MB'),
    alone(`${where}: failed`, one.failed, 'answers', 0),
  ];
}

/** Users who call once a second. */
async function rowsOfUsers(where: string, network: Network, servers: Servers): Promise<Row[]> {
  const users = usersPerProcess * servers.origins.length;
  const visits = await visitsOf(network, servers, users);
  const threads = Math.ceil(users / usersPerProcess);
  await load({ visits, duration: usersMs / 4, pause: 1000 }, threads);
  let times: number[] = [];
  let failed = 0;
  const { api, postgres, seconds } = await spending(servers, async () => {
    const answered = await load({ visits, duration: usersMs, pause: 1000 }, threads);
    times = answered.times;
    failed = times.length - (answered.statuses[200] ?? 0) - (answered.statuses[304] ?? 0);
  });
  return [
    alone(`${where}, ${users} users: cores busy for 1,000 users`, ((api + postgres) / seconds / users) * 1000, ''),
    alone(`${where}, ${users} users: p99`, percentile(times, 0.99), 'ms', 1000),
    alone(`${where}, ${users} users: failed or refused`, failed, 'answers', 0),
  ];
}

async function measureSize(values: number, folder: string, url: string): Promise<Row[]> {
  const network = networkOf(values);
  const target = { databaseUrl: url, dataFolder: folder };
  const began = performance.now();
  await writeNetwork(network, target);
  const { database, measurements, stations } = await prepared(network, target);
  const named = `${network.stored.toLocaleString('en')} values`;
  const seconds = (performance.now() - began) / 1000;
  console.log(`  ${named} written in ${seconds.toFixed(0)} s`);
  const rows = [
    alone(`${named}: of measurements`, measurements / network.stored, 'bytes per value'),
    alone(`${named}: of all other tables`, (database - measurements) / megabyte, 'MB'),
  ];
  for (const processes of processCounts) {
    const where = `${named}, ${processes} ${processes === 1 ? 'process' : 'processes'}`;
    const servers = await startServers(processes, firstPort, folder, { ...settings, DATABASE_URL: url });
    try {
      const found = [
        ...(await rowsOfReads(where, network, servers)),
        ...(await rowsOfUsers(where, network, servers)),
        ...(await rowsOfPosts(where, servers, stations)),
      ];
      // It takes minutes, so each part is printed when it is known.
      for (const { figure, value, unit } of found) console.log(`  ${figure}: ${value.toPrecision(4)} ${unit}`);
      rows.push(...found);
    } finally {
      await servers.stop();
    }
  }
  return rows;
}

/**
 * Costs of growth: numbers of values and processes on PostgreSQL, as fast as they answer and for users who call once a
 * second. Processor time is separate for the API and PostgreSQL, so that it can be added up for another machine.
 */
export async function measure(): Promise<Row[]> {
  if (databaseUrl === undefined) throw new Error('Name an empty PostgreSQL database in ZRAK_TEST_DATABASE_URL.');
  const folder = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  const rows: Row[] = [];
  try {
    for (const values of sizes) {
      const schema = await temporarySchema(databaseUrl);
      try {
        rows.push(...(await measureSize(values, join(folder, String(values)), schema.url)));
      } finally {
        await schema.drop();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
