import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDatabases } from '../cluster/databases.ts';
import { startEntrance } from '../cluster/entrance.ts';
import { fill, seriesIds } from '../cluster/installation.ts';
import { Load } from '../cluster/load.ts';
import { type Parts, type Phase, phasesOf } from '../cluster/phases.ts';
import { missingPackages } from '../cluster/system.ts';

// Starts the files of `deploy/cluster` on this machine: two PostgreSQL, PgBouncer, three processes of the API and HAProxy.
// Ends each part while loggers and users call, and counts what was lost: `pnpm test:cluster`, `pnpm test:cluster --port 4900
// --only API --keep`. Debian's packages are needed; what is missing is named.
const text = { type: 'string' } as const;
const { values: options } = parseArgs({ options: { port: text, only: text, keep: { type: 'boolean' } } });
const port = Number(options.port ?? 4900);
const count = { passed: 0, failed: 0 };

function check(isRight: boolean, line: string): void {
  count[isRight ? 'passed' : 'failed']++;
  console.log(`${isRight ? '✔' : '✖'} ${line}`);
}

async function runPhase({ name, window, run }: Phase, { load, databases }: Parts): Promise<void> {
  const found = await load.during(run);
  const isRight = found.failures === 0 || found.lastFailure <= window;
  check(isRight, `${name}: ${found.summary}; primary ${databases.state().primary}`);
}

async function judge(parts: Parts): Promise<void> {
  const phases = phasesOf(parts).filter(({ name }) => name.includes(options.only ?? ''));
  for (const phase of phases) await runPhase(phase, parts);
  const { load } = parts;
  await load.stop();
  const alive = await load.aliveSessions();
  check(alive === load.sessions.length, `sessions: ${alive} of ${load.sessions.length} survived`);
  const lost = await load.lostValues();
  check(lost === 0, `writes: ${lost} of ${load.acknowledgedValues} acknowledged values lost`);
  const refused = load.calls.filter(({ status }) => status >= 400 && status < 500).length;
  check(refused === 0, `${load.calls.length} calls altogether, ${refused} refused (4xx)`);
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-cluster-'));
  const stops: (() => Promise<void>)[] = [];
  try {
    const databases = await startDatabases(folder, { a: port + 11, b: port + 12, pgbouncer: port + 5 });
    stops.push(() => databases.stop());
    const api = [port + 1, port + 2, port + 3];
    const entrance = await startEntrance(folder, { haproxy: port, pgbouncer: port + 5, api });
    stops.push(() => entrance.stop());
    console.log(`Three processes started at the same moment; HAProxy answers at ${entrance.address}`);
    check(!(await entrance.startsWithSharedSessions()), 'a PgBouncer with transaction pooling is refused');
    check(!databases.leadsWithoutPassword(), 'a PgBouncer that could not be led to the primary is reported');
    check(await entrance.tellsCallersApart(), 'callers are told apart behind nginx in front of HAProxy');
    const { accounts, secret } = await fill(folder, entrance.databaseUrl);
    const reads = [
      '/api/locations/map?clientId=own',
      '/api/Account/users/me',
      `/api/dataseries/getData?seriesIds=${seriesIds.join()}&from=2020-01-01&to=2020-01-08&interval=PT1H`,
    ];
    const load = new Load({ address: entrance.address, accounts, secret, seriesIds, reads, sessionCount: 12 });
    await load.start();
    await judge({ databases, entrance, load });
  } finally {
    for (const stop of stops.toReversed()) await stop();
    if (options.keep) console.log(`Logs and databases are in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

const missing = missingPackages();
if (missing.length > 0) {
  console.error(`Missing: apt-get install -y --no-install-recommends ${missing.join(' ')}`);
  process.exit(1);
}
try {
  await main();
} catch (error) {
  count.failed++;
  console.error(error);
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
