import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { shortLaunchOptions } from '../../scripts/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4399);
/** Another site, which may show stations and frames. */
const otherSite = `http://localhost:${port + 1}`;
process.env['E2E_OTHER_SITE'] = otherSite;
/** Data folder of the server, in which tests read the sent mail. */
const data = (process.env['E2E_DATA'] ??= join(tmpdir(), `zrak-e2e-${port}`));

/** Tests the built portal with the real API, on one origin, with a new data folder in every run. */
export default defineConfig({
  testDir: 'e2e',
  // With other servers: playwright.foreign.config.ts. The main job runs here, too.
  testIgnore: ['foreign/walk.spec.ts', 'foreign/fields.spec.ts', 'foreign/random.spec.ts'],
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // Files run in parallel, the tests of a file in sequence.
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: shortLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    // While a list fades in on a busy machine, Playwright repeats a click and scrolls the page for it, which closes the
    // list. The extended tests and those of other engines have the animations.
    contextOptions: { reducedMotion: process.env['E2E_MOTION'] === 'full' ? 'no-preference' : 'reduce' },
    // The requests of a page that a worker controls may pass by the routes of a test and reach the server.
    serviceWorkers: 'block',
    // Traces slow down every test: use `--trace retain-on-failure` to get one.
    trace: 'off',
  },
  webServer: {
    command: 'node apps/portal/e2e/serve.ts',
    cwd: '../..',
    url: `http://localhost:${port}/api/health`,
    timeout: 60_000,
    env: {
      PORT: String(port),
      E2E_DATA: data,
      ZRAK_CORS_ORIGINS: otherSite,
      ZRAK_FRAME_ANCESTORS: otherSite,
      ZRAK_TILE_ORIGINS: 'https://tiles.openfreemap.org,https://api.mapbox.com',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
