import { type BenchData, makeData } from './data.ts';

interface Chart {
  zoom: (from: number, to: number) => void;
}

export interface Contender {
  /** Resolves when it is drawn. */
  mount: (element: HTMLElement, data: BenchData) => Chart | Promise<Chart>;
  /** Whether a tooltip, or a legend with the values at the cursor, is visible. */
  isTipped: (element: HTMLElement) => boolean;
}

export interface Bench {
  prepare: (total: number, seriesCount: number) => Promise<void>;
  first: () => Promise<{ milliseconds: number; longest: number }>;
  zoom: () => Promise<number>;
  hover: (moves: number) => Promise<{ milliseconds: number; isTipped: boolean }>;
}

declare global {
  var bench: Bench;
}

// A frame without changes waits for the display even without a frame limit, so each frame recolours a dot.
const dot = document.createElement('div');
dot.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px';
document.body.append(dot);
let tick = 0;

const frame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      dot.style.background = tick++ % 2 === 0 ? '#fff' : '#fefefe';
      done();
    });
  });

async function frames(count: number): Promise<void> {
  for (let index = 0; index < count; index++) await frame();
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The family of the theme: a browser looks for each name of it once. */
const ownFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";
const fonts = [
  '11px sans-serif',
  '12px system-ui',
  'bold 12px Arial',
  '11px system-ui',
  `11px ${ownFamily}`,
  `600 11px ${ownFamily}`,
];

/**
 * Warms up the browser before the measurement: the fonts of all contenders, canvas, SVG, and the data of Intl, which
 * uPlot loads with its module. In a page that has text and numbers already, all of these are there.
 */
async function warm(): Promise<void> {
  const box = document.createElement('div');
  box.innerHTML =
    '<svg width="200" height="40"><path d="M0 0L99 9" stroke="red"/><text y="20">2024-01 PM10</text></svg><canvas></canvas><b>0123</b>';
  document.body.append(box);
  const context = box.querySelector('canvas')!.getContext('2d')!;
  for (const font of fonts) {
    context.font = font;
    context.fillText('0123 Jan', 5, 20);
  }
  new Intl.NumberFormat('en').format(1.5);
  new Intl.DateTimeFormat('en', { month: 'short' }).format(0);
  context.beginPath();
  for (let index = 0; index < 50; index++) context.lineTo(index * 4, index % 30);
  context.stroke();
  await Promise.all([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
  await frames(4);
  box.remove();
  await frames(6);
}

export function run(contender: Contender): void {
  const element = document.querySelector<HTMLElement>('#chart')!;
  let data: BenchData;
  let chart: Chart;
  const longTasks: number[] = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });

  globalThis.bench = {
    async prepare(total, seriesCount) {
      data = makeData(total, seriesCount);
      await warm();
      await new Promise((done) => setTimeout(done, 50));
      longTasks.length = 0;
    },
    async first() {
      const started = performance.now();
      // In a separate task, as when data arrive.
      await new Promise((done) => setTimeout(done));
      chart = await contender.mount(element, data);
      await frames(4);
      const milliseconds = performance.now() - started;
      await new Promise((done) => setTimeout(done, 50));
      return { milliseconds, longest: Math.max(0, ...longTasks) };
    },
    async zoom() {
      const start = data.times[0]!;
      const length = data.times.at(-1)! - start;
      // A user reads the chart before zooming: work after the first picture is not part of a zoom.
      await new Promise((done) => setTimeout(done, 600));
      await frames(4);
      const started = performance.now();
      chart.zoom(start + length * 0.45, start + length * 0.55);
      await frames(4);
      return performance.now() - started;
    },
    async hover(moves) {
      const box = element.getBoundingClientRect();
      const taken: number[] = [];
      for (let index = 0; index <= moves; index++) {
        const point = {
          clientX: Math.round(box.left + box.width * (0.15 + 0.7 * (index / moves))),
          clientY: Math.round(box.top + 220 + 20 * Math.sin(index)),
          bubbles: true,
          cancelable: true,
          view: window,
        };
        const target = document.elementFromPoint(point.clientX, point.clientY) ?? element;
        const started = performance.now();
        if (index === 0) target.dispatchEvent(new MouseEvent('mouseenter', point));
        target.dispatchEvent(new PointerEvent('pointermove', { ...point, pointerType: 'mouse' }));
        target.dispatchEvent(new MouseEvent('mousemove', point));
        await frames(2);
        if (index > 0) taken.push(performance.now() - started);
      }
      return { milliseconds: middle(taken), isTipped: contender.isTipped(element) };
    },
  };
}
