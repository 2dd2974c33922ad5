import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { type RunningServer, startServer } from '../server.ts';
import { password } from './databases.ts';
import { service, waitFor } from './system.ts';

export interface EntrancePorts {
  haproxy: number;
  pgbouncer: number;
  api: readonly number[];
}

export interface Entrance {
  address: string;
  databaseUrl: string;
  /** Kills a process of the API, and starts it again after two seconds, as systemd does. */
  killApi: (index: number) => Promise<void>;
  /** Stops a process as an update does, and starts it again. */
  restartApi: (index: number) => Promise<void>;
  killPgbouncer: () => Promise<void>;
  reloadHaproxy: () => Promise<void>;
  /** Whether callers count one by one behind a proxy in front of HAProxy, which names them. */
  tellsCallersApart: () => Promise<boolean>;
  /** Whether the API starts with a PgBouncer that shares sessions. */
  startsWithSharedSessions: () => Promise<boolean>;
  stop: () => Promise<void>;
}

const restartDelay = 2000;

/** HAProxy, three processes of the API that start at the same moment, and PgBouncer. */
export async function startEntrance(folder: string, ports: EntrancePorts): Promise<Entrance> {
  const databaseUrl = `postgres://zrak:${password}@127.0.0.1:${ports.pgbouncer}/zrak`;
  const settings = {
    DATABASE_URL: databaseUrl,
    ZRAK_DEMO: '0',
    ZRAK_LOG: 'silent',
    ZRAK_TRUST_PROXY: 'loopback',
    ZRAK_STOP_DELAY: '5',
    ZRAK_CALLS_PER_MINUTE: '1000000',
  };
  const startPgbouncer = (): ChildProcess =>
    service('pgbouncer', [join(folder, 'pgbouncer.ini')], { log: join(folder, 'pgbouncer.out'), isPostgres: true });
  let pgbouncer = startPgbouncer();
  const startApi = async (index: number): Promise<RunningServer> => {
    const data = join(folder, `api-${index}`);
    mkdirSync(data, { recursive: true });
    return startServer(ports.api[index]!, data, settings);
  };
  const apis = await Promise.all(ports.api.map((_, index) => startApi(index)));
  const haproxy = service('haproxy', ['-W', '-db', '-f', join(root, 'deploy/cluster/haproxy.cfg')], {
    log: join(folder, 'haproxy.log'),
    env: {
      ZRAK_LISTEN: `127.0.0.1:${ports.haproxy}`,
      ...Object.fromEntries(ports.api.map((port, index) => [`ZRAK_API_${index + 1}`, `127.0.0.1:${port}`])),
    },
  });
  const address = `http://127.0.0.1:${ports.haproxy}`;
  await waitFor(
    'HAProxy does not answer',
    async () => (await fetch(`${address}/api/health`).catch(() => null))?.ok ?? false,
  );
  const pauseOf = (time: number) => new Promise((done) => setTimeout(done, time));
  return {
    address,
    databaseUrl,
    async killApi(index) {
      const { process: child } = apis[index]!;
      child.kill('SIGKILL');
      await once(child, 'exit');
      await pauseOf(restartDelay);
      apis[index] = await startApi(index);
    },
    async restartApi(index) {
      await apis[index]!.stop();
      apis[index] = await startApi(index);
    },
    async killPgbouncer() {
      pgbouncer.kill('SIGKILL');
      await once(pgbouncer, 'exit');
      await pauseOf(restartDelay);
      pgbouncer = startPgbouncer();
    },
    async reloadHaproxy() {
      haproxy.kill('SIGUSR2');
      await pauseOf(restartDelay);
    },
    async tellsCallersApart() {
      const guess = async (caller: string, username: string): Promise<number> => {
        const body = new URLSearchParams({ grant_type: 'password', client_id: 'portal-spa', username, password: 'no' });
        const headers = { 'X-Forwarded-For': caller };
        return (await fetch(`${address}/connect/token`, { method: 'POST', body, headers })).status;
      };
      let first = 0;
      for (let number = 0; number < 40 && first !== 429; number++) first = await guess('198.51.100.1', `u${number}`);
      return first === 429 && (await guess('203.0.113.1', 'another')) === 400;
    },
    async startsWithSharedSessions() {
      const shared = service('pgbouncer', [join(folder, 'shared.ini')], {
        log: join(folder, 'shared.out'),
        isPostgres: true,
      });
      await pauseOf(500);
      const url = databaseUrl.replace(`:${ports.pgbouncer}/`, `:${ports.pgbouncer + 1}/`);
      const api = service(process.execPath, [join(root, 'apps/api/src/server.ts')], {
        log: join(folder, 'shared-api.log'),
        env: { ...settings, DATABASE_URL: url, ZRAK_DATA: join(folder, 'shared'), PORT: String(ports.pgbouncer + 2) },
      });
      const [code] = await Promise.race([once(api, 'exit'), pauseOf(20_000).then(() => [0])]);
      api.kill('SIGKILL');
      shared.kill('SIGKILL');
      return code === 0;
    },
    async stop() {
      for (const api of apis) api.process.kill('SIGKILL');
      haproxy.kill('SIGTERM');
      pgbouncer.kill('SIGKILL');
      await pauseOf(200);
    },
  };
}
