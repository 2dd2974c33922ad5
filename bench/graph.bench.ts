import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { acceptColumns, readColumns } from '../packages/api-client/src/seriesColumns.ts';
import type { Row } from '../scripts/bench.ts';
import { buildPortal } from '../scripts/build/buildPortal.ts';
import { startServer } from '../scripts/server.ts';
import { keepPicture, launchWithoutGpu, median, ratioOf } from './pages.ts';
import { alone } from './rows.ts';
import { bytesOf, quarterHourly } from './wire.ts';

const rounds = 5;
const seriesCount = 10;
const year = new Date().getUTCFullYear() - 1;

/** Requests data as the portal does in Chromium. */
const headers = { accept: acceptColumns, 'accept-encoding': 'br' };

/** Loads a year of quarter hours of all series at once, as the portal does: the lower bound for any graph. */
function bareAnswers(address: string, ids: readonly string[]): Promise<Buffer[]> {
  const period = `from=${year}-01-01&to=${year + 1}-01-01&interval=PT15M`;
  return Promise.all(ids.map((id) => bytesOf(`${address}/api/dataseries/getData?seriesIds=${id}&${period}`, headers)));
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Time from pressing “15 min” below a year of daily values until the graph is painted. */
async function timeGraph(page: Page, address: string, ids: readonly string[]): Promise<number> {
  const search = new URLSearchParams({ series: ids.join(), period: 'year', date: `${year}-06-01`, interval: 'P1D' });
  await page.goto(`${address}/SI-OKOLJE/compare?${search}`);
  await page.locator('figure canvas').first().waitFor();
  await page.getByRole('button', { name: /^Period: / }).click();
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const press = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === '15 min')!;
        const started = performance.now();
        press.click();
        const watch = () => {
          const figure = document.querySelector('figure');
          // The caption describes the drawn values, not the loading ones.
          const isDrawn = figure?.textContent.includes('15 min') && !figure.querySelector('[aria-busy="true"]');
          if (isDrawn) requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
          else requestAnimationFrame(watch);
        };
        watch();
      }),
  );
}

async function painted(page: Page, address: string, ids: readonly string[]): Promise<Row[]> {
  const what = ids.length === 1 ? 'one year of a series' : `one year × ${ids.length} series`;
  const answers = await bareAnswers(address, ids);
  const values = answers.reduce((sum, bytes) => {
    const { series } = readColumns(new Uint8Array(brotliDecompressSync(bytes)).buffer);
    return sum + series[0]!.values.length;
  }, 0);
  const bare: number[] = [];
  const drawn: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await timeOf(() => bareAnswers(address, ids)));
    drawn.push(await timeGraph(page, address, ids));
  }
  await keepPicture(page, `graph-${ids.length}`);
  const ratio = ratioOf(drawn, bare);
  const goal = ids.length === seriesCount ? 2 : null;
  const plain = { base: null, ratio: null, goal: null, met: null };
  const kilobytes = answers.reduce((sum, { length }) => sum + length, 0) / 1000;
  return [
    { figure: `${what}: values`, value: values, unit: '', ...plain },
    { figure: `${what}: over the wire`, value: kilobytes, unit: 'kB', ...plain },
    { figure: `${what}: bare answer`, value: median(bare), unit: 'ms', ...plain },
    {
      figure: `${what}: from the press to the painted graph`,
      value: median(drawn),
      unit: 'ms',
      base: 'bare answer',
      ratio,
      goal: goal && `≤ ${goal} ×`,
      met: goal && ratio <= goal,
    },
  ];
}

/** One year at 15 minutes, of one series and of ten: 35,040 values each. */
export async function measure(): Promise<Row[]> {
  await buildPortal(console.log);
  const data = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  const server = await startServer(4392, data, { ZRAK_CALLS_PER_MINUTE: '1000000' });
  const browser = await launchWithoutGpu();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    const ids = (await quarterHourly(server.address)).slice(0, seriesCount);
    const json = await bytesOf(
      `${server.address}/api/dataseries/getData?seriesIds=${ids[0]}&from=${year}-01-01&to=${year + 1}-01-01&interval=PT15M`,
      { 'accept-encoding': 'gzip' },
    );
    return [
      alone('one year of a series: JSON over the wire, gzip', json.length / 1000, 'kB', 150),
      ...(await painted(page, server.address, ids.slice(0, 1))),
      ...(await painted(page, server.address, ids)),
      alone('elements the graph is made of', await page.locator('figure *').count(), '', 1000),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
