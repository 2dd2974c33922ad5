import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer, preview } from 'vite';
import { parse } from 'yaml';
import { launchOptions } from '../browser.ts';
import { root, run } from '../run.ts';

// Tests the packages as a consumer gets them: packed, in separate apps outside this workspace. Each app is installed,
// type-checked, built and opened in a browser. The first screen of the README of @zrak/ui is one of the pages. Needs
// `pnpm build`. `--picture` renews the picture in the README.
const names = ['quantities', 'ui', 'api-client', 'machines'];
const folder = mkdtempSync(join(tmpdir(), 'zrak-consumers-'));
const workspace = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
  catalogs: { 'ts-api': { typescript: string } };
};
const versions = (...libraries: string[]) =>
  Object.fromEntries(libraries.map((name) => [name, workspace.catalog[name]]));

async function must(what: string, command: string, args: string[], cwd: string): Promise<void> {
  const started = Date.now();
  const { code, output } = await run(command, args, {
    cwd,
    isCaptured: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  if (code !== 0) throw new Error(`${what}\n${output}`);
  console.log(`✔ ${what} (${Math.round((Date.now() - started) / 1000)} s)`);
}

async function pack(): Promise<Record<string, string>> {
  const tarballs: Record<string, string> = {};
  for (const name of names) {
    await must(`@zrak/${name} packed`, 'pnpm', ['pack', '--pack-destination', folder], join(root, 'packages', name));
    tarballs[`@zrak/${name}`] = `file:${join(folder, globSync(`zrak-${name}-*.tgz`, { cwd: folder })[0]!)}`;
  }
  return tarballs;
}

/** Creates an app and installs its packages. */
async function install(
  app: 'vite' | 'next',
  tarballs: Record<string, string>,
  dependencies: Record<string, string | undefined>,
  compilerOptions: object,
): Promise<string> {
  const place = join(folder, app);
  mkdirSync(place);
  cpSync(join(root, 'scripts/consumers', app), place, { recursive: true });
  if (app === 'vite') writeReadmes(place);
  const write = (file: string, content: object) => writeFileSync(join(place, file), JSON.stringify(content, null, 2));
  write('package.json', {
    name: `consumer-${app}`,
    private: true,
    type: 'module',
    dependencies: { ...tarballs, ...dependencies },
  });
  // JSON is valid YAML. The machines depend on an api-client that is not in the registry yet.
  write('pnpm-workspace.yaml', { overrides: tarballs, strictDepBuilds: false, autoInstallPeers: false });
  write('tsconfig.json', {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: false,
      resolveJsonModule: true,
      noEmit: true,
      ...compilerOptions,
    },
    include: ['src', 'app'],
  });
  await must(`${app}: installed`, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], place);
  for (const compiler of compilers.filter((name) => existsSync(join(place, 'node_modules', name)))) {
    await must(`${app}: types, ${compiler}`, 'node', [`node_modules/${compiler}/bin/tsc`, '--project', '.'], place);
  }
  return place;
}

/** Versions of TypeScript that read the published types, with `skipLibCheck: false`. */
const compilers = ['typescript5', 'typescript6', 'typescript'];
const compilerVersions = { typescript5: 'npm:typescript@5.9.3', typescript6: 'npm:typescript@6.0.3' };

/** Writes the code blocks of the READMEs as modules of the app; the first one of @zrak/ui is its first screen. */
function writeReadmes(place: string): void {
  for (const name of names) {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    for (const [index, [, type, code]] of [...readme.matchAll(/```(tsx?)\n(.*?)```/gs)].entries()) {
      const file = name === 'ui' && index === 0 ? 'FirstScreen' : `readme-${name}-${index}`;
      writeFileSync(join(place, 'src', `${file}.${type}`), code!);
    }
  }
}

function expectTexts(where: string, text: string, sentences: string[]): void {
  const missing = sentences.filter((sentence) => !text.includes(sentence));
  if (missing.length > 0) throw new Error(`${where} does not say: ${missing.join(', ')}\n${text.slice(0, 2000)}`);
  console.log(`✔ ${where} shows the expected texts`);
}

/** Errors and warnings of the page: also those that React reports while it hydrates. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // SwiftShader reports slow reads of the canvas.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('GPU stall'))
      faults.push(message.text());
  });
  return faults;
}

/** The map has started the worker that the package brings: without it there is no basemap. */
async function expectMapWorker(where: string, page: Page): Promise<void> {
  const isOfMap = () => page.workers().some((worker) => /maplibre/i.test(worker.url()));
  for (const until = Date.now() + 60_000; !isOfMap() && Date.now() < until;) await page.waitForTimeout(100);
  if (!isOfMap())
    throw new Error(
      `${where}: no worker of the map, only ${page
        .workers()
        .map((worker) => worker.url())
        .join(', ')}`,
    );
  await page.locator('[data-state="ready"]').waitFor({ timeout: 60_000 });
}

