import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import type { Row } from '../scripts/bench.ts';
import { launchOptions } from '../scripts/browser.ts';
import { buildPortal } from '../scripts/build/buildPortal.ts';
import { root } from '../scripts/run.ts';
import { type RunningServer, startServer } from '../scripts/server.ts';
import { median, stayLocal } from './pages.ts';
import { addBareMap } from './visits/bareMap.ts';
import { lighthouseRows } from './visits/lighthouse.ts';
import { type Milestones, type Seen, seenOf, watchPage } from './visits/milestones.ts';
import { hostStatically, type StaticHost } from './visits/staticHost.ts';

// First visits of the demo network: on a slow phone and on a fast desk, from the API and from static hosting. The
// service worker is off, and each visit has a new browser context.
const isQuick = process.argv.includes('--quick');
const rounds = Number(process.env['ZRAK_BENCH_ROUNDS'] || (isQuick ? 1 : 3));
/** Another checkout with packages installed and portal built, which is measured in turn with this one. */
const base = process.env['ZRAK_BENCH_BASE'];
/** Only these screens, separated by commas. */
const only = process.env['ZRAK_BENCH_SCREENS']?.split(',');
delete process.env['ZRAK_BENCH_BASE'];
delete process.env['ZRAK_BENCH_SCREENS'];
delete process.env['ZRAK_BENCH_ROUNDS'];

interface Goals {
  firstPaint?: number;
  largestPaint?: number;
  blocked?: number;
  /** By name of the milestone. */
  reached?: Record<string, number>;
  scripts?: number;
  /** Lighthouse's score of the performance. */
  score?: number;
}

interface Screen {
  path: string;
  milestones: Milestones;
  /** Of the slow phone, in milliseconds and kB. */
  goals: Goals;
  /** Milestone up to which bytes are counted. */
  until: string;
}

const graph = '[role="application"][aria-busy="false"] canvas';

const screensOf = (station: string, series: readonly string[]): Record<string, Screen> => ({
  login: {
    path: '/auth/login',
    milestones: { 'form ready': 'form button[type="submit"]' },
    goals: { firstPaint: 1000, largestPaint: 1800, score: 95 },
    until: 'form ready',
  },
  map: {
    path: '/SI-OKOLJE/locations/map',
    milestones: {
      'list readable': 'ul[aria-label="Stations"] a, ol[aria-label="Stations"] a',
      'marks drawn': '[data-early="true"], [data-state="drawn"], [data-state="named"], [data-state="ready"]',
      'map drawn': '[data-state="drawn"], [data-state="named"], [data-state="ready"]',
    },
    goals: { reached: { 'list readable': 2500, 'marks drawn': 5000 }, blocked: 250, scripts: 550, score: 80 },
    until: 'marks drawn',
  },
  station: {
    path: `/SI-OKOLJE/location/${station}`,
    milestones: {
      // In the picture of the document, or on the page.
      'title readable': '.early-station:not(:empty), h1:not(:has([role="status"]))',
      'values readable': 'section[aria-label="Latest values"] button',
      'graph drawn': graph,
    },
    goals: { reached: { 'title readable': 2500, 'values readable': 2700, 'graph drawn': 4000 }, score: 85 },
    until: 'graph drawn',
  },
  comparison: {
    path: `/SI-OKOLJE/compare?series=${series.join(',')}`,
    milestones: { 'graph drawn': graph },
    goals: {},
    until: 'graph drawn',
  },
});

/** The least that a page with a map can take: MapLibre with an empty map. */
const bareMap: Screen = {
  path: '/bare/map.htm',
  milestones: { 'map drawn': 'body[data-state="drawn"]' },
  goals: {},
  until: 'map drawn',
};

/** @see shared measurement of 2026-11-23: a slow phone on a slow line, and this machine without limits */
const devices = {
  phone: { width: 412, height: 823, kilobitsPerSecond: 1600, latency: 150, slowdown: 4 },
  desk: { width: 1440, height: 900, kilobitsPerSecond: -1, latency: 0, slowdown: 1 },
} as const;
type Device = keyof typeof devices;

