import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporarySchema } from '../apps/api/test/postgres.ts';
import type { Row } from '../scripts/bench.ts';
import { type RunningServer, startServer } from '../scripts/server.ts';
import { post } from './posts.ts';
import { percentile, type Reader, readsDuring } from './reads.ts';
import { addStations, parameters, seriesId, type Station, step, valueOf } from './stations.ts';

const spread = 10_000;
const rounds = 3;
/** Intervals that are stored before: the states of stations are computed from three days. */
const historyLength = 3 * 96;
const readerCount = 4;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A separate address, so that the default limit of calls per address is enough. */
const from = (address: number): Record<string, string> => ({
  'x-forwarded-for': `10.0.${address >> 8}.${address & 255}`,
});

/** A user each: the latest values of a station, and four of its series over the last day. */
function readersOf(origin: string, slot: number): Reader[] {
  const day = new Date((slot - 96) * step * 1000).toISOString();
  const now = new Date(slot * step * 1000).toISOString();
  return Array.from({ length: readerCount }, (_, reader) => {
    const stations = Array.from({ length: 50 }, (_one, index) => `s${String(reader * 50 + index).padStart(4, '0')}`);
    const urls = stations.flatMap((station) => {
      const ids = [0, 3, 6, 14].map((parameter) => seriesId(station, parameter)).join();
      return [
        `${origin}/api/locations/location?locationId=${station}`,
        `${origin}/api/dataseries/getData?seriesIds=${ids}&from=${day}&to=${now}&interval=PT15M`,
      ];
    });
    return { urls, headers: from(reader), pause: 110 };
  });
}

/** Reads back every value that was posted. @returns the number that is missing or differs */
async function lostValues(origin: string, stations: readonly Station[], slots: readonly number[]): Promise<number> {
  const first = slots[0]!;
  const [begin, end] = [first, slots.at(-1)! + 1].map((slot) => new Date(slot * step * 1000).toISOString());
  let lost = 0;
  for (const [station, { id }] of stations.entries()) {
    const ids = parameters.map((_, parameter) => seriesId(id, parameter));
    const url = `${origin}/api/dataseries/getData?seriesIds=${ids.join()}&from=${begin}&to=${end}&interval=PT15M`;
    const response = await fetch(url, { headers: from(1000 + station) });
    if (!response.ok) throw new Error(`A read was answered ${response.status}.`);
    const { series } = (await response.json()) as { series: { start: string; values: (number | null)[] }[] };
    for (const [parameter, { start, values }] of series.entries()) {
      const offset = Date.parse(start) / 1000 / step;
      lost += slots.filter((slot) => values[slot - offset] !== valueOf(station, parameter, slot)).length;
    }
  }
  return lost;
}

const rowOf = (figure: string, value: number, unit: string, most?: number): Row => ({
  figure,
  value,
  unit,
  base: null,
  ratio: null,
  goal: most === undefined ? null : most === 0 ? '0' : `≤ ${most} ${unit}`,
  met: most === undefined ? null : value <= most,
});

async function measureServer(where: string, { address }: RunningServer, stations: Station[]): Promise<Row[]> {
  const origin = address;
  const last = Math.floor(Date.now() / 1000 / step) - 1;
  const slots = Array.from({ length: historyLength + rounds }, (_, index) => last - historyLength - rounds + 1 + index);
  const history = slots.slice(0, historyLength);
  const began = performance.now();
  const { acknowledged: before } = await post({ origin, stations, slots: history, spread: 0 });
  const rate = before / ((performance.now() - began) / 1000);
  await pause(8000);

  const readers = readersOf(origin, last);
  await readsDuring(origin, pause(3000), readers);
  const idle = await readsDuring(origin, pause(15_000), readers);
  const times: number[] = [];
  let acknowledged = before;
  const posting = (async () => {
    for (const slot of slots.slice(historyLength)) {
      const posted = await post({ origin, stations, slots: [slot], spread });
      times.push(...posted.times);
      acknowledged += posted.acknowledged;
    }
  })();
  const [, busy] = await Promise.all([posting, readsDuring(origin, posting, readers)]);
  const lost = await lostValues(origin, stations, slots);
  const ratio = percentile(busy, 0.95) / percentile(idle, 0.95);
  return [
    rowOf(`Calls with three days of a station, ${where}`, rate, 'values/s'),
    rowOf(`Post of 20 values, median, ${where}`, percentile(times, 0.5), 'ms'),
    rowOf(`Post of 20 values, p95, ${where}`, percentile(times, 0.95), 'ms', 300),
    rowOf(`Post of 20 values, slowest of ${times.length}, ${where}`, Math.max(...times), 'ms'),
    rowOf(`Values lost of ${acknowledged.toLocaleString('en')}, ${where}`, lost, 'values', 0),
    rowOf(`Readers idle, p95, ${where}`, percentile(idle, 0.95), 'ms'),
    {
      figure: `Readers meanwhile, p95, ${where}`,
      value: percentile(busy, 0.95),
      unit: 'ms',
      base: 'idle',
      ratio,
      goal: '≤ 2 ×',
      met: ratio <= 2,
    },
  ];
}

async function measureOn(where: string, folder: string, databaseUrl = ''): Promise<Row[]> {
  const data = join(folder, where);
  const env = { ZRAK_DATA: data, DATABASE_URL: databaseUrl };
  const stations = await addStations(databaseUrl || undefined, data);
  // All limits are the default ones; each reader has an address, and each station a key.
  const server = await startServer(5301, data, { ...env, ZRAK_DEMO: '0', ZRAK_TRUST_PROXY: 'loopback' });
  try {
    return await measureServer(where, server, stations);
  } finally {
    await server.stop();
  }
}

/**
 * 1,000 stations send 20 series each within 10 seconds, each with a separate key and connection, three times;
 * into PostgreSQL, too, where ZRAK_TEST_DATABASE_URL names one.
 */
export async function measure(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  try {
    const rows = await measureOn('PGlite', folder);
    const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
    if (databaseUrl === undefined) {
      console.log('  ZRAK_TEST_DATABASE_URL is not set: PGlite only.');
      return rows;
    }
    const schema = await temporarySchema(databaseUrl);
    try {
      rows.push(...(await measureOn('PostgreSQL', folder, schema.url)));
    } finally {
      await schema.drop();
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
