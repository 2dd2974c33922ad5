import { type Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type BenchStations, makeStations, start } from './data.ts';

export interface Contender {
  /** Resolves when the map is drawn. */
  mount: (element: HTMLElement, stations: BenchStations) => Promise<MapLibreMap>;
  /** Whether deferred content, such as names, is complete: nothing is measured before. */
  isSettled?: (element: HTMLElement) => boolean;
  /** Hit test at a point of the map, by the contender's own method; returns whether there was a hit. */
  pick: (map: MapLibreMap, x: number, y: number) => boolean;
}

export interface MapBench {
  prepare: (count: number) => Promise<void>;
  first: () => Promise<{ milliseconds: number; longest: number }>;
  /** Milliseconds of each frame while the map moves for the given time. */
  move: (duration: number) => Promise<number>;
  /** Milliseconds until the map is drawn again after moving by one or two pixels. */
  redraw: () => Promise<number>;
  pick: () => Promise<{ milliseconds: number; hits: number }>;
}

declare global {
  var mapBench: MapBench;
}

setWorkerUrl(workerUrl);

const dot = document.createElement('div');
dot.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px';
document.body.append(dot);
let tick = 0;

/** A frame without changes waits for the display even without a frame limit, so each frame recolours a dot. */
const frame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      dot.style.background = tick++ % 2 === 0 ? '#fff' : '#fefefe';
      done();
    });
  });

export async function frames(count: number): Promise<void> {
  for (let index = 0; index < count; index++) await frame();
}

const element = document.querySelector<HTMLElement>('#map')!;
const pixel = new Uint8Array(4);
/** Intervals in which the harness waited for the GPU; not work of a contender. */
const waits: { from: number; to: number }[] = [];

/** Software rendering may lag hundreds of frames behind: reading a pixel back waits until it has finished. */
function drain(): void {
  const from = performance.now();
  for (const canvas of element.querySelectorAll('canvas')) {
    const context = canvas.getContext('webgl2');
    context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
  }
  waits.push({ from, to: performance.now() });
}

/** Milliseconds of a task without the waiting time of the harness. */
const workOf = ({ startTime, duration }: PerformanceEntry): number =>
  waits.reduce(
    (left, { from, to }) => left - Math.max(0, Math.min(to, startTime + duration) - Math.max(from, startTime)),
    duration,
  );

/** Waits, frame by frame, for a condition without an event. */
export async function until(isMet: () => boolean): Promise<void> {
  while (!isMet()) {
    await frame();
    drain();
  }
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

export function run(contender: Contender): void {
  let stations: BenchStations;
  let map: MapLibreMap;
  const longTasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' });

  const jump = (longitude: number, latitude: number, zoom: number) =>
    map.jumpTo({ center: [longitude, latitude], zoom });

  globalThis.mapBench = {
    async prepare(count) {
      stations = makeStations(count);
      const context = document.createElement('canvas').getContext('webgl2')!;
      context.clear(context.COLOR_BUFFER_BIT);
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
      context.getExtension('WEBGL_lose_context')?.loseContext();
      // Fonts belong to the page, which has loaded them long before.
      await Promise.all([...document.fonts].map((face) => face.load()));
      await frames(6);
      longTasks.length = 0;
    },
    async first() {
      const started = performance.now();
      map = await contender.mount(element, stations);
      await frame();
      drain();
      const milliseconds = performance.now() - started;
      await until(() => contender.isSettled?.(element) ?? true);
      await new Promise((done) => setTimeout(done, 50));
      return { milliseconds, longest: Math.max(0, ...longTasks.map(workOf)) };
    },
    async move(duration) {
      const taken: number[] = [];
      const started = performance.now();
      let last = started;
      let count = 0;
      while (last - started < duration || count < 9) {
        // The same path in the same time for all contenders.
        const part = (last - started) / duration;
        jump(
          start.longitude + 3 * Math.sin(part * 12.6),
          start.latitude + 2 * Math.cos(part * 9.4) - 2,
          start.zoom + 1.5 * (1 - Math.cos(part * 12.6)),
        );
        await frame();
        drain();
        const now = performance.now();
        if (count++ > 2) taken.push(now - last);
        last = now;
      }
      jump(start.longitude, start.latitude, start.zoom);
      await frames(6);
      drain();
      await new Promise((done) => setTimeout(done, 300));
      drain();
      return middle(taken);
    },
    async redraw() {
      const taken: number[] = [];
      for (let index = 0; index < 9; index++) {
        const began = performance.now();
        jump(start.longitude + 0.02 * (index % 2 === 0 ? 2 : 1), start.latitude, start.zoom);
        await frames(2);
        drain();
        if (index > 1) taken.push(performance.now() - began);
      }
      return middle(taken);
    },
    async pick() {
      const taken: number[] = [];
      let hits = 0;
      for (let index = 0; index < 50; index++) {
        const [x, y] = [200 + ((index * 137) % 800), 100 + ((index * 89) % 500)];
        const began = performance.now();
        if (contender.pick(map, x, y)) hits++;
        taken.push(performance.now() - began);
        if (index % 10 === 9) await frames(1);
      }
      return { milliseconds: middle(taken), hits };
    },
  };
}
