import { spawnSync } from 'node:child_process';
import { cpSync, createReadStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import type { Plugin } from 'vite';
import { launchOptions } from '../scripts/browser.ts';
import { compileWhole } from '../scripts/build/compileHint.ts';
import { root } from '../scripts/run.ts';

export interface Pages {
  /** Contenders and helper pages: files of the folder. */
  names: readonly string[];
  /** Folder below bench/. */
  folder: string;
  /** The contender that loads the published stylesheet. */
  own: string;
  /** Sources in packages/ui/src, by the entry point that publishes them: the pages load the entry point. */
  entryPoints: Readonly<Record<string, string>>;
  /** Element that the contender fills. */
  body: string;
}

export interface ServedPages {
  address: string;
  stop: () => void;
}

/** Replaces the sources of the entry points by their build. */
const publishedEntryPoints = (entryPoints: Pages['entryPoints'], from: string): Plugin => ({
  name: 'published-entry-points',
  enforce: 'pre',
  resolveId(id) {
    const built = Object.entries(entryPoints).find(([source]) => id.endsWith(`packages/ui/src/${source}`))?.[1];
    return built ? join(from, 'packages/ui/dist', built) : null;
  },
});

/**
 * Builds the published package and a page for each name, `/name.html`, and serves them on a free port. Pages in the
 * folder `ZRAK_BENCH_PAGES` stay there and are used again, also on a machine that cannot build them.
 */
export async function servePages(pages: Pages): Promise<ServedPages> {
  const kept = process.env['ZRAK_BENCH_PAGES'];
  if (kept) {
    const folder = resolve(kept, pages.folder);
    if (!existsSync(folder)) await buildPages(pages, folder, root);
    return serve(folder);
  }
  return servePagesOf(root, pages);
}

/** The same for a checkout, whose pages are not kept. */
export async function servePagesOf(from: string, pages: Pages): Promise<ServedPages> {
  const folder = mkdtempSync(join(tmpdir(), `zrak-bench-${pages.folder}-`));
  await buildPages(pages, folder, from);
  const { address, stop } = await serve(folder);
  return {
    address,
    stop: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function buildPages(
  { names, folder: place, own, entryPoints, body }: Pages,
  folder: string,
  from: string,
): Promise<void> {
  const { status } = spawnSync('pnpm', ['--filter', '@zrak/ui', 'exec', 'tsup', '--silent'], {
    cwd: from,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('@zrak/ui does not build');
  const { build } = await import('vite');
  for (const name of names) {
    const input = ['tsx', 'ts'].map((kind) => join(from, `bench/${place}/${name}.${kind}`)).find(existsSync)!;
    await build({
      configFile: false,
      root: from,
      logLevel: 'error',
      base: `/${name}/`,
      plugins: [publishedEntryPoints(entryPoints, from)],
      worker: { format: 'es' },
      build: {
        outDir: join(folder, name),
        assetsDir: '',
        modulePreload: false,
        rollupOptions: {
          input,
          output: {
            entryFileNames: 'page.js',
            assetFileNames: '[name][extname]',
            codeSplitting: false,
            // The headers of the portal, for all contenders.
            postBanner: compileWhole,
          },
        },
      },
    });
    const sheets = [
      ...(name === own ? ['/styles.css'] : []),
      ...[name, 'index', 'style']
        .filter((sheet) => existsSync(join(folder, name, `${sheet}.css`)))
        .map((sheet) => `/${name}/${sheet}.css`),
    ];
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${sheets
        .map((sheet) => `<link rel="stylesheet" href="${sheet}">`)
        .join(
          '',
        )}<style>body{margin:0;background:#fff}</style>${body}<script type="module" src="/${name}/page.js"></script>`,
    );
  }
  for (const ofStyles of ['styles.css', 'fonts']) {
    cpSync(join(from, 'packages/ui/dist', ofStyles), join(folder, ofStyles), { recursive: true });
  }
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** An isolated page has a clock of 5 µs instead of 100 µs. */
const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

async function serve(folder: string): Promise<ServedPages> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { ...isolation, 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return void createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/**
 * A browser with software rendering, as on a machine without a GPU: a software GPU process would hide the time of
 * canvas work, and delay frames by seconds.
 */
export function launchWithoutGpu(...more: string[]): Promise<Browser> {
  const { args, ...options } = launchOptions();
  return chromium.launch({
    ...options,
    args: [
      ...args.filter((argument) => argument !== '--ignore-gpu-blocklist'),
      '--disable-gpu-compositing',
      '--disable-accelerated-2d-canvas',
      '--disable-gpu-rasterization',
      ...more,
    ],
  });
}

/** Without a frame limit: a frame ends when its work is done. */
export const unlimitedFrames = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Megabytes of objects and buffers after garbage collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 1_000_000;
}

/** Milliseconds of work on the main thread. */
export async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Saves screenshots for a visual check into the folder in `ZRAK_BENCH_PICTURES`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['ZRAK_BENCH_PICTURES'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2;
}

/** Median over rounds of the ratio within a round. */
export const ratioOf = (own: readonly number[], base: readonly number[]): number =>
  median(own.map((value, round) => value / (base[round] ?? NaN)));

/** Maps of other hosts are not measured: the bundled ground is shown. */
export async function stayLocal(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  );
}
