import { appendFileSync, chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { command, databaseUser, processesIn, service, signal, waitFor } from '../../cluster/system.ts';

export interface OwnPostgres {
  url: string;
  /** Of the server and its sessions. */
  processes: () => number[];
  /** Processes that serve a session each. */
  sessions: () => number[];
  start: () => Promise<void>;
  /** Ends it as `pg_ctl stop -m fast` does, and waits for its end. */
  stop: () => Promise<void>;
}

const superuser = ['-U', databaseUser];

/** A PostgreSQL that can be stopped, frozen and killed. @param folder a new one, also for its socket */
export async function startOwnPostgres(folder: string, port: number): Promise<OwnPostgres> {
  mkdirSync(folder);
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) => Number(command('id', [option, databaseUser])));
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const own = (name: string, args: string[]): string => command(name, args, { isPostgres: true });
  own('initdb', ['-D', data, ...superuser, '--auth=trust', '--wal-segsize=1']);
  appendFileSync(join(data, 'postgresql.conf'), 'max_wal_size = 16MB\nmin_wal_size = 2MB\n');
  const at = ['-h', '127.0.0.1', '-p', String(port)];
  const isUp = (): boolean => {
    try {
      own('psql', ['-qAtX', ...at, ...superuser, '-c', 'select 1', 'postgres']);
      return true;
    } catch {
      return false;
    }
  };
  const processes = (): number[] => processesIn(data);
  const server = (): number[] => processes().slice(0, 1);
  const start = async (): Promise<void> => {
    await waitFor('an earlier PostgreSQL does not end', () => processes().length === 0);
    service('postgres', ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'], {
      log: join(folder, 'log'),
      isPostgres: true,
    });
    await waitFor('PostgreSQL does not start', isUp);
  };
  await start();
  own('psql', [
    '-qX',
    ...at,
    ...superuser,
    '-c',
    'create role zrak login',
    '-c',
    'create database zrak owner zrak',
    'postgres',
  ]);
  return {
    url: `postgres://zrak@127.0.0.1:${port}/zrak`,
    processes,
    sessions() {
      const sql = "select pid from pg_stat_activity where usename = 'zrak' and backend_type = 'client backend'";
      return own('psql', ['-qAtX', ...at, ...superuser, '-c', sql, 'postgres'])
        .split('\n')
        .filter(Boolean)
        .map(Number);
    },
    start,
    async stop() {
      signal(server(), 'SIGINT');
      await waitFor('PostgreSQL does not stop', () => processes().length === 0);
    },
  };
}
