import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

const postgresBin = '/usr/lib/postgresql/15/bin';

/** A program, and its package in Debian. */
const programs: readonly [program: string, package_: string][] = [
  [join(postgresBin, 'postgres'), 'postgresql-15'],
  ['psql', 'postgresql-client-15'],
  ['pgbouncer', 'pgbouncer'],
  ['haproxy', 'haproxy'],
];

/** Packages that the cluster needs and this machine lacks. */
export function missingPackages(): string[] {
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
  return programs.flatMap(([program, name]) =>
    spawnSync(program, ['--version'], { env }).error === undefined ? [] : [name],
  );
}

/** PostgreSQL and PgBouncer refuse to run as root. */
const asPostgres = process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
export const databaseUser = asPostgres.length > 0 ? 'postgres' : process.env['USER']!;

const inBin = (program: string): string =>
  program.startsWith('pg_') || program === 'postgres' || program === 'initdb' ? join(postgresBin, program) : program;

/** @throws with the output of the program if it fails */
export function command(
  name: string,
  args: string[],
  { env = {}, isPostgres = false }: { env?: Record<string, string>; isPostgres?: boolean } = {},
): string {
  const [program = '', ...rest] = [...(isPostgres ? asPostgres : []), inBin(name), ...args];
  const { status, stdout, stderr, error } = spawnSync(program, rest, {
    cwd: '/',
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, ...env },
    encoding: 'utf8',
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

/** Starts a program that goes on; its output goes to a file. */
export function service(
  name: string,
  args: string[],
  { env = {}, isPostgres = false, log }: { env?: Record<string, string>; isPostgres?: boolean; log: string },
): ChildProcess {
  const [program = '', ...rest] = [...(isPostgres ? asPostgres : []), inBin(name), ...args];
  const output = openSync(log, 'a');
  const child = spawn(program, rest, {
    cwd: isPostgres ? '/' : root,
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

/** Processes whose working folder is this one: those of a PostgreSQL. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

export async function waitFor(what: string, isReached: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (!(await isReached())) {
    if (Date.now() > until) throw new Error(`After ${seconds} s: ${what}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
