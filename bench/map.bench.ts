import type { Browser } from 'playwright';
import type { Row } from '../scripts/bench.ts';
import { askGraphicsCard, launchForWebGl, usesCard } from './graphicsCard.ts';
import {
  heapOf,
  keepPicture,
  median,
  type Pages,
  processorTime,
  ratioOf,
  servePages,
  unlimitedFrames,
} from './pages.ts';
import { alone } from './rows.ts';

// The published map, with names, selection and card, in comparison with MapLibre's own layers on the same empty
// background. Contenders take turns within a round; a ratio is the median over rounds of the ratios within one round.
const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 3 : 5;
const contenders = ['circles', 'clusters', 'zrak'] as const;
type Name = (typeof contenders)[number];
const own = 'zrak';
const titles: Record<Name, string> = {
  circles: 'MapLibre circles',
  clusters: 'MapLibre clusters',
  zrak: 'StationMap',
};

type Measure = 'first' | 'cpu' | 'frame' | 'redraw' | 'pick' | 'heap';

const figures: Record<Measure, [name: string, unit: string]> = {
  first: ['first painted frame', 'ms'],
  cpu: ['main thread until then', 'ms'],
  frame: ['frame while it moves', 'ms'],
  redraw: ['redraw', 'ms'],
  pick: ['picking', 'ms'],
  heap: ['heap', 'MB'],
};

interface Size {
  count: number;
  name: string;
  goals: Partial<Record<Measure, number>>;
}

const sizes: Size[] = [
  { count: 1000, name: '1k', goals: { first: 1.25 } },
  { count: 10_000, name: '10k', goals: { first: 0.7, frame: 1 } },
  { count: 50_000, name: '50k', goals: { first: 0.5, frame: usesCard ? 1 : 0.85, redraw: 0.25 } },
];

type Sample = Record<Measure, number> & { longest: number; hits: number };

const pages: Pages = {
  names: contenders,
  folder: 'map',
  own,
  entryPoints: { 'map/index.ts': 'map.js', 'i18n/UiProvider.tsx': 'provider.js' },
  body: '<div id="map" style="width:1200px;height:700px"></div>',
};

/** Runs one contender once in a new window. */
async function sample(browser: Browser, address: string, name: Name, size: Size, isFirst: boolean): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1240, height: 760 } });
  try {
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${address}/${name}.html`);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate((count) => mapBench.prepare(count), size.count);
    const [heapBefore, before] = [await heapOf(session), await processorTime(session)];
    const { milliseconds: first, longest } = await page.evaluate(() => mapBench.first());
    const cpu = (await processorTime(session)) - before;
    const heap = (await heapOf(session)) - heapBefore;
    if (isFirst) await keepPicture(page, `map ${name} ${size.name}`);
    const frame = await page.evaluate((duration) => mapBench.move(duration), isQuick ? 1500 : 3000);
    const redraw = await page.evaluate(() => mapBench.redraw());
    const { milliseconds: pick, hits } = await page.evaluate(() => mapBench.pick());
    if (errors[0]) throw errors[0];
    console.log(
      `    ${size.name} ${name.padEnd(9)} first ${first.toFixed(0)} cpu ${cpu.toFixed(0)} frame ${frame.toFixed(1)} redraw ${redraw.toFixed(1)} pick ${pick.toFixed(2)} (${hits}) heap ${heap.toFixed(1)} longest ${longest.toFixed(0)}`,
    );
    return { first, cpu, frame, redraw, pick, heap, longest, hits };
  } finally {
    await context.close();
  }
}

function rowsOf(size: Size, samples: Record<Name, Sample[]>): Row[] {
  const taken = (name: Name, kind: Measure) => samples[name].map((one) => one[kind]);
  const rows = (Object.keys(figures) as Measure[]).flatMap((kind) =>
    contenders.map((name): Row => {
      const ratio = name === 'circles' ? null : ratioOf(taken(name, kind), taken('circles', kind));
      const goal = name === own ? size.goals[kind] : undefined;
      const [figure, unit] = figures[kind];
      return {
        figure: `${size.name}, ${figure}: ${titles[name]}`,
        value: median(taken(name, kind)),
        unit,
        base: ratio === null ? null : titles.circles,
        ratio,
        goal: goal === undefined ? null : `≤ ${goal} ×`,
        met: goal === undefined || ratio === null ? null : ratio <= goal,
      };
    }),
  );
  return [
    ...rows,
    alone(`${size.name}, picking`, median(taken(own, 'pick')), 'ms', 2.5),
    ...(size.count === 50_000
      ? [
          alone(
            `${size.name}, frame against clusters`,
            ratioOf(taken(own, 'frame'), taken('clusters', 'frame')),
            '×',
            1,
          ),
          alone(
            `${size.name}, longest task on the main thread`,
            median(samples[own].map(({ longest }) => longest)),
            'ms',
            50,
          ),
        ]
      : []),
  ];
}

export const graphicsCard = askGraphicsCard;

/** The published map against MapLibre's circles and clusters. */
export async function measure(): Promise<Row[]> {
  const { address, stop } = await servePages(pages);
  const browser = await launchForWebGl(...unlimitedFrames);
  try {
    const rows: Row[] = [];
    for (const size of sizes) {
      const samples: Record<Name, Sample[]> = { circles: [], clusters: [], zrak: [] };
      for (let round = 0; round < rounds; round++) {
        for (const name of contenders) samples[name].push(await sample(browser, address, name, size, round === 0));
      }
      rows.push(...rowsOf(size, samples));
    }
    return rows;
  } finally {
    await browser.close();
    stop();
  }
}
