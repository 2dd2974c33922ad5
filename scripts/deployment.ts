import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { chromium } from 'playwright';
import { ensureBrowser, launchOptions } from './browser.ts';
import { buildPortal } from './build/buildPortal.ts';
import { type Nginx, run, startNginx } from './deployment/nginx.ts';
import { freePort } from './engines/freePort.ts';
import { root } from './run.ts';
import { startServer } from './server.ts';

// Checks the files of `deploy/` with the programs that read them: `pnpm check:deployment`. A program that is not installed
// is named with its Debian package, and counts as failed with `CI=true`.
const count = { passed: 0, failed: 0, missing: 0 };

async function check(name: string, program: string, debianPackage: string, act: () => unknown): Promise<void> {
  try {
    await act();
    count.passed++;
    console.log(`✔ ${name}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && (error as { path?: string }).path === program) {
      count.missing++;
      console.log(`– ${name}: ${program} is not installed (Debian: ${debianPackage})`);
      return;
    }
    count.failed++;
    console.log(`✖ ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

function expect(what: string, found: unknown, expected: unknown): void {
  const [text, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
  if (text !== wanted) throw new Error(`${what}: ${text}, not ${wanted}`);
}

/** Exposure from 0 to 10, where systemd calls a service up to 2 well protected. */
function checkUnit(path: string): void {
  const unit = join(root, path);
  const text = run('systemd-analyze', ['security', '--offline=true', '--no-pager', unit]);
  const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(text)?.[1]);
  if (!(exposure <= 2)) throw new Error(`the exposure of the unit is ${exposure}, not at most 2`);
}

function checkRules(): void {
  const folder = join(root, 'deploy/prometheus');
  run('promtool', ['check', 'config', 'prometheus.yml'], folder);
  run('promtool', ['test', 'rules', 'zrak.rules.test.yml'], folder);
  checkDashboard(join(folder, 'zrak.dashboard.json'));
}

/** Each query of the dashboard must be one that Prometheus understands. */
function checkDashboard(path: string): void {
  const { panels } = JSON.parse(readFileSync(path, 'utf8')) as { panels: { targets?: { expr: string }[] }[] };
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const folder = mkdtempSync(join(tmpdir(), 'zrak-dashboard-'));
  const rules = queries.map((expr, index) => ({ record: `query:${index}`, expr }));
  try {
    writeFileSync(join(folder, 'rules.yml'), JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    run('promtool', ['check', 'rules', 'rules.yml'], folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Headers and files as the API serves them. */
async function checkFiles({ address }: Nginx): Promise<void> {
  const page = { accept: 'text/html' };
  const get = async (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers });
  const index = await get('/SI-OKOLJE/locations/map', page);
  const html = await index.text();
  expect('status of a screen', index.status, 200);
  expect('cache of a page', index.headers.get('cache-control'), 'no-cache');
  const policy = index.headers.get('content-security-policy') ?? '';
  expect('frames of a page', policy.includes("frame-ancestors 'none'"), true);
  const embedded = await get('/embed/SI-OKOLJE/map', page);
  expect(
    'frames of an embedded page',
    embedded.headers.get('content-security-policy')?.includes("frame-ancestors 'self'"),
    true,
  );
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  const asset = await get(script, { 'accept-encoding': 'gzip' });
  expect('status of a script', asset.status, 200);
  expect('cache of a script', asset.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  expect('compression of a script', asset.headers.get('content-encoding'), 'gzip');
  expect('cache of the configuration', (await get('/config/config.json')).headers.get('cache-control'), 'no-store');
  const manifest = await get('/config/manifest.json');
  expect('own name of the portal', await manifest.text(), '{"name":"Air of the town"}');
  expect('type of the manifest', manifest.headers.get('content-type'), 'application/json; charset=utf-8');
  expect('status of an icon', (await get('/config/icons/icon-192.png')).status, 200);
  for (const path of [
    '/assets/missing.js',
    '/.env',
    '/.git/config',
    '/missing.txt',
    '/config/missing.json',
    '/metrics',
  ]) {
    const missing = await get(path, path === '/metrics' ? {} : page);
    expect(`status of ${path}`, missing.status, 404);
    expect(`headers of ${path}`, missing.headers.get('x-content-type-options'), 'nosniff');
  }
  const answer = await get('/api/clients/get', { 'accept-encoding': 'br', 'x-request-id': 'from-a-caller' });
  expect('status of the API', answer.status, 200);
  expect('request id of nginx', /^[\da-f]{32}$/.test(answer.headers.get('x-request-id') ?? ''), true);
  expect('one policy on answers of the API', answer.headers.get('content-security-policy')?.split(',').length, 1);
  expect('documents of the contract', (await get('/docs', page)).status, 200);
}

/** @throws if the handshake fails */
const handshake = (port: string, version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', ciphers = 'DEFAULT:@SECLEVEL=0') =>
  new Promise<string>((done, fail) => {
    const options = { minVersion: version, maxVersion: version, ciphers, rejectUnauthorized: false } as const;
    const socket = connect({ ...options, port: Number(port), host: 'localhost' }, () => {
      done(socket.getCipher().name);
      socket.end();
    });
    socket.once('error', fail);
  });

/** Old versions and ciphers are refused, and only pages are redirected to TLS. */
async function checkTls({ address, plainAddress }: Nginx): Promise<void> {
  const { port } = new URL(address);
  // Versions of OpenSSL name the alerts differently.
  const alert = (error: unknown) =>
    /PROTOCOL_VERSION|HANDSHAKE_FAILURE/.exec((error as NodeJS.ErrnoException).code ?? '')?.[0];
  expect('TLS 1.1', await handshake(port, 'TLSv1.1').catch(alert), 'PROTOCOL_VERSION');
  for (const cipher of ['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-RSA-AES128-SHA']) {
    const answer = await handshake(port, 'TLSv1.2', `${cipher}:@SECLEVEL=0`).catch(alert);
    expect(cipher, answer, 'HANDSHAKE_FAILURE');
  }
  const cipher = 'ECDHE-RSA-AES128-GCM-SHA256';
  expect('a cipher of TLS 1.2', await handshake(port, 'TLSv1.2', cipher), cipher);
  expect('TLS 1.3', (await handshake(port, 'TLSv1.3')).startsWith('TLS_'), true);
  const page = await fetch(`${plainAddress}/about?x=1`, { redirect: 'manual' });
  expect('a page without TLS', [page.status, page.headers.get('location')], [301, 'https://localhost/about?x=1']);
  const call = await fetch(`${plainAddress}/api/clients/get`, { redirect: 'manual' });
  expect('a call without TLS', call.status, 403);
}

/** Signs in through nginx and looks for everything that the policy of the page refuses. */
async function checkPortal({ address, log }: Nginx): Promise<void> {
  const options = launchOptions();
  // Of the service worker's script, which `ignoreHTTPSErrors` does not cover.
  const browser = await chromium.launch({ ...options, args: [...options.args, '--ignore-certificate-errors'] });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true, locale: 'en-GB' });
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Not every machine reaches the map of the internet.
      const isOfMap = message.location().url.startsWith('https://tiles.openfreemap.org');
      if (message.type() === 'error' && !isOfMap) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${address}/auth/login`);
    await page.getByLabel('Username').fill('obala');
    await page.getByLabel('Password').and(page.locator('input')).fill('Zrak-demo1!');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/locations\/map/);
    await page.reload();
    await page.getByRole('heading', { name: 'Locations map' }).waitFor({ state: 'attached' });
    await page.goto(`${address}/auth/resetPassToken?token=secret-of-a-link&id=usr_1`);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    const refused = complaints.filter((text) => !/status of 40\d/.test(text));
    expect('complaints of the browser', refused, []);
    expect(
      'tokens in the log of nginx',
      log().filter((line) => line.includes('secret-of-a-link')),
      [],
    );
    expect(
      'mailed links in the log of nginx',
      log().some((line) => line.includes('/auth/resetPassToken"')),
      true,
    );
  } finally {
    await browser.close();
  }
}

async function checkNginx(): Promise<void> {
  // Certificates of the check are made by it.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  run('nginx', ['-v']);
  process.env['ZRAK_BROWSER'] = ensureBrowser(console.log).path;
  await buildPortal(console.log);
  const folder = mkdtempSync(join(tmpdir(), 'zrak-deployment-'));
  const [http, https, api] = [await freePort(), await freePort(), await freePort()];
  const settings = { ZRAK_TRUST_PROXY: 'loopback', ZRAK_PUBLIC_URL: `https://localhost:${https}` };
  const server = await startServer(api, join(folder, 'data'), settings);
  try {
    const nginx = await startNginx(folder, { http, https, api });
    try {
      await checkFiles(nginx);
      await checkTls(nginx);
      await checkPortal(nginx);
    } finally {
      await nginx.stop();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

for (const unit of [
  'deploy/systemd/zrak.service',
  'deploy/systemd/zrak-backup.service',
  'deploy/cluster/zrak-cluster.service',
]) {
  await check(`${unit} is well protected`, 'systemd-analyze', 'systemd', () => checkUnit(unit));
}
await check(
  'the rules of Prometheus fire when they should, and the dashboard has valid queries',
  'promtool',
  'prometheus',
  checkRules,
);
await check('nginx serves the portal, and a user signs in', 'nginx', 'nginx-light', checkNginx);
console.log(`${count.passed} passed, ${count.failed} failed, ${count.missing} not possible here`);
process.exit(count.failed > 0 || (count.missing > 0 && process.env['CI'] === 'true') ? 1 : 0);
