import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { nullable } from '../packages/quantities/src/aggregation/rounding.ts';
import { runLengths } from '../apps/api/src/measurements/runLengths.ts';
import { binaryHead, binarySeries } from '../apps/api/src/measurements/binaryColumns.ts';
import { acceptColumns, type DataColumns, readColumns } from '../packages/api-client/src/seriesColumns.ts';
import type { Row } from '../scripts/bench.ts';
import { root } from '../scripts/run.ts';
import { startServer } from '../scripts/server.ts';
import { median, ratioOf } from './pages.ts';
import { alone } from './rows.ts';
import { bytesOf, quarterHourly } from './wire.ts';

const targetValues = 1_000_000;
const megabyte = 1_000_000;
const rounds = 7;
const year = new Date().getUTCFullYear() - 1;

interface Forms {
  json: Buffer;
  binary: Buffer;
}

/** URL of a year of quarter hours, with enough series for a million values. */
async function addressOf(address: string): Promise<string> {
  const chosen = (await quarterHourly(address)).slice(0, Math.ceil(targetValues / (365 * 96)));
  const query = `seriesIds=${chosen.join()}&from=${year}-01-01&to=${year + 1}-01-01&interval=PT15M`;
  return `${address}/api/dataseries/getData?${query}`;
}

/** Compressed responses of the API with demo data. */
async function demoForms(): Promise<Forms> {
  const data = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  const server = await startServer(4395, data);
  try {
    const url = await addressOf(server.address);
    const json = await bytesOf(url, { 'accept-encoding': 'gzip' });
    const binary = await bytesOf(url, { 'accept-encoding': 'gzip', accept: acceptColumns });
    return { json, binary };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * The same formats with hourly values measured in London, which are not part of the repository; null if they are
 * missing.
 */
function measuredForms(): Forms | null {
  const file = join(root, '../shared/data/london-marylebone-1998-2005.csv.gz');
  if (!existsSync(file)) return null;
  const [names, ...lines] = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  const columns = names!.split(',').slice(1);
  const cells = lines.map((line) => line.split(','));
  const series = columns.map((id, place) => {
    const values = Float64Array.from(cells, (row) => (row[place + 1] ? Number(row[place + 1]) : Number.NaN));
    const coverage = runLengths(Array.from(values, (value) => (Number.isNaN(value) ? 0 : 100)));
    return { values, described: { id, start: cells[0]![0]!, step: 'PT1H', coverage, flags: [[values.length, 1]] } };
  });
  const head = {
    interval: 'PT1H',
    timeZone: 'Europe/London',
    from: cells[0]![0],
    to: cells.at(-1)![0],
    stamp: 'start',
  };
  const json = JSON.stringify({
    ...head,
    series: series.map(({ values, described }) => ({
      ...described,
      values: Array.from(values, (value) => nullable(value, 1)),
    })),
  });
  const binary = Buffer.concat([
    binaryHead({ ...head, series: series.length }),
    ...series.map(({ values, described }) => binarySeries(described, values, 1)),
  ]);
  return { json: gzipSync(json), binary: gzipSync(binary) };
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
const countOf = ({ series }: DataColumns): number => series.reduce((sum, { values }) => sum + values.length, 0);

/** The JSON baseline: one row per value, with its time in ISO 8601. */
function rowsOf({ series }: DataColumns): ArrayBuffer {
  const rows = series.map(({ times, values }) =>
    Array.from(values, (value, index) => ({
      t: new Date(times[index]!).toISOString(),
      v: Number.isNaN(value) ? null : nullable(value, 1),
    })),
  );
  return bufferOf(Buffer.from(JSON.stringify(rows)));
}

function readRows(bytes: ArrayBuffer): { times: Float64Array; values: Float32Array }[] {
  const series = JSON.parse(new TextDecoder().decode(bytes)) as { t: string; v: number | null }[][];
  return series.map((rows) => ({
    times: Float64Array.from(rows, ({ t }) => Date.parse(t)),
    values: Float32Array.from(rows, ({ v }) => v ?? Number.NaN),
  }));
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** CPU time, so that other processes are not counted; garbage of the previous run is not counted either. */
function milliseconds(work: () => unknown): number {
  collectGarbage();
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Decodes bytes into typed arrays, in turn. */
function readingTimes({ json, binary }: Forms, rows: ArrayBuffer) {
  const [jsonBytes, binaryBytes] = [json, binary].map((form) => bufferOf(gunzipSync(form))) as [
    ArrayBuffer,
    ArrayBuffer,
  ];
  const times = { json: [] as number[], binary: [] as number[], rows: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.json.push(milliseconds(() => readColumns(jsonBytes)));
    times.binary.push(milliseconds(() => readColumns(binaryBytes)));
    times.rows.push(milliseconds(() => readRows(rows)));
  }
  return times;
}

const against = (figure: string, own: number, base: number, goal: number): Row => ({
  figure,
  value: own,
  unit: 'MB',
  base: 'rows',
  ratio: own / base,
  goal: `≤ ${goal} MB`,
  met: own <= goal,
});

const plain = (figure: string, value: number, unit: string): Row => ({
  figure,
  value,
  unit,
  base: null,
  ratio: null,
  goal: null,
  met: null,
});

/**
 * Transfers a million values from the API into typed arrays: bytes, and time to decode. All figures are for a million
 * values.
 */
export async function measure(): Promise<Row[]> {
  const demo = await demoForms();
  const columns = readColumns(bufferOf(gunzipSync(demo.json)));
  const million = targetValues / countOf(columns);
  const rows = rowsOf(columns);
  const rowsSize = (gzipSync(new Uint8Array(rows)).length * million) / megabyte;
  const sizeOf = (form: Buffer) => (form.length * million) / megabyte;
  const times = readingTimes(demo, rows);
  const ratio = ratioOf(times.json, times.rows);
  const measured = measuredForms();
  const measuredMillion = measured ? targetValues / countOf(readColumns(bufferOf(gunzipSync(measured.json)))) : 0;
  return [
    plain('Rows with ISO times, gzip', rowsSize, 'MB'),
    against('JSON over the wire, gzip', sizeOf(demo.json), rowsSize, 1.4),
    against('Binary form over the wire, gzip', sizeOf(demo.binary), rowsSize, 1),
    plain('Reading rows with ISO times', median(times.rows) * million, 'ms'),
    {
      figure: 'Reading JSON',
      value: median(times.json) * million,
      unit: 'ms',
      base: 'rows',
      ratio,
      goal: '≤ 0.1 ×',
      met: ratio <= 0.1,
    },
    alone('Reading the binary form', median(times.binary) * million, 'ms', 20),
    ...(measured
      ? [
          plain('JSON of measured hours, gzip', (measured.json.length * measuredMillion) / megabyte, 'MB'),
          plain('Binary form of measured hours, gzip', (measured.binary.length * measuredMillion) / megabyte, 'MB'),
        ]
      : []),
  ];
}
