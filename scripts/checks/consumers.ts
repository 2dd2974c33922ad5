import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { createServer } from 'vite';
import { parse } from 'yaml';
import { readMarkdown } from '../../apps/docs/src/markdown.ts';
import { launchOptions } from '../browser.ts';
import {
  examples,
  expectEqualScreens,
  installExample,
  type Source,
  tryExample,
  whileStarted,
} from '../consumers/examples.ts';
import { tryOneComponent } from '../consumers/oneComponent.ts';
import { expectMapWorker, expectNoFaults, useExample, watch } from '../consumers/screen.ts';
import { must, step } from '../consumers/step.ts';
import { publishedPackages } from '../publishedPackages.ts';
import { root } from '../run.ts';
import { isTypeScript } from './docs/blocks.ts';

// Tests the packages as an app gets them: packed, and installed in copies of the examples outside this workspace. Each
// example is type-checked, built, started, used in a browser and photographed. The code blocks of the READMEs are
// compiled, and the first screen of @zrak/ui is opened. Needs `pnpm build`. Names of examples select some of them;
// `--pictures` renews the pictures of the examples and of the README.
const libraries = publishedPackages().filter(({ isProgram }) => !isProgram);
const isRenewed = process.argv.includes('--pictures');
const chosen = examples.filter((name) => process.argv.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'zrak-consumers-'));
const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};

async function pack(): Promise<Source> {
  const packages: Record<string, string> = {};
  for (const { name, folder: path } of libraries) {
    await must(`@zrak/${name} packed`, 'pnpm', ['pack', '--pack-destination', folder], join(root, path));
    packages[`@zrak/${name}`] = `file:${join(folder, globSync(`zrak-${name}-[0-9]*.tgz`, { cwd: folder })[0]!)}`;
  }
  return { packages };
}

/** Versions of TypeScript that read the published types, with `skipLibCheck: false`. */
const compilers = { typescript5: 'npm:typescript@5.9.3', typescript6: 'npm:typescript@6.0.3' };

/** Entry points of the installed @zrak/ui that are scripts: all of them load without a DOM. */
function scriptsOf(place: string): string[] {
  const manifest = readFileSync(join(place, 'node_modules/@zrak/ui/package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string | { default: string }> };
  return Object.entries(exports).flatMap(([name, file]) =>
    typeof file === 'object' && file.default.endsWith('.js') ? [name.slice(2)] : [],
  );
}

/** An app of the code blocks of all READMEs. It opens the first one of @zrak/ui. */
async function tryReadmes(source: Source, browser: Browser): Promise<void> {
  const place = join(folder, 'readme');
  const extra = { ...source.packages, ...compilers, xstate: catalog['xstate']! };
  await installExample('readme', source, place, { from: 'vite', extra });
  for (const { name, folder: path } of libraries) {
    const readme = readFileSync(join(root, path, 'README.md'), 'utf8');
    const blocks = readMarkdown(readme).blocks.filter(({ language }) => isTypeScript(language));
    for (const [index, { language, code }] of blocks.entries()) {
      const file = name === 'ui' && index === 0 ? 'Overview' : `${name}-${index}`;
      writeFileSync(join(place, 'src', `${file}.${language}`), code);
    }
  }
  const main = join(place, 'src/main.tsx');
  writeFileSync(main, readFileSync(main, 'utf8').replaceAll('Overview }', 'App as Overview }'));
  for (const compiler of [...Object.keys(compilers), 'typescript']) {
    await must(`readme: types, ${compiler}`, 'node', [`node_modules/${compiler}/bin/tsc`, '--project', '.'], place);
  }
  const required = scriptsOf(place).map((name) => `require('@zrak/ui/${name}')`);
  const what = `readme: ${required.length} entry points required`;
  await must(what, 'node', ['--input-type=commonjs', '--eval', required.join(';')], place);
  await must('readme: built', 'pnpm', ['run', 'build'], place);
  await whileStarted(place, (address) =>
    step('readme: first screen', async () => {
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
    }),
  );
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

const browser = await chromium.launch(launchOptions());
try {
  expectEqualScreens();
  const source = await pack();
  if (chosen.length === 0) await tryReadmes(source, browser);
  for (const name of chosen.length > 0 ? chosen : examples) {
    const place = join(folder, name);
    await installExample(name, source, place);
    const picture = isRenewed && name === 'vite' ? join(root, 'examples/overview.png') : undefined;
    await tryExample(name, place, browser, picture);
    if (name !== 'vite') continue;
    await step('vite: one component with its sheet', () => tryOneComponent(place, browser));
    await step('vite: development server', () => tryDevelopment(place, browser));
    await step('plain modules: map with its worker', () => tryPlainModules(place, browser));
  }
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
