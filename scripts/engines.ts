import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from './build/buildPortal.ts';
import { watchDownloads } from './engines/downloads.ts';
import { type Engine, engines, missingText } from './engines/engines.ts';
import type { EnginePage } from './engines/enginePage.ts';
import { freePort } from './engines/freePort.ts';
import { type FaultServer, startFaultServer } from './engines/faultServer.ts';
import { steps } from './engines/job.ts';
import { createScreen, until } from './engines/screen.ts';
import { root } from './run.ts';
import { startServer } from './server.ts';

// Does the main job of the portal in the three browser engines: `pnpm test:engines`, `pnpm test:engines firefox`.
const only = process.argv.slice(2);
const chosen = engines.filter(({ id }) => only.length === 0 || only.includes(id));
if (chosen.length === 0) {
  console.error(`Engines: ${engines.map(({ id }) => id).join(', ')}`);
  process.exit(1);
}
const pictures = join(root, 'test-results/engines');
const folder = mkdtempSync(join(tmpdir(), 'zrak-engines-'));
const count = { passed: 0, failed: 0 };

async function test(name: string, act: () => Promise<void>, picture?: () => Promise<string>): Promise<void> {
  const started = Date.now();
  try {
    await act();
    count.passed++;
    console.log(`  ✔ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    count.failed++;
    console.log(`  ✖ ${name}\n    ${error instanceof Error ? error.message || error.stack : String(error)}`);
    const path = await picture?.().catch(() => null);
    if (path) console.log(`    Screenshot: ${path}`);
  }
}

const picturesOf = (engine: Engine, page: EnginePage) => async () => {
  const path = join(pictures, `${engine.id}-${count.failed}.png`);
  mkdirSync(pictures, { recursive: true });
  writeFileSync(path, await page.screenshot());
  return path;
};

/** A test of the tests: faults that nobody sees would always be none. */
async function reportsFaults(page: EnginePage, { address, take }: FaultServer): Promise<void> {
  await page.open(`${address}/auth/login`);
  await page.run(() => {
    console.error('planted');
    setTimeout(() => {
      throw new Error('planted');
    });
    void Promise.reject(new Error('planted'));
  });
  const seen: string[] = [];
  await until('the three planted errors', async () => seen.push(...take()) && seen.length === 3);
}

async function runIn(engine: Engine, path: string, portal: string): Promise<void> {
  const [profile, downloads] = ['profile', 'downloads'].map((name) => join(folder, engine.id, name)) as [
    string,
    string,
  ];
  for (const each of [profile, downloads]) mkdirSync(each, { recursive: true });
  const faults = await startFaultServer(portal);
  let page: EnginePage | undefined;
  try {
    await test('starts', async () => {
      page = await engine.open({ path, folder: profile, downloads });
      console.log(`  ${page.version}`);
    });
    if (page) await runJob(engine, page, faults, downloads);
  } finally {
    await page?.close();
    faults.stop();
  }
}

async function runJob(engine: Engine, page: EnginePage, faults: FaultServer, downloads: string): Promise<void> {
  const job = { page, screen: createScreen(page), downloads: watchDownloads(downloads), address: faults.address };
  const picture = picturesOf(engine, page);
  await test('reports errors of its pages', () => reportsFaults(page, faults), picture);
  for (const [name, step] of Object.entries(steps)) await test(name, () => step(job), picture);
  await test('wrote no error and no warning to the console', async () => {
    const written = faults.take();
    if (written.length > 0) throw new Error(written.join('\n    '));
  });
}

await buildPortal(console.log);
const server = await startServer(await freePort(), join(folder, 'data'));
const missing: string[] = [];
try {
  for (const engine of chosen) {
    const path = engine.find();
    if (path === null) missing.push(missingText(engine));
    else {
      console.log(`\n${engine.name} (${path})`);
      await runIn(engine, path, server.address);
    }
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
// A build server that lacks an engine must not report success.
if (process.env['CI'] === 'true') count.failed += missing.length;
console.log(`\n${missing.map((line) => `– ${line}\n`).join('')}${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 && count.passed > 0 ? 0 : 1);
