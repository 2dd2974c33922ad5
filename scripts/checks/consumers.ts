import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { parse } from 'yaml';
import { launchOptions } from '../browser.ts';
import { publishedPackages } from '../publishedPackages.ts';
import { root, run } from '../run.ts';

// Tests the packages as an app gets them: packed, and installed in copies of the examples outside this workspace. Each
// example is type-checked, built, started, used in a browser and photographed. The code blocks of the READMEs are
// compiled, and the first screen of @zrak/ui is opened. Needs `pnpm build`. Names of examples select some of them;
// `--pictures` renews the pictures of the examples and of the README.
const libraries = publishedPackages().filter(({ isProgram }) => !isProgram);
const examples = ['vite', 'next', 'react-router', 'astro'];
const isRenewed = process.argv.includes('--pictures');
const chosen = examples.filter((name) => process.argv.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'zrak-consumers-'));
const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};

// Vite's development server sets NODE_ENV of this process.
const inherited = { ...process.env };
delete inherited['NODE_ENV'];
const environment = { ...inherited, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' };

async function must(what: string, command: string, args: string[], cwd: string): Promise<void> {
  const started = Date.now();
  const { code, output } = await run(command, args, {
    cwd,
    isCaptured: true,
    env: environment,
  });
  if (code !== 0) throw new Error(`${what}\n${output}`);
  console.log(`✔ ${what} (${Math.round((Date.now() - started) / 1000)} s)`);
}

async function pack(): Promise<Record<string, string>> {
  const tarballs: Record<string, string> = {};
  for (const { name, folder: path } of libraries) {
    await must(`@zrak/${name} packed`, 'pnpm', ['pack', '--pack-destination', folder], join(root, path));
    tarballs[`@zrak/${name}`] = `file:${join(folder, globSync(`zrak-${name}-*.tgz`, { cwd: folder })[0]!)}`;
  }
  return tarballs;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Copies an example and installs the packed packages and its other dependencies. */
async function install(name: string, from: string, tarballs: Record<string, string>, extra = {}): Promise<string> {
  const place = join(folder, name);
  mkdirSync(place);
  const isSource = (path: string) =>
    !/\/(node_modules|\.next|\.astro|\.react-router|dist|build)(\/|$)/.test(path.slice(root.length));
  cpSync(join(root, 'examples', from), place, { recursive: true, filter: isSource });
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
  Object.assign(manifest.dependencies, { '@zrak/ui': tarballs['@zrak/ui'] }, extra);
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest, null, 2));
  // JSON is valid YAML. @zrak/ui depends on packages that are not in the registry yet.
  const settings = { overrides: tarballs, strictDepBuilds: false, autoInstallPeers: false };
  writeFileSync(join(place, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  await must(`${name}: installed`, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], place);
  return place;
}

const script = (name: string, place: string, what: string) =>
  must(`${name}: ${what}`, 'pnpm', ['run', what === 'built' ? 'build' : what], place);

/** Errors and warnings of the page: also those that React reports while it hydrates. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // SwiftShader reports slow reads of the canvas.
    const isOfBrowser = message.text().includes('GPU stall');
    if (['error', 'warning'].includes(message.type()) && !isOfBrowser) faults.push(message.text());
  });
  return faults;
}

/** The map has started the worker that the package brings: without it there is no basemap. */
async function expectMapWorker(where: string, page: Page): Promise<void> {
  const isOfMap = () => page.workers().some((worker) => /maplibre/i.test(worker.url()));
  for (const until = Date.now() + 60_000; !isOfMap() && Date.now() < until;) await page.waitForTimeout(100);
  if (!isOfMap()) throw new Error(`${where}: no worker of the map`);
  await page.locator('[data-state="ready"]').first().waitFor({ timeout: 60_000 });
}

function expectNoFaults(where: string, faults: string[]): void {
  if (faults.length > 0) throw new Error(`${where}: errors or warnings on the page\n${faults.join('\n')}`);
  console.log(`✔ ${where}: no errors or warnings`);
}

/** Uses the screen of the examples as a reader does. */
async function useExample(where: string, address: string, browser: Browser, picture?: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const faults = watch(page);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Kakovost zraka' }).waitFor();
  await expectMapWorker(where, page);
  await page.getByRole('figure', { name: 'PM10 v zadnjem tednu' }).waitFor();
  const table = page.getByRole('grid', { name: 'Postaje' });
  await table.getByRole('columnheader', { name: 'Postaje' }).click();
  await table.getByText('Postaja 1', { exact: true }).waitFor();
  if (picture) await page.screenshot({ path: picture, fullPage: true });

  await page.locator('form').getByRole('button', { name: 'Shrani' }).click();
  await page.getByText('Vnesite naslov.').waitFor();
  await page.getByRole('button', { name: /Slovenščina/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Air quality' }).waitFor();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org');
  await page.locator('form').getByRole('button', { name: 'Save' }).click();
  await page.getByText('You will be notified.').waitFor();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const isDark = (background.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 64);
  if (!isDark) throw new Error(`${where}: not dark, but ${background}`);
  if (picture) await page.screenshot({ path: picture.replace('.png', '-dark.png'), fullPage: true });
  expectNoFaults(where, faults);
  await page.close();
}

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs the example's own `start` while the page is used. */
async function whileStarted(place: string, use: (address: string) => Promise<void>): Promise<void> {
  const port = String(await freePort());
  const flags = existsSync(join(place, 'react-router.config.ts')) ? [] : ['--port', port];
  const server = spawn('pnpm', ['run', 'start', ...flags], {
    cwd: place,
    stdio: 'ignore',
    detached: true,
    env: { ...environment, PORT: port },
  });
  const address = `http://localhost:${port}`;
  try {
    for (const until = Date.now() + 60_000; Date.now() < until;) {
      const isUp = await fetch(address).then(
        () => true,
        () => false,
      );
      if (isUp) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await use(address);
  } finally {
    process.kill(-server.pid!);
  }
}

/** Rows of the table and words of the frame in the HTML of a server, before any script has run. */
async function expectServerRendered(name: string, address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  const missing = ['Kakovost zraka', 'Postaja 1<', 'Postaja 50<', 'E-pošta'].filter((text) => !html.includes(text));
  if (missing.length > 0) throw new Error(`${name}: the HTML of the server lacks ${missing.join(', ')}`);
  console.log(`✔ ${name}: rendered on the server`);
}

/** Versions of TypeScript that read the published types, with `skipLibCheck: false`. */
const compilers = { typescript5: 'npm:typescript@5.9.3', typescript6: 'npm:typescript@6.0.3' };

/** An app of the code blocks of all READMEs. It opens the first one of @zrak/ui. */
async function tryReadmes(tarballs: Record<string, string>, browser: Browser): Promise<void> {
  const place = await install('readme', 'vite', tarballs, { ...tarballs, ...compilers, xstate: catalog['xstate'] });
  for (const { name, folder: path } of libraries) {
    const readme = readFileSync(join(root, path, 'README.md'), 'utf8');
    for (const [index, [, type, code]] of [...readme.matchAll(/```(tsx?)\n(.*?)```/gs)].entries()) {
      const file = name === 'ui' && index === 0 ? 'Overview' : `${name}-${index}`;
      writeFileSync(join(place, 'src', `${file}.${type}`), code!);
    }
  }
  const main = join(place, 'src/main.tsx');
  writeFileSync(main, readFileSync(main, 'utf8').replaceAll('Overview }', 'App as Overview }'));
  for (const compiler of [...Object.keys(compilers), 'typescript']) {
    await must(`readme: types, ${compiler}`, 'node', [`node_modules/${compiler}/bin/tsc`, '--project', '.'], place);
  }
  await script('readme', place, 'built');
  await whileStarted(place, async (address) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 650 } });
    const faults = watch(page);
    await page.goto(address);
    await expectMapWorker('readme', page);
    await page
      .getByRole('button', { name: /Bežigrad/ })
      .first()
      .waitFor();
    if (isRenewed) await page.screenshot({ path: join(root, 'packages/ui/firstScreen.png') });
    expectNoFaults('readme: first screen', faults);
    await page.close();
  });
}

