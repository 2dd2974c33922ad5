import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import ExcelJS from 'exceljs';
import { type Cell, style, workbookStream } from '../apps/api/src/export/workbook.ts';
import type { Row } from '../scripts/bench.ts';
import { type RunningServer, startServer } from '../scripts/server.ts';
import { median, percentile, readsDuring } from './reads.ts';

const targetValues = 5_000_000;
const megabyte = 1_000_000;

/** Rows for both writers: a time, and five numbers with one decimal. */
const rowCount = 60_000;
const cellsPerRow = 6;
const firstDay = 46_000;
const numberAt = (row: number, column: number): number => ((row * 37 + column * 101) % 9973) / 10;

async function writeOurs(): Promise<void> {
  const rows = function* (): Generator<Cell[]> {
    for (let row = 0; row < rowCount; row++) {
      const cells: Cell[] = [{ civil: row * 900 }];
      for (let column = 1; column < cellsPerRow; column++) {
        cells.push({ number: numberAt(row, column), style: style.decimals(1) });
      }
      yield cells;
    }
  };
  const widths = Array.from({ length: cellsPerRow }, () => 15);
  for await (const _ of workbookStream([{ name: 'Values', widths, rows }], Date.now() / 1000)) void _;
}

async function writeByExcelJs(): Promise<void> {
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: nowhere, useStyles: true });
  const sheet = workbook.addWorksheet('Values');
  sheet.columns = Array.from({ length: cellsPerRow }, (_, column) => ({
    width: 15,
    style: { numFmt: column === 0 ? 'yyyy-mm-dd hh:mm' : '0.0' },
  }));
  for (let row = 0; row < rowCount; row++) {
    const cells: number[] = [firstDay + row / 96];
    for (let column = 1; column < cellsPerRow; column++) cells.push(numberAt(row, column));
    sheet.addRow(cells).commit();
  }
  await workbook.commit();
}

/** Cells per second; the two writers take turns. */
async function throughput(): Promise<Row> {
  const seconds = async (write: () => Promise<void>): Promise<number> => {
    const started = performance.now();
    await write();
    return (performance.now() - started) / 1000;
  };
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round++) {
    ours.push(await seconds(writeOurs));
    theirs.push(await seconds(writeByExcelJs));
  }
  const ratio = median(theirs.map((time, round) => time / ours[round]!));
  return {
    figure: 'Workbook, one writer after the other',
    value: (rowCount * cellsPerRow) / median(ours),
    unit: 'cells/s',
    base: "ExcelJS's stream",
    ratio,
    goal: '≥ 5 ×',
    met: ratio >= 5,
  };
}

interface Series {
  id: string;
  first?: string;
  last?: string;
  nativeInterval: string;
}

/** URL of an export with at least the given number of quarter hours: the whole period of as many series as needed. */
async function addressOf(address: string): Promise<{ url: string; values: number }> {
  const response = await fetch(`${address}/api/dataseries/getAll?clientId=cli_okolje`);
  const series = ((await response.json()) as Series[]).filter(
    (one) => one.nativeInterval === 'PT15M' && one.first !== undefined && one.last !== undefined,
  );
  const chosen: string[] = [];
  let values = 0;
  for (const { id, first, last } of series) {
    if (values >= targetValues) break;
    chosen.push(id);
    values += (Date.parse(last!) - Date.parse(first!)) / 900_000;
  }
  const from = series[0]!.first!.slice(0, 10);
  const to = new Date(Date.parse(series[0]!.last!) + 86_400_000).toISOString().slice(0, 10);
  const query = `seriesIds=${chosen.join()}&from=${from}&to=${to}&interval=PT15M`;
  return { url: `${address}/api/exportData/get?${query}`, values };
}

interface Taken {
  /** Milliseconds. */
  firstByte: number;
  seconds: number;
  bytes: number;
}

async function take(url: string): Promise<Taken> {
  const started = performance.now();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The export was answered ${response.status}.`);
  let [firstByte, bytes] = [0, 0];
  for await (const piece of response.body!) {
    firstByte ||= performance.now() - started;
    bytes += (piece as Uint8Array).length;
  }
  return { firstByte, bytes, seconds: (performance.now() - started) / 1000 };
}

/** Current memory of a process in bytes. */
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

/** Maximum memory of a process while `work` runs. */
async function peakDuring(pid: number, work: Promise<unknown>): Promise<number> {
  let peak = residentOf(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentOf(pid))), 20);
  await work.finally(() => clearInterval(timer));
  return peak;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function exported({ address, process: { pid } }: RunningServer): Promise<Row[]> {
  const { url, values } = await addressOf(address);
  await readsDuring(address, pause(2000));
  const idle = await readsDuring(address, pause(5000));
  const idleMemory = residentOf(pid!);
  const taking = take(url);
  const [peak, busy, taken] = await Promise.all([peakDuring(pid!, taking), readsDuring(address, taking), taking]);
  const ratio = percentile(busy, 0.95) / percentile(idle, 0.95);
  const alone = { base: null, ratio: null };
  const above = (peak - idleMemory) / megabyte;
  return [
    { figure: 'Values exported', value: values, unit: 'values', ...alone, goal: null, met: null },
    { figure: 'The file', value: taken.bytes / megabyte, unit: 'MB', ...alone, goal: null, met: null },
    { figure: 'From request to end', value: taken.seconds, unit: 's', ...alone, goal: null, met: null },
    {
      figure: "API's peak memory above idle",
      value: above,
      unit: 'MB',
      ...alone,
      goal: '≤ 200 MB',
      met: above <= 200,
    },
    {
      figure: 'First byte',
      value: taken.firstByte,
      unit: 'ms',
      ...alone,
      goal: '≤ 1000 ms',
      met: taken.firstByte <= 1000,
    },
    {
      figure: 'Map meanwhile, p95',
      value: percentile(busy, 0.95),
      unit: 'ms',
      base: 'idle',
      ratio,
      goal: '≤ 3 ×',
      met: ratio <= 3,
    },
  ];
}

/** Exports five million values: measures the memory, and the effect on other requests. */
export async function measure(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  const settings = { ZRAK_CALLS_PER_MINUTE: '1000000' };
  const started = () => startServer(4394, data, settings);
  try {
    // The demo's values are computed at the first request, which is not measured.
    const before = await started();
    await take((await addressOf(before.address)).url);
    await before.stop();
    const server = await started();
    try {
      return [...(await exported(server)), await throughput()];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