function expectNoFaults(where: string, faults: string[]): void {
  if (faults.length > 0) throw new Error(`${where}: errors on the page\n${faults.join('\n')}`);
  console.log(`✔ ${where}: map with its worker, no errors or warnings`);
}

async function openViteApp(where: string, address: string, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 650 } });
  const faults = watch(page);
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Pregled: allow' });
  await button.waitFor({ timeout: 60_000 }).catch(() => faults.push('no button'));
  await expectMapWorker(where, page);
  expectTexts(where, await page.locator('body').innerText(), ['PM10', 'Bežigrad', 'Pregled']);
  const height = await button.evaluate((element) => element.getBoundingClientRect().height);
  if (height < 32) throw new Error(`${where}: the button is ${height} px high: the stylesheet did not come`);
  expectNoFaults(where, faults);

  await page.goto(`${address}#firstScreen`);
  await page.reload();
  await expectMapWorker(`${where}, first screen`, page);
  await page
    .getByRole('button', { name: /Bežigrad/ })
    .first()
    .waitFor();
  expectNoFaults(`${where}, first screen of the README`, faults);
  if (where.includes('built') && process.argv.includes('--picture')) {
    await page.screenshot({ path: join(root, 'packages/ui/firstScreen.png') });
  }
  await page.close();
}

async function openInVite(place: string, browser: Browser): Promise<void> {
  const built = await preview({
    root: place,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  await openViteApp('vite, built', built.resolvedUrls?.local[0] ?? '', browser);
  await built.close();

  const development = await createServer({
    root: place,
    configFile: false,
    logLevel: 'error',
    // Vite reloads the page when it discovers a dependency late.
    optimizeDeps: { include: ['@zrak/ui/map', '@zrak/ui/charts'] },
    server: { port: 0, host: '127.0.0.1' },
  });
  await development.listen();
  await openViteApp('vite, development', development.resolvedUrls?.local[0] ?? '', browser);

  // Plain modules: nothing has read or changed the files of the package.
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
  expectNoFaults('plain modules', faults);
  await page.close();
  await development.close();
}

async function openInNext(place: string, browser: Browser): Promise<void> {
  const port = '4394';
  const server = spawn(join(place, 'node_modules/.bin/next'), ['start', '--port', port], {
    cwd: place,
    stdio: 'ignore',
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    for (const until = Date.now() + 30_000; Date.now() < until;) {
      const isUp = await fetch(address).then(
        () => true,
        () => false,
      );
      if (isUp) break;
    }
    const page = await browser.newPage();
    const faults = watch(page);
    await page.goto(address);
    await expectMapWorker('next', page);
    expectNoFaults('next', faults);
    await page.close();
  } finally {
    server.kill();
  }
}

const browser = await chromium.launch(launchOptions());
try {
  const { peerDependencies } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const tarballs = await pack();

  const vite = await install(
    'vite',
    tarballs,
    {
      ...versions('react', 'react-dom', '@types/react', '@types/react-dom', 'xstate', 'typescript', 'vite'),
      ...compilerVersions,
    },
    { types: ['vite/client'] },
  );
  await must('vite: built', join(vite, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], vite);
  await openInVite(vite, browser);
  if (peerDependencies['react'] !== '>=19') {
    throw new Error(
      `The peers allow React ${peerDependencies['react']}: build the app on each version that they allow.`,
    );
  }
  console.log('– vite on React 18: not allowed by the peers (react >=19)');

  const next = await install(
    'next',
    tarballs,
    {
      ...versions('react', 'react-dom', '@types/react', '@types/react-dom', '@types/node', 'xstate'),
      next: '16.4.6',
      // Next needs the compiler API.
      typescript: workspace.catalogs['ts-api'].typescript,
    },
    // The types of Next itself have errors.
    {
      skipLibCheck: true,
      jsx: 'react-jsx',
      allowJs: true,
      isolatedModules: true,
      esModuleInterop: true,
      plugins: [{ name: 'next' }],
    },
  );
  await must('next: built', join(next, 'node_modules/.bin/next'), ['build'], next);
  const page = join(next, '.next/server/app/index.html');
  if (!existsSync(page)) throw new Error('next: the page was not rendered when it was built');
  expectTexts('next: the page as the server renders it', readFileSync(page, 'utf8'), [
    'Öffentlich',
    'Bitte warten',
    'Name der Messstelle',
    'Messwerte',
    'Feinstaub',
    'Messstelle 49',
  ]);
  await openInNext(next, browser);
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
