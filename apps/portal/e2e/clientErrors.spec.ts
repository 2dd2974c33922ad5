import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../../scripts/engines/freePort.ts';
import { startPortalServer } from './foreign/portalServer.ts';
import { untilQuiet } from './untilQuiet.ts';
import { extended, extendedIf } from './parts.ts';

// Errors in the browser reach the log and the metrics of a server that takes them, without personal data.

interface Started {
  process: ChildProcess;
  url: string;
  metrics: string;
  /** Lines of the log. */
  log: () => string;
}

/** @param corsOrigins of portals elsewhere */
async function startServer(port: number, corsOrigins = ''): Promise<Started> {
  const metricsPort = await freePort();
  const url = `http://localhost:${port}`;
  let log = '';
  const server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      E2E_DATA: mkdtempSync(join(tmpdir(), 'zrak-client-errors-')),
      ZRAK_CLIENT_ERRORS: '1',
      ZRAK_CORS_ORIGINS: corsOrigins,
      ZRAK_METRICS_PORT: String(metricsPort),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.on('data', (data: Buffer) => void (log += data.toString()));
  await expect(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200)).toPass({ timeout: 60_000 });
  return { process: server, url, metrics: `http://127.0.0.1:${metricsPort}/metrics`, log: () => log };
}

/** Throws once, rejects once, and breaks the content security policy once, each with what a report must not contain. */
const fail = (page: Page) =>
  page.evaluate(() => {
    const secret = 'https://tajna.example/OBALA?user=ana&token=abc ana@example.org';
    for (let time = 0; time < 3; time++)
      setTimeout(() => {
        throw new TypeError(`thrown ${secret}`);
      });
    void Promise.reject(new Error(`rejected ${secret}`));
    new Image().src = 'https://tajna.example/picture.png?user=ana';
  });

/** Replaces the code of a screen by one whose component throws. */
const breakScreen = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const loader = () => null;
        export function Component() { throw new RangeError('drawn ana@example.org'); }`,
    }),
  );

interface Line {
  msg: string;
  clientError: Record<string, unknown>;
}

/** @param portal its address */
async function expectReports(page: Page, server: Started, portal: string) {
  try {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/clientErrors'))
        reports.push(JSON.stringify([request.headers(), request.postData()]));
    });
    await page.goto(`${portal}/SI-OKOLJE/location/loc_bezigrad?period=week`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' })).toBeVisible();
    await expect(page.getByRole('figure').first()).toBeVisible();
    await fail(page);
    const lines = () =>
      server
        .log()
        .split('\n')
        .filter((line) => line.includes('client error'))
        .map((line) => JSON.parse(line) as Line);
    await expect
      .poll(() =>
        lines()
          .map(({ clientError }) => String(clientError['kind']))
          .toSorted(),
      )
      .toEqual(['error', 'policy', 'rejection']);
    expect(lines().find(({ clientError }) => clientError['kind'] === 'error')!.clientError).toMatchObject({
      message: 'TypeError: thrown (address) (mail)',
      route: '/:clientCode/location/:locationId',
      language: 'en-GB',
      browser: 'Chrome',
    });
    // Neither what the browser sent nor what the server wrote.
    for (const secret of [
      'tajna.example',
      'user=ana',
      'token=abc',
      'ana@example.org',
      'loc_bezigrad',
      'uthorization',
    ]) {
      expect(reports.map((report) => report.replace(/"referer":"[^"]*",?/, '')).join('\n')).not.toContain(secret);
      expect(server.log()).not.toContain(secret);
    }
    const metrics = await (await fetch(server.metrics)).text();
    for (const kind of ['error', 'rejection', 'policy'])
      expect(metrics).toContain(`zrak_client_errors_total{kind="${kind}"} 1`);

    await breakScreen(page, 'AlertsRoute');
    await page.goto(`${portal}/SI-OKOLJE/alerts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect
      .poll(() => lines().at(-1)!.clientError)
      .toMatchObject({ kind: 'boundary', message: 'RangeError: drawn (mail)', route: '/:clientCode/alerts' });
  } finally {
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
  }
}

test('an error reaches the log and the metrics without addresses and without the user', extended, async ({ page }) => {
  const server = await startServer(await freePort());
  await expectReports(page, server, server.url);
});

test('also from a portal on another origin', extended, async ({ page }) => {
  const port = await freePort();
  const portal = await startPortalServer(`http://localhost:${port}`);
  await expectReports(page, await startServer(port, portal.url), portal.url);
  await portal.close();
});

test('without the setting an error is not reported', extended, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/SI-OKOLJE/location/loc_bezigrad');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = page.waitForResponse((response) => /reporter-.*\.js$/.test(response.url()));
  await fail(page);
  await asked;
  await untilQuiet(page);
  expect(calls).toContain('/api/capabilities');
  expect(calls).not.toContain('/api/clientErrors');
});

for (const [name, path, landmark, link] of [
  ['AlertsRoute', '/SI-OKOLJE/alerts', 'contentinfo', 'Version and licences'],
  ['VersionRoute', '/about', 'banner', 'Zrak'],
] as const) {
  test(
    `an error of ${path} replaces the screen only, and the user goes on`,
    extendedIf(name !== 'AlertsRoute'),
    async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await breakScreen(page, name);
      await page.goto(path);
      const failure = page.getByRole('main').getByRole('heading', { level: 1, name: 'Something went wrong' });
      await expect(failure).toBeVisible();
      await page.getByRole(landmark).getByRole('link', { name: link }).click();
      await expect(page).not.toHaveURL(path);
      await expect(failure).toHaveCount(0);
      await page.goBack();
      await expect(failure).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expect(failure).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(calls).not.toContain('/api/clientErrors');
    },
  );
}
