import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { temporarySchema } from '../apps/api/test/postgres.ts';
import type { Row } from '../scripts/bench.ts';
import { root } from '../scripts/run.ts';
import { startServer } from '../scripts/server.ts';
import { percentile, readsDuring } from './reads.ts';

const parameters = 'PM10,PM2.5,PM1,NO2,NO,NOx,O3,SO2,CO,C6H6,T,RH,P,WS,WD,GLOBRAD'.split(',');
const rowCount = 312_500;
const megabyte = 1_000_000;

interface Finished {
  seconds: number;
  /** Largest memory of the process, bytes. */
  peak: number;
}

/** Runs a command of `zrak` in a separate process. */
async function zrak(args: string[], env: Record<string, string>): Promise<Finished> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'scripts/zrak.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  let peak = 0;
  const timer = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024);
  }, 20);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  clearInterval(timer);
  if (code !== 0) throw new Error(`zrak ${args.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

/** Quarter hours of almost nine years in one table: a column per parameter, one decimal. */
async function writeTable(path: string): Promise<void> {
  const file = createWriteStream(path);
  file.write(`timestamp,${parameters.join(',')}\n`);
  const first = Date.UTC(2015, 0, 1);
  for (let row = 0; row < rowCount; row++) {
    const cells = parameters.map((_, column) => (((row * 37 + column * 101) % 9973) / 10).toFixed(1));
    file.write(`${new Date(first + row * 900_000).toISOString()},${cells.join(',')}\n`);
  }
  file.end();
  await finished(file);
}

const network = `clients:
  - code: BENCH
    name: Bench
    stations:
      - { id: quay, name: Quay 7, latitude: 45.55, longitude: 13.73, interval: PT15M, timeZone: Europe/Ljubljana }
`;

interface Files {
  table: string;
  small: string;
  network: string;
}

async function importInto(where: string, goal: number, files: Files, env: Record<string, string>): Promise<Row[]> {
  // The memory of the embedded database is part of the process: the import of a few rows is the baseline.
  const idle = await zrak(['import', files.small, '--station', 'quay'], env);
  const { seconds, peak } = await zrak(['import', files.table, '--station', 'quay'], env);
  const again = await zrak(['import', files.table, '--station', 'quay'], env);
  const rate = (rowCount * parameters.length) / seconds;
  const above = (peak - idle.peak) / megabyte;
  const alone = { base: null, ratio: null };
  return [
    {
      figure: `5 million values into ${where}`,
      value: rate,
      unit: 'values/s',
      ...alone,
      goal: `≥ ${goal.toLocaleString('en')}`,
      met: rate >= goal,
    },
    { figure: `The same file again, ${where}`, value: again.seconds, unit: 's', ...alone, goal: null, met: null },
    {
      figure: `Memory above a few rows, ${where}`,
      value: above,
      unit: 'MB',
      ...alone,
      goal: '≤ 300 MB',
      met: above <= 300,
    },
    {
      figure: `Memory of a few rows, ${where}`,
      value: idle.peak / megabyte,
      unit: 'MB',
      ...alone,
      goal: null,
      met: null,
    },
  ];
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The map of a server on the same PostgreSQL while a file is imported, compared with idle. */
async function intoPostgres(databaseUrl: string, folder: string, files: Files): Promise<Row[]> {
  const schema = await temporarySchema(databaseUrl);
  const env = { DATABASE_URL: schema.url, ZRAK_DATA: folder };
  try {
    const server = await startServer(4627, folder, { ...env, ZRAK_DEMO: '1', ZRAK_CALLS_PER_MINUTE: '1000000' });
    try {
      await zrak(['apply', files.network, '--yes'], env);
      await readsDuring(server.address, pause(3000));
      const idle = await readsDuring(server.address, pause(8000));
      const importing = importInto('PostgreSQL', 200_000, files, env);
      const [rows, busy] = await Promise.all([importing, readsDuring(server.address, importing)]);
      const ratio = percentile(busy, 0.95) / percentile(idle, 0.95);
      const figure = 'Map meanwhile, p95, PostgreSQL';
      return [
        ...rows,
        { figure, value: percentile(busy, 0.95), unit: 'ms', base: 'idle', ratio, goal: '≤ 2 ×', met: ratio <= 2 },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await schema.drop();
  }
}

/** Imports five million values from one CSV file; into PostgreSQL where ZRAK_TEST_DATABASE_URL names one. */
export async function measure(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  const files = {
    table: join(folder, 'table.csv'),
    small: join(folder, 'small.csv'),
    network: join(folder, 'network.yaml'),
  };
  try {
    await writeTable(files.table);
    writeFileSync(files.small, 'timestamp,PM10\n2014-12-31T23:30Z,1\n2014-12-31T23:45Z,1\n');
    writeFileSync(files.network, network);
    const data = { ZRAK_DATA: join(folder, 'data'), DATABASE_URL: '' };
    await zrak(['apply', files.network, '--yes'], data);
    const rows = await importInto('PGlite', 100_000, files, data);
    const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
    if (databaseUrl === undefined) console.log('  ZRAK_TEST_DATABASE_URL is not set: PGlite only.');
    else rows.push(...(await intoPostgres(databaseUrl, join(folder, 'server'), files)));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
