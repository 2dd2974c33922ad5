import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../apps/api/src/db/database.ts';
import { everything, within } from '../../apps/api/src/db/scope.ts';
import { temporarySchema } from '../../apps/api/test/postgres.ts';
import { freePort } from '../engines/freePort.ts';
import { root } from '../run.ts';
import { type RunningServer, startServer } from '../server.ts';

export const parameters = ['PM10', 'PM2.5', 'NO2', 'O3', 'SO2', 'NO', 'NOx', 'PM1'];
export const step = 900;

export interface Installation {
  folder: string;
  env: Record<string, string>;
  start: (settings?: Record<string, string>) => Promise<RunningServer>;
  /** Work on the database itself, while no server runs. */
  withDatabase: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  remove: () => Promise<void>;
}

const network = {
  interval: 'PT15M',
  timeZone: 'UTC',
  clients: [
    {
      code: 'OWN',
      name: 'Own',
      public: true,
      stations: [{ id: 'quay', name: 'Quay 7', latitude: 45.55, longitude: 13.73, series: parameters }],
    },
  ],
};

export interface KillOptions {
  kills: number;
  random: () => number;
  onKill: (line: string) => void;
}

const seriesId = (parameter: number): string => `quay_${parameters[parameter]!.toLowerCase().replace('.', '')}`;

/** A station with eight series, in PostgreSQL or, without a URL, in the embedded database. */
export async function install(databaseUrl: string | undefined): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-crash-'));
  const schema = databaseUrl === undefined ? undefined : await temporarySchema(databaseUrl);
  const env = {
    ZRAK_DATA: join(folder, 'data'),
    DATABASE_URL: schema?.url ?? '',
    ZRAK_DEMO: '0',
    ZRAK_CALLS_PER_MINUTE: '1000000',
  };
  const file = join(folder, 'network.json');
  writeFileSync(file, JSON.stringify(network));
  await zrak(['apply', file, '--yes'], env);
  const servers: RunningServer[] = [];
  return {
    folder,
    env,
    async start(settings) {
      const server = await startServer(await freePort(), env.ZRAK_DATA, { ...env, ...settings });
      servers.push(server);
      return server;
    },
    async withDatabase(work) {
      const database = await openDatabase({ databaseUrl: schema?.url, dataFolder: env.ZRAK_DATA });
      try {
        return await within(everything, () => work(database));
      } finally {
        await database.close();
      }
    },
    async remove() {
      // After a failure one may still run.
      await Promise.all(servers.map(end));
      await schema?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a server with SIGKILL, also one that is idle: nothing depends on an orderly stop. */
export async function end({ process: child }: RunningServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await exit;
}

/** Runs a command of `zrak`. @returns what it printed */
export async function zrak(args: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'scripts/zrak.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error(`zrak ${args.join(' ')} ended with ${code}`);
  return output;
}

/** Creates an API key for loggers. @returns its secret */
export async function createKey(env: Record<string, string>): Promise<string> {
  const printed = await zrak(['key', 'create', 'Logger', '--client', 'OWN'], env);
  return /^zrak_\S+$/m.exec(printed)![0];
}

/** A call of a logger, with the values of an interval by series. @returns null if the server has ended */
export async function post(
  address: string,
  secret: string,
  slots: readonly number[],
  valueOf: (slot: number, parameter: number) => number,
): Promise<{ added: number; replaced: number; unchanged: number } | null> {
  const series = parameters.map((_, parameter) => ({
    seriesId: seriesId(parameter),
    times: slots.map((slot) => slot * step),
    values: slots.map((slot) => valueOf(slot, parameter)),
  }));
  const response = await fetch(`${address}/api/measurements`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ series }),
  }).catch(() => null);
  const body = await response?.json().catch(() => null);
  if (!response || !body) return null;
  const counts = body as { added: number; replaced: number; unchanged: number };
  const stored = counts.added + counts.replaced + counts.unchanged;
  if (stored === parameters.length * slots.length) return counts;
  throw new Error(`A call was answered ${response.status}: ${JSON.stringify(body)}`);
}

/** Values of all series in a number of intervals, by series; null where there is none. */
export async function read({ address }: RunningServer, firstSlot: number, count: number): Promise<(number | null)[][]> {
  const [from, to] = [firstSlot, firstSlot + count].map((slot) => new Date(slot * step * 1000).toISOString());
  const ids = parameters.map((_, parameter) => seriesId(parameter)).join();
  const response = await fetch(
    `${address}/api/dataseries/getData?seriesIds=${ids}&from=${from}&to=${to}&interval=PT15M`,
  );
  if (!response.ok) throw new Error(`A read was answered ${response.status}: ${await response.text()}`);
  const { series } = (await response.json()) as { series: { start: string; values: (number | null)[] }[] };
  return series.map(({ start, values }) => {
    const offset = Date.parse(start) / 1000 / step - firstSlot;
    return Array.from({ length: count }, (_, index) => values[index - offset] ?? null);
  });
}
