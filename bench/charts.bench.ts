import type { Browser } from 'playwright';
import type { Row } from '../scripts/bench.ts';
import {
  heapOf,
  keepPicture,
  launchWithoutGpu,
  median,
  type Pages,
  processorTime,
  ratioOf,
  servePages,
  unlimitedFrames,
} from './pages.ts';
import { alone } from './rows.ts';

// Time of the published chart in comparison with other libraries: contenders take turns within a round; a ratio is the
// median over rounds of the ratios within one round, and only ratios are comparable between machines.
const isQuick = process.argv.includes('--quick');
// A hover takes only a few ticks of the clock: with fewer rounds the median would depend on single ticks.
const rounds = isQuick ? 3 : 15;
/** Rounds of the contenders that no goal names. */
const roundsOfOthers = 5;
const base = 'uplot';
const own = 'zrak';
const contenders = isQuick ? [base, own] : [base, 'echarts', 'chartjs', own];
const names: Record<string, string> = { uplot: 'uPlot', echarts: 'ECharts', chartjs: 'Chart.js', zrak: 'SeriesChart' };

interface Size {
  total: number;
  series: number;
  name: string;
  goals: Partial<Record<Measure, number>>;
}

type Measure = 'first' | 'cpu' | 'zoom' | 'hover' | 'heap';

const sizes: Size[] = [
  { total: 10_000, series: 1, name: '10k × 1', goals: { first: 1.35 } },
  { total: 100_000, series: 5, name: '100k × 5', goals: { first: 1 } },
  { total: 1_000_000, series: 1, name: '1M × 1', goals: { first: 0.5, zoom: 0.8 } },
  { total: 1_000_000, series: 10, name: '1M × 10', goals: { first: 0.5, zoom: 0.8, hover: 1 } },
  { total: 5_000_000, series: 5, name: '5M × 5', goals: { first: 0.6, cpu: 0.3, hover: 1, heap: 0.05 } },
];
const figures: Record<Measure, [name: string, unit: string]> = {
  first: ['first paint', 'ms'],
  cpu: ['main thread until then', 'ms'],
  zoom: ['zoom', 'ms'],
  hover: ['hover', 'ms'],
  heap: ['heap beyond the data', 'MB'],
};

type Sample = Record<Measure, number> & { longest: number };

const pages: Pages = {
  names: [...contenders, 'picture'],
  folder: 'charts',
  own,
  entryPoints: { 'charts/index.ts': 'charts.js', 'i18n/UiProvider.tsx': 'provider.js' },
  body: '<div id="chart" style="width:1200px"></div>',
};

const launch = () => launchWithoutGpu(...unlimitedFrames, '--js-flags=--max-old-space-size=4096');

/** The contenders of a round; every second round in reverse, so that nobody always follows the same one. */
function inRound(round: number): string[] {
  const taking = contenders.filter((name) => name === base || name === own || round < roundsOfOthers);
  return round % 2 === 0 ? taking : taking.toReversed();
}

/** Runs one contender once in a new window. */
async function sample(browser: Browser, address: string, name: string, size: Size): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1240, height: 900 } });
  try {
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${address}/${name}.html`);
    if (errors[0]) throw errors[0];
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate(({ total, series }) => bench.prepare(total, series), size);
    const heapBefore = await heapOf(session);
    const before = await processorTime(session);
    const { milliseconds: first, longest } = await page.evaluate(() => bench.first());
    const cpu = (await processorTime(session)) - before;
    const heap = (await heapOf(session)) - heapBefore;
    await keepPicture(page, `${name} ${size.name}`);
    const zoom = await page.evaluate(() => bench.zoom());
    const hover = await page.evaluate(() => bench.hover(40));
    if (errors[0]) throw errors[0];
    if (!hover.isTipped) throw new Error(`${name} shows no values at the cursor`);
    return { first, cpu, zoom, hover: hover.milliseconds, heap, longest };
  } finally {
    await context.close();
  }
}

function rowsOf(size: Size, samples: Map<string, Sample[]>): Row[] {
  const against = samples.get(base) ?? [];
  return (Object.keys(figures) as Measure[]).flatMap((kind) =>
    contenders.map((name): Row => {
      const taken = (samples.get(name) ?? []).map((one) => one[kind]);
      const ratio =
        name === base
          ? null
          : ratioOf(
              taken,
              against.map((one) => one[kind]),
            );
      const goal = name === own ? size.goals[kind] : undefined;
      const [figure, unit] = figures[kind];
      return {
        figure: `${size.name}, ${figure}: ${names[name]}`,
        value: median(taken),
        unit,
        base: ratio === null ? null : names[base]!,
        ratio,
        goal: goal === undefined ? null : `≤ ${goal} ×`,
        met: goal === undefined || ratio === null ? null : ratio <= goal,
      };
    }),
  );
}

/** The published chart against uPlot, ECharts and Chart.js, all with lines of 1 px. */
export async function measure(): Promise<Row[]> {
  const { address, stop } = await servePages(pages);
  const browser = await launch();
  try {
    const rows: Row[] = [];
    const ownHover: number[] = [];
    for (const size of sizes) {
      const samples = new Map<string, Sample[]>(contenders.map((name) => [name, []]));
      for (let round = 0; round < rounds; round++) {
        for (const name of inRound(round)) samples.get(name)!.push(await sample(browser, address, name, size));
      }
      const ours = samples.get(own) ?? [];
      ownHover.push(median(ours.map(({ hover }) => hover)));
      rows.push(...rowsOf(size, samples));
      if (size.total === 5_000_000) {
        const longest = median(ours.map((one) => one.longest));
        rows.push(alone(`${size.name}, longest task on the main thread`, longest, 'ms', 100));
      }
    }
    // The same number of series with fifty times the points.
    const growth =
      ownHover.at(-1)! / ownHover[sizes.findIndex(({ total, series }) => total === 100_000 && series === 5)]!;
    rows.push(alone('hover at 5M × 5 against 100k × 5', growth, '×', 1.3));

    const page = await browser.newPage();
    await page.goto(`${address}/picture.html`);
    for (const total of isQuick ? [100_000] : [100_000, 1_000_000]) {
      const { over32, over128 } = await page.evaluate((count) => pictureError(count), total);
      const points = total.toLocaleString('en-GB');
      rows.push(alone(`${points} points, pixels off by > 128 of 255`, over128, '%', 0.01));
      rows.push(alone(`${points} points, pixels off by > 32 of 255`, over32, '%', 4));
    }
    return rows;
  } finally {
    await browser.close();
    stop();
  }
}