/** Vite's development server, which reads packages in another way than its build. */
async function tryDevelopment(place: string, browser: Browser): Promise<void> {
  const server = await createServer({
    root: place,
    configFile: false,
    logLevel: 'error',
    // Vite reloads the page when it discovers a dependency late.
    optimizeDeps: { include: ['@zrak/ui/map', '@zrak/ui/charts'] },
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  await useExample('vite, development', server.resolvedUrls?.local[0] ?? '', browser);
  await server.close();
}

/** Nothing reads or changes the files of the package before the browser does. */
async function tryPlainModules(place: string, browser: Browser): Promise<void> {
  const [chunk] = globSync('node_modules/@zrak/ui/dist/chunks/mapLibre-*.js', { cwd: place });
  const [mapLibre] = globSync('node_modules/.pnpm/*/node_modules/maplibre-gl/dist/maplibre-gl.mjs', { cwd: place });
  const page = await browser.newPage();
  const faults = watch(page);
  const origin = 'http://plain.test';
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(place, pathname) });
    return route.fulfill({
      contentType: 'text/html',
      body: `<link rel="icon" href="data:,"><div id="map" style="height: 300px" data-state="ready"></div>
        <script type="importmap">{ "imports": { "maplibre-gl": "/${mapLibre}" } }</script>
        <script type="module">
          import { mapLibre } from '/node_modules/@zrak/ui/dist/chunks/${basename(chunk!)}';
          new mapLibre.Map({ container: 'map', style: { version: 8, sources: {}, layers: [] } });
        </script>`,
    });
  });
  await page.goto(origin);
  await expectMapWorker('plain modules', page);
  expectNoFaults('plain modules: map with its worker', faults);
  await page.close();
}

/** All examples show one screen: each is complete in its folder, so the files are copies. */
function expectEqualScreens(): void {
  for (const file of ['Overview.tsx', 'data.ts']) {
    const texts = globSync(`examples/*/{src,app}/${file}`, { cwd: root }).map((path) =>
      readFileSync(join(root, path), 'utf8'),
    );
    if (texts.length !== examples.length || new Set(texts).size > 1) {
      throw new Error(`${file} differs between the examples: copy the one of examples/vite`);
    }
  }
}

const browser = await chromium.launch(launchOptions());
try {
  expectEqualScreens();
  const tarballs = await pack();
  if (chosen.length === 0) await tryReadmes(tarballs, browser);
  for (const name of chosen.length > 0 ? chosen : examples) {
    const place = await install(name, name, tarballs);
    await script(name, place, 'types');
    await script(name, place, 'built');
    await whileStarted(place, async (address) => {
      if (name !== 'vite') await expectServerRendered(name, address);
      const picture = isRenewed && name === 'vite' ? join(root, 'examples/overview.png') : undefined;
      await useExample(`${name}: used in Chromium`, address, browser, picture);
    });
    if (name !== 'vite') continue;
    await tryDevelopment(place, browser);
    await tryPlainModules(place, browser);
  }
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
