import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../scripts/bench.ts';
import { root } from '../scripts/run.ts';
import { type RunningServer, startServer } from '../scripts/server.ts';
import { median, percentile, readsDuring } from './reads.ts';
import { addReportClient, reportClient, writtenSeries } from '../apps/api/test/reportStations.ts';

const rounds = process.argv.includes('--quick') ? 1 : 3;
const day = 86_400;

/** Another checkout with its packages installed, which is measured in turn with this one. */
const base = process.env['ZRAK_BENCH_BASE'];
/** A folder that is kept for the next run. */
const keptData = process.env['ZRAK_BENCH_DATA'];
// An earlier version need not know them.
delete process.env['ZRAK_BENCH_BASE'];
delete process.env['ZRAK_BENCH_DATA'];

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

const now = new Date();
const year = now.getUTCFullYear() - 1;
/** The last month that has ended. */
const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 2)).toISOString().slice(0, 7);
const startOf = (date: string): number => Date.parse(`${date}T00:00Z`) / 1000 / day;

const reports = {
  'Year of one station': `clientId=cli_okolje&locationId=loc_bezigrad&period=${year}`,
  'Year of a client of 14 stations': `clientId=cli_okolje&period=${year}`,
  'Month of a client of 60 stations': `clientId=${reportClient}&period=${month}`,
} as const;
type Report = keyof typeof reports;

/** Milliseconds. */
const goals: Record<Report, { first?: number; whole: number }> = {
  'Year of one station': { whole: 300 },
  'Year of a client of 14 stations': { first: 1000, whole: 4000 },
  'Month of a client of 60 stations': { whole: 2000 },
};

/** Milliseconds from the request. */
interface Taken {
  first: number;
  whole: number;
}

async function take({ address }: RunningServer, report: Report): Promise<Taken> {
  const began = performance.now();
  const response = await fetch(`${address}/api/reports/statistics?${reports[report]}`);
  if (!response.ok) throw new Error(`A report was answered ${response.status}.`);
  let first = 0;
  for await (const piece of response.body!) {
    if ((piece as Uint8Array).length > 0) first ||= performance.now() - began;
  }
  return { first, whole: performance.now() - began };
}

let lateValue = 1;

/** A value of the middle of the period replaces another: what was computed from its day is no longer true. */
async function writeLate({ address }: RunningServer, secret: string): Promise<void> {
  const time = startOf(`${month}-15`) * day + 12 * 3600;
  const response = await fetch(`${address}/api/measurements`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ series: [{ seriesId: writtenSeries, times: [time], values: [(lateValue += 0.5)] }] }),
  });
  if (!response.ok) throw new Error(`A late value was answered ${response.status}.`);
}

interface Round {
  cold: Record<Report, Taken>;
  warm: Record<Report, Taken>;
  idle: number;
  busy: number;
}

/** Every report after a start of the server, and again after a late value. */
async function roundOf(data: string, secret: string, from: string): Promise<Round> {
  const [cold, warm] = [{}, {}] as [Round['cold'], Round['warm']];
  let [idle, busy] = [0, 0];
  for (const report of Object.keys(reports) as Report[]) {
    const server = await startServer(4625, data, { ZRAK_CALLS_PER_MINUTE: '1000000' }, from);
    try {
      await readsDuring(server.address, pause(2000));
      cold[report] = await take(server, report);
      await writeLate(server, secret);
      warm[report] = await take(server, report);
      if (report !== 'Year of a client of 14 stations') continue;
      await server.stop();
      // The reads take processor time of the report, so it is computed again with them.
      const other = await startServer(4625, data, { ZRAK_CALLS_PER_MINUTE: '1000000' }, from);
      try {
        await readsDuring(other.address, pause(2000));
        idle = percentile(await readsDuring(other.address, pause(5000)), 0.95);
        busy = percentile(await readsDuring(other.address, take(other, report)), 0.95);
      } finally {
        await other.stop();
      }
    } finally {
      if (server.process.exitCode === null && server.process.signalCode === null) await server.stop();
    }
  }
  return { cold, warm, idle, busy };
}

type Figure = (round: Round) => number;

/** @param most goal, in the unit */
function rowOf(figure: string, of: Figure, ours: Round[], theirs: Round[], most?: number): Row {
  const value = median(ours.map(of));
  const ratios = theirs.map((round, index) => of(ours[index]!) / of(round));
  return {
    figure,
    value,
    unit: 'ms',
    base: ratios.length === 0 ? null : 'the build before',
    ratio: ratios.length === 0 ? null : median(ratios),
    goal: most === undefined ? null : `≤ ${most} ms`,
    met: most === undefined ? null : value <= most,
  };
}

function rowsOf(ours: Round[], theirs: Round[]): Row[] {
  const rows = (Object.keys(reports) as Report[]).flatMap((report) => {
    const { first, whole } = goals[report];
    const of = (when: 'cold' | 'warm', what: keyof Taken, most?: number) => {
      const text = when === 'cold' ? 'nothing kept' : 'after a late value';
      const name = what === 'first' ? `${report}, first byte, ${text}` : `${report}, ${text}`;
      return rowOf(name, (round) => round[when][report][what], ours, theirs, most);
    };
    return [
      of('cold', 'first', first),
      of('cold', 'whole', whole),
      of('warm', 'first', first),
      of('warm', 'whole', whole),
    ];
  });
  const ratio = median(ours.map(({ idle, busy }) => busy / idle));
  return [
    ...rows,
    rowOf('Map, p95, idle', ({ idle }) => idle, ours, theirs),
    {
      figure: 'Map meanwhile, p95',
      value: median(ours.map(({ busy }) => busy)),
      unit: 'ms',
      base: 'idle',
      ratio,
      goal: '≤ 2 ×',
      met: ratio <= 2,
    },
    ...(theirs.length === 0 ? [] : [rowOf('Map meanwhile, p95, both builds', ({ busy }) => busy, ours, theirs)]),
  ];
}

/** The demo computes the values of a day when they are first read, which is not measured. */
async function prepare(data: string): Promise<string> {
  const kept = join(data, 'bench-secret');
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const server = await startServer(4625, data);
  try {
    await take(server, 'Year of a client of 14 stations');
  } finally {
    await server.stop();
  }
  const days = { first: startOf(`${month.slice(0, 4)}-01-01`) - 1, last: startOf(now.toISOString().slice(0, 10)) - 1 };
  const secret = await addReportClient(data, days);
  writeFileSync(kept, secret);
  return secret;
}

/**
 * Reports of the demo, and of a client of 60 stations, with PGlite: right after the start of the server, when nothing
 * is kept, and after a late value. `ZRAK_BENCH_BASE` names a checkout of an earlier version, which takes turns with
 * this one; `ZRAK_BENCH_DATA` a folder that is kept for the next run.
 */
export async function measure(): Promise<Row[]> {
  const data = keptData ?? mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  try {
    const secret = await prepare(data);
    const [ours, theirs]: [Round[], Round[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      if (base) theirs.push(await roundOf(data, secret, base));
      ours.push(await roundOf(data, secret, root));
    }
    return rowsOf(ours, theirs);
  } finally {
    if (!keptData) rmSync(data, { recursive: true, force: true });
  }
}
