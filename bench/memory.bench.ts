import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type LaunchOptions, type Page } from 'playwright';
import type { Row } from '../scripts/bench.ts';
import { softwareLaunchOptions } from '../scripts/browser.ts';
import { buildPortal } from '../scripts/build/buildPortal.ts';
import { startServer } from '../scripts/server.ts';
import { heapOf, stayLocal } from './pages.ts';
import { alone } from './rows.ts';

const isQuick = process.argv.includes('--quick');
const visits = isQuick ? 30 : 100;
const visitsPerReading = 10;
/** Until then caches fill, and code is compiled. */
const firstVisit = isQuick ? 10 : 20;
/** Only these screens, separated by commas. */
const only = process.env['ZRAK_BENCH_SCREENS']?.split(',');
delete process.env['ZRAK_BENCH_SCREENS'];

const settled = '[data-state="ready"]';
const graph = '[role="application"][aria-busy="false"] canvas';

/** A screen, and how a visitor opens it and leaves it within the document. */
interface Journey {
  start: string;
  open: (page: Page) => Promise<void>;
  leave: (page: Page) => Promise<void>;
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Locations map', exact: true }).first().click();
  await page.locator(settled).first().waitFor();
}

/** Shows each card once: a card may draw when it comes into view. */
async function showCards(page: Page): Promise<void> {
  const cards = page.locator('main section, main figure');
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded().catch(() => undefined);
  await page.locator(settled).first().waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

const journeys: Record<string, Journey> = {
  station: {
    start: '/SI-OKOLJE/locations/map',
    open: async (page) => {
      await page.getByRole('link', { name: 'Open Ljubljana Bežigrad' }).click();
      await page.locator(graph).first().waitFor();
      await showCards(page);
    },
    leave: openMap,
  },
  comparison: {
    start: '/SI-OKOLJE/location/loc_bezigrad',
    open: async (page) => {
      await page.getByRole('link', { name: 'Compare', exact: true }).first().click();
      await page.waitForURL('**/compare?**');
      await page.locator(graph).first().waitFor();
    },
    leave: async (page) => {
      await page.goBack();
      await page.locator(graph).first().waitFor();
    },
  },
};

interface Reading {
  /** MB of objects and buffers after garbage collection. */
  heap: number;
  /** Nodes of the document, and those that only scripts refer to. */
  nodes: number;
  detached: number;
  listeners: number;
  /** WebGL contexts that are neither collected nor released. */
  contexts: number;
}

declare global {
  var zrakContexts: WeakRef<WebGL2RenderingContext>[];
}

/** Runs in the page before its own scripts: notes each WebGL context. */
function watchContexts(): void {
  globalThis.zrakContexts = [];
  const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (
    ...args: unknown[]
  ) => RenderingContext | null;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const context = getContext.apply(this, args);
    const isNew = !zrakContexts.some((one) => one.deref() === context);
    if (context instanceof WebGL2RenderingContext && isNew) zrakContexts.push(new WeakRef(context));
    return context;
  } as HTMLCanvasElement['getContext'];
}

async function read(page: Page, session: CDPSession): Promise<Reading> {
  let heap = Infinity;
  // Objects behind weak references are collected in a later task.
  for (let time = 0; time < 3; time++) {
    await page.waitForTimeout(500);
    heap = Math.min(heap, await heapOf(session));
  }
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  const contexts = await page.evaluate(
    () => zrakContexts.filter((one) => one.deref()?.isContextLost() === false).length,
  );
  return { heap, nodes, detached: detachedNodes.length, listeners, contexts };
}

async function readingsOf(browser: Browser, address: string, { start, open, leave }: Journey): Promise<Reading[]> {
  const context = await browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await stayLocal(page);
    await page.addInitScript(watchContexts);
    await page.goto(start);
    const session = await context.newCDPSession(page);
    await session.send('DOM.enable');
    const readings: Reading[] = [];
    for (let visit = 0; visit <= visits; visit++) {
      if (visit % visitsPerReading === 0) {
        readings.push(await read(page, session));
        console.log(`    ${visit} visits: ${JSON.stringify(readings.at(-1))}`);
      }
      await open(page);
      await leave(page);
    }
    return readings;
  } finally {
    await context.close();
  }
}

function rowsOf(name: string, readings: readonly Reading[]): Row[] {
  const first = readings[firstVisit / visitsPerReading]!;
  const last = readings.at(-1)!;
  const figure = (what: string) => `${name}, visits ${firstVisit} to ${visits}: ${what}`;
  return [
    alone(`${name}, heap after ${visits} visits`, last.heap, 'MB'),
    alone(figure('growth of the heap'), (last.heap / first.heap - 1) * 100, '%', 5),
    alone(figure('more nodes without a document'), last.detached - first.detached, '', 0),
    alone(figure('more nodes'), last.nodes - first.nodes, ''),
    alone(figure('more listeners'), last.listeners - first.listeners, ''),
    alone(`${name}, WebGL contexts after ${visits} visits`, last.contexts, ''),
  ];
}

/**
 * Without compilers, whose code grows for hundreds of visits: the heap then has nothing but what the portal keeps, and the
 * byte code of functions that have run.
 */
function interpretedOnly(): LaunchOptions {
  const { args, ...options } = softwareLaunchOptions();
  return { ...options, args: [...args, '--js-flags=--no-opt --no-maglev --no-sparkplug'] };
}

/** Memory of the portal while a visitor opens and leaves a screen again and again in one document. */
export async function measure(): Promise<Row[]> {
  await buildPortal(console.log);
  const data = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  const server = await startServer(4830, data, { ZRAK_CALLS_PER_MINUTE: '1000000' });
  const browser = await chromium.launch(interpretedOnly());
  try {
    const rows: Row[] = [];
    for (const [name, journey] of Object.entries(journeys)) {
      if (only?.includes(name) ?? true) rows.push(...rowsOf(name, await readingsOf(browser, server.address, journey)));
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
