import type { ChildProcess } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { command, databaseUser, processesIn, service, signal, waitFor } from './system.ts';

export type Node = 'a' | 'b';
const deploy = join(root, 'deploy/cluster');
export const password = 'only-for-this-test';

export interface Databases {
  /** Runs a statement as the user of the API, directly on a node. @throws if it is not answered in time */
  query: (node: Node, statement: string, seconds?: number) => string;
  start: (node: Node) => void;
  /** Processes of a node. */
  processes: (node: Node) => number[];
  /** The state that `zrak-cluster` keeps. */
  state: () => { primary: Node; mayFailOver: boolean };
  /** Makes a standby of a node that does not run, and starts it. */
  rejoin: (node: Node) => void;
  /** Lets the next attempt fail to lead PgBouncer to the primary. */
  loseNextLead: () => void;
  /** Whether PgBouncer is led to a primary by somebody without the password. */
  leadsWithoutPassword: () => boolean;
  stop: () => Promise<void>;
}

export interface DatabasePorts {
  a: number;
  b: number;
  pgbouncer: number;
}

/** The settings of `deploy/cluster`; only addresses, ports and paths differ. */
function replaced(file: string, changes: readonly [from: string, to: string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/cluster/${file} has no "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(deploy, file), 'utf8'),
  );
}

/** For PostgreSQL, which runs as another user if this process is root. */
function owned(path: string, mode: number): string {
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) => Number(command('id', [option, databaseUser])));
  chownSync(path, uid, gid);
  chmodSync(path, mode);
  return path;
}

function write(path: string, text: string, mode = 0o600): string {
  writeFileSync(path, text);
  return owned(path, mode);
}

function writeSettings(folder: string, ports: DatabasePorts): void {
  const hosts = ['127.0.0.1:*:*:zrak', '127.0.0.1:*:*:zrak_cluster'];
  write(join(folder, 'pgpass'), hosts.map((host) => `${host}:${password}\n`).join(''));
  write(join(folder, 'userlist.txt'), ['zrak', 'zrak_cluster'].map((user) => `"${user}" "${password}"\n`).join(''));
  const ini = join(folder, 'primary.ini');
  write(ini, `[databases]\nzrak = host=127.0.0.1 port=${ports.a} dbname=zrak\n`);
  const pgbouncer = replaced('pgbouncer.ini', [
    ['/var/lib/postgresql/zrak-primary.ini', ini],
    ['listen_port = 6432', `listen_port = ${ports.pgbouncer}`],
    ['/var/log/postgresql/pgbouncer.log', join(folder, 'pgbouncer.log')],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt')],
    ['/run/postgresql', folder],
  ]);
  write(join(folder, 'pgbouncer.ini'), pgbouncer);
  const shared = pgbouncer
    .replace('pool_mode = session', 'pool_mode = transaction')
    .replace(`listen_port = ${ports.pgbouncer}`, `listen_port = ${ports.pgbouncer + 1}`)
    .replaceAll('pgbouncer.log', 'shared.log')
    .replaceAll('pgbouncer.pid', 'shared.pid');
  write(join(folder, 'shared.ini'), shared);
  // Acts like the power switch of a machine: afterwards nothing of the node runs.
  const fence = `#!/bin/bash
for attempt in 1 2 3 4 5; do
  pids=$(find /proc -maxdepth 2 -name cwd -lname "$1" 2> /dev/null | cut -d / -f 3)
  [ -z "$pids" ] && exit 0
  kill -9 $pids
  sleep 0.1
done
exit 1
`;
  write(join(folder, 'fence'), fence, 0o700);
  // Fails once if this is asked for, as a machine does that cannot be reached.
  const point = `#!/bin/bash
rm ${folder}/no-way 2> /dev/null && exit 1
exec ${deploy}/zrak-point local -- "$@"
`;
  write(join(folder, 'point'), point, 0o700);
  // Without the state: the machine of a database has none.
  const settings = `
RETRY=2
CLUSTER_USER=zrak_cluster
HOST_a=127.0.0.1
PORT_a=${ports.a}
HOST_b=127.0.0.1
PORT_b=${ports.b}
FENCE_a="${folder}/fence ${folder}/a"
FENCE_b="${folder}/fence ${folder}/b"
POINT=${folder}/point
`;
  write(join(folder, 'node.env'), settings);
  write(join(folder, 'cluster.env'), `STATE=${folder}/state\n${settings}`);
  mkdirSync(join(folder, 'state'));
  owned(join(folder, 'state'), 0o700);
}