interface Visit extends Seen {
  /** kB over the line until the milestone `until`. */
  bytes: number;
  scripts: number;
}

async function openAs(browser: Browser, device: Device): Promise<BrowserContext> {
  const { width, height } = devices[device];
  return browser.newContext({
    viewport: { width, height },
    isMobile: device === 'phone',
    hasTouch: device === 'phone',
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
}

async function visit(browser: Browser, device: Device, address: string, screen: Screen): Promise<Visit> {
  const context = await openAs(browser, device);
  try {
    const page = await context.newPage();
    await stayLocal(page);
    const session = await context.newCDPSession(page);
    const { kilobitsPerSecond, latency, slowdown } = devices[device];
    const throughput = kilobitsPerSecond < 0 ? -1 : (kilobitsPerSecond * 1000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const scripts = new Set<string>();
    const loaded: { at: number; kilobytes: number; isScript: boolean }[] = [];
    let began = 0;
    session.on('Network.requestWillBeSent', ({ timestamp }) => (began ||= timestamp));
    session.on('Network.responseReceived', ({ requestId, response: { mimeType } }) => {
      if (mimeType.includes('javascript')) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const isScript = scripts.has(requestId);
      loaded.push({ at: (timestamp - began) * 1000, kilobytes: encodedDataLength / 1000, isScript });
    });
    await page.addInitScript(watchPage, screen.milestones);
    await page.goto(address + screen.path, { waitUntil: 'commit' });
    const count = Object.keys(screen.milestones).length;
    await page.waitForFunction((all) => Object.keys(zrakSeen.reached).length === all, count, { timeout: 60_000 });
    await page.waitForTimeout(isQuick ? 300 : 1000);
    const noted = await page.evaluate(() => zrakSeen);
    const before = loaded.filter(({ at }) => at < noted.reached[screen.until]!);
    const sum = (files: typeof loaded) => files.reduce((total, { kilobytes }) => total + kilobytes, 0);
    return { ...seenOf(noted), bytes: sum(before), scripts: sum(before.filter(({ isScript }) => isScript)) };
  } finally {
    await context.close();
  }
}

/** A station with values, and series of it and another one for a comparison. */
async function subjects({ address }: RunningServer): Promise<{ station: string; series: string[] }> {
  const read = async <T>(path: string): Promise<T> => (await fetch(address + path)).json() as Promise<T>;
  const clients = await read<{ id: string; code: string }[]>('/api/clients/get');
  const client = clients.find(({ code }) => code === 'SI-OKOLJE')!;
  const stations = await read<{ id: string; name: string }[]>(`/api/locations/map?clientId=${client.id}`);
  const station = stations.find(({ id }) => id === 'loc_bezigrad') ?? stations[0]!;
  const all = await read<{ id: string; locationId: string; parameter: string }[]>(
    `/api/dataseries/getAll?clientId=${client.id}`,
  );
  const series = all.filter(({ parameter }) => parameter === 'PM10').slice(0, 2);
  return { station: station.id, series: series.map(({ id }) => id) };
}

interface Place {
  name: string;
  address: string;
  build: 'now' | 'before';
}

type Figure = [name: string, unit: string, of: (visit: Visit) => number, goal: number | undefined];

const figuresOf = (screen: Screen, device: Device): Figure[] => {
  const { goals } = screen;
  const isSlow = device === 'phone';
  const goal = (most: number | undefined) => (isSlow ? most : undefined);
  return [
    ['first paint', 'ms', ({ firstPaint }) => firstPaint, goal(goals.firstPaint)],
    ['largest paint', 'ms', ({ largestPaint }) => largestPaint, goal(goals.largestPaint)],
    ...Object.keys(screen.milestones).map((name): Figure => [
      name,
      'ms',
      ({ reached }) => reached[name]!,
      goal(goals.reached?.[name]),
    ]),
    ['blocking time', 'ms', ({ blocked }) => blocked, goal(goals.blocked)],
    ['layout shift', '', ({ shift }) => shift, 0.01],
    [`JavaScript until ${screen.until}`, 'kB', ({ scripts }) => scripts, goal(goals.scripts)],
    [`all until ${screen.until}`, 'kB', ({ bytes }) => bytes, undefined],
  ];
};

async function measurePlaces(browser: Browser, screens: [string, Screen][], places: Place[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, screen] of screens) {
    for (const device of Object.keys(devices) as Device[]) {
      const visits = new Map(places.map((place) => [place, [] as Visit[]]));
      for (let round = 0; round < rounds; round++) {
        for (const [place, list] of visits) list.push(await visit(browser, device, place.address, screen));
      }
      for (const [place, ours] of visits) {
        if (place.build === 'before') continue;
        const theirs = [...visits].find(([other]) => other.build === 'before' && other.name === place.name)?.[1];
        for (const [figure, unit, of, most] of figuresOf(screen, device)) {
          const value = median(ours.map(of));
          rows.push({
            figure: `${name}, ${device}, ${place.name}: ${figure}`,
            value,
            unit,
            base: theirs ? 'the build before' : null,
            ratio: theirs ? median(ours.map((one, index) => of(one) / of(theirs[index]!))) : null,
            goal: most === undefined ? null : `≤ ${most} ${unit}`.trim(),
            met: most === undefined ? null : value <= most,
          });
        }
      }
    }
  }
  return rows;
}

/** Times until something is seen, blocking time, layout shift, bytes and Lighthouse's scores of four screens. */
export async function measure(): Promise<Row[]> {
  await buildPortal(console.log);
  const data = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  const hostPorts = { now: 4396, before: 4397 };
  const cors = {
    ZRAK_CORS_ORIGINS: Object.values(hostPorts)
      .map((port) => `http://localhost:${port}`)
      .join(','),
  };
  const settings = { ZRAK_CALLS_PER_MINUTE: '1000000', ...cors };
  const stops: (() => unknown)[] = [() => rmSync(data, { recursive: true, force: true })];
  try {
    const checkouts: [Place['build'], string][] = [
      ['now', root],
      ...(base ? [['before', base] as [Place['build'], string]] : []),
    ];
    const places: Place[] = [];
    let first: RunningServer | undefined;
    for (const [index, [build, from]] of checkouts.entries()) {
      const server = await startServer(4394 + index, join(data, build), settings, from);
      stops.unshift(server.stop);
      first ??= server;
      const host: StaticHost = await hostStatically(
        join(from, 'apps/portal/dist'),
        hostPorts[build],
        server.address,
        addBareMap,
      );
      stops.unshift(host.stop);
      places.push({ name: 'API', address: server.address, build }, { name: 'static', address: host.address, build });
    }
    const { station, series } = await subjects(first!);
    const screens = Object.entries(screensOf(station, series)).filter(([name]) => only?.includes(name) ?? true);
    const browser = await chromium.launch(launchOptions());
    stops.unshift(() => browser.close());
    const rows = await measurePlaces(browser, screens, places);
    const hasMap = screens.some(([name]) => name === 'map');
    const host = places.find(({ name, build }) => name === 'static' && build === 'now')!;
    if (hasMap) rows.push(...(await measurePlaces(browser, [['empty map', bareMap]], [host])));
    if (!isQuick) {
      for (const [name, { path, goals }] of screens) {
        rows.push(...lighthouseRows(name, first!.address + path, goals.score, rounds));
      }
      if (hasMap) rows.push(...lighthouseRows('empty map', host.address + bareMap.path, undefined, rounds));
    }
    return rows;
  } finally {
    for (const stop of stops) await stop();
  }
}
