import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { chromium, type Page } from 'playwright';
import type { Row } from '../scripts/bench.ts';
import { launchOptions } from '../scripts/browser.ts';
import { buildPortal } from '../scripts/buildPortal.ts';
import { startServer } from '../scripts/server.ts';

const rounds = 5;
const year = new Date().getUTCFullYear() - 1;
const query = `seriesIds=ser_bezigrad_pm10&from=${year}-01-01&to=${year + 1}-01-01&interval=PT15M`;
const path = `/api/dataseries/getData?${query}`;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

interface Answer {
  wire: number;
  values: number;
  milliseconds: number;
}

/** The bare answer, compressed as a browser would get it: what no graph can be faster than. */
function fetchBytes(address: string): Promise<Answer> {
  const started = performance.now();
  return new Promise((done, fail) => {
    get(`${address}${path}`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const milliseconds = performance.now() - started;
        const body = Buffer.concat(chunks);
        const json = JSON.parse(String(response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body));
        done({ wire: body.length, values: json.series[0].values.length, milliseconds });
      });
    }).on('error', fail);
  });
}

/** From the press on “Year, 15 min” to the graph that has been painted. */
async function timeGraph(page: Page, address: string): Promise<number> {
  const station = `${address}/SI-OKOLJE/location/loc_bezigrad`;
  await page.goto(`${station}?period=day`);
  await page.getByRole('figure').first().waitFor();
  return page.evaluate(
    ({ search }) =>
      new Promise<number>((done) => {
        const started = performance.now();
        const figure = () => document.querySelector('figure');
        const before = figure()?.textContent;
        const watch = () => {
          const now = figure();
          const isDrawn = now !== null && now.querySelector('canvas') && !now.querySelector('[aria-busy="true"]');
          if (isDrawn && now.textContent !== before) {
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
          } else requestAnimationFrame(watch);
        };
        history.pushState(null, '', search);
        dispatchEvent(new PopStateEvent('popstate'));
        watch();
      }),
    { search: `?series=ser_bezigrad_pm10&period=year&date=${year}-06-01&interval=PT15M` },
  );
}

/** One year of one series at 15 minutes: 35,040 values. */
export async function measure(): Promise<Row[]> {
  await buildPortal(console.log);
  const data = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  const server = await startServer(4392, data);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const first = await fetchBytes(server.address);
    const bare: number[] = [];
    const drawn: number[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push((await fetchBytes(server.address)).milliseconds);
      drawn.push(await timeGraph(page, server.address));
    }
    const nodes = await page.locator('figure *').count();
    const kilobytes = first.wire / 1000;
    const ratio = median(drawn.map((time, round) => time / bare[round]!));
    return [
      { figure: 'values in the answer', value: first.values, unit: '', base: null, ratio: null, goal: null, met: null },
      {
        figure: 'answer over the wire, gzip',
        value: kilobytes,
        unit: 'kB',
        base: null,
        ratio: null,
        goal: '≤ 150 kB',
        met: kilobytes <= 150,
      },
      { figure: 'bare answer', value: median(bare), unit: 'ms', base: null, ratio: null, goal: null, met: null },
      {
        figure: 'from the press to the painted graph',
        value: median(drawn),
        unit: 'ms',
        base: 'bare answer',
        ratio,
        goal: null,
        met: null,
      },
      {
        figure: 'elements the graph is made of',
        value: nodes,
        unit: '',
        base: null,
        ratio: null,
        goal: '≤ 1,000',
        met: nodes <= 1000,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