/** A primary, its standby, PgBouncer's settings, and `zrak-cluster`, which watches them. */
export async function startDatabases(folder: string, ports: DatabasePorts): Promise<Databases> {
  owned(folder, 0o755);
  writeSettings(folder, ports);
  const env = {
    PGPASSFILE: join(folder, 'pgpass'),
    ZRAK_CLUSTER_ENV: join(folder, 'cluster.env'),
    PGBOUNCER_INI: join(folder, 'primary.ini'),
    PGBOUNCER_PORT: String(ports.pgbouncer),
  };
  const children: ChildProcess[] = [];
  const data = (node: Node): string => join(folder, node);
  const isUp = (node: Node): boolean => {
    try {
      command(
        'psql',
        ['-qAtX', '-h', folder, '-p', String(ports[node]), '-U', databaseUser, '-c', 'select 1', 'postgres'],
        { isPostgres: true },
      );
      return true;
    } catch {
      return false;
    }
  };
  const start = (node: Node): void => {
    const own = ['-D', data(node), '-p', String(ports[node]), '-k', folder];
    const options = { log: join(folder, `${node}.log`), env, isPostgres: true };
    children.push(service('postgres', [...own, '-c', 'listen_addresses=127.0.0.1'], options));
  };
  const processes = (node: Node): number[] => processesIn(data(node));
  const rejoin = (node: Node): void => {
    const ofNode = { ...env, ZRAK_CLUSTER_ENV: join(folder, 'node.env') };
    command(join(deploy, 'zrak-cluster'), ['rejoin', node, data(node)], { env: ofNode, isPostgres: true });
    start(node);
  };

  command('initdb', ['-D', data('a'), '-U', databaseUser, '--auth-local=peer', '--auth-host=scram-sha-256'], {
    isPostgres: true,
  });
  write(join(data('a'), 'zrak.conf'), readFileSync(join(deploy, 'postgresql.conf'), 'utf8'));
  appendFileSync(join(data('a'), 'postgresql.conf'), "\ninclude 'zrak.conf'\n");
  const hba = replaced('pg_hba.conf', [['10.0.0.0/24', '127.0.0.1/32']]);
  write(join(data('a'), 'pg_hba.conf'), `${hba}local all ${databaseUser} peer\n`);
  start('a');
  await waitFor('PostgreSQL does not start', () => isUp('a'));
  const passwords = ['zrak_password', 'cluster_password'].map((name) => `--set=${name}=${password}`);
  const roles = [...passwords, '--set=ON_ERROR_STOP=1', '-qX', '-f', join(deploy, 'roles.sql'), 'postgres'];
  command('psql', ['-h', folder, '-p', String(ports.a), '-U', databaseUser, ...roles], { isPostgres: true });
  mkdirSync(data('b'));
  owned(data('b'), 0o700);
  rejoin('b');
  await waitFor('the standby does not start', () => isUp('b'));
  children.push(
    service(join(deploy, 'zrak-cluster'), ['watch'], { log: join(folder, 'watch.log'), env, isPostgres: true }),
  );
  const state: Databases['state'] = () => {
    const text = command(join(deploy, 'zrak-cluster'), ['status'], { env, isPostgres: true });
    const [, primary, possible] = /primary (a|b), failover possible: (yes|no)/.exec(text)!;
    return { primary: primary as Node, mayFailOver: possible === 'yes' };
  };
  await waitFor('the standby is not in step', () => state().mayFailOver);
  return {
    start,
    processes,
    rejoin,
    state,
    loseNextLead: () => void write(join(folder, 'no-way'), ''),
    leadsWithoutPassword() {
      const strange = { ...env, PGPASSFILE: '/dev/null', PGBOUNCER_INI: join(folder, 'strange.ini') };
      const args = ['local', '--', '127.0.0.1', String(ports.a)];
      try {
        command(join(deploy, 'zrak-point'), args, { env: strange, isPostgres: true });
        return true;
      } catch {
        return false;
      }
    },
    query: (node, statement, seconds = 10) =>
      command(
        'timeout',
        [
          String(seconds),
          'psql',
          '-qAtX',
          '-h',
          '127.0.0.1',
          '-p',
          String(ports[node]),
          '-U',
          'zrak',
          '-c',
          statement,
          'zrak',
        ],
        { env, isPostgres: true },
      ),
    async stop() {
      for (const child of children.toReversed()) child.kill('SIGKILL');
      for (const node of ['a', 'b'] as const) {
        signal(processes(node), 'SIGKILL');
        await waitFor(`node ${node} does not end`, () => processes(node).length === 0);
      }
    },
  };
}
