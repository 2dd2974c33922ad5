import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { parse } from 'yaml';
import { launchOptions } from '../browser.ts';
import { root, run } from '../run.ts';

// Tests the packages as a consumer gets them: packed, in separate apps outside this workspace. Each app is installed,
// type-checked, built and rendered. Needs `pnpm build`.
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
      skipLibCheck: true,
      resolveJsonModule: true,
      noEmit: true,
      ...compilerOptions,
    },
    include: ['src', 'app'],
  });
  await must(`${app}: installed`, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], place);
  await must(`${app}: types`, join(place, 'node_modules/.bin/tsc'), ['--project', '.'], place);
  return place;
}

function expectTexts(where: string, text: string, sentences: string[]): void {
  const missing = sentences.filter((sentence) => !text.includes(sentence));
  if (missing.length > 0) throw new Error(`${where} does not say: ${missing.join(', ')}\n${text.slice(0, 2000)}`);
  console.log(`✔ ${where} shows the expected texts`);
}

async function renderInBrowser(place: string): Promise<void> {
  const server = await preview({
    root: place,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const button = page.getByRole('button', { name: 'Pregled: allow' });
    await button.waitFor({ timeout: 10_000 }).catch(() => errors.push('no button'));
    if (errors.length > 0) throw new Error(`vite: errors on the page\n${errors.join('\n')}`);
    await page.locator('[data-state="ready"]').waitFor({ timeout: 60_000 });
    expectTexts('vite: the page in Chromium', await page.locator('body').innerText(), ['PM10', 'Bežigrad', 'Pregled']);
    const height = await button.evaluate((element) => element.getBoundingClientRect().height);
    if (height < 32) throw new Error(`vite: the button is ${height} px high: the stylesheet did not come`);
    if (errors.length > 0) throw new Error(`vite: errors on the page\n${errors.join('\n')}`);
    console.log('✔ vite: styled, map drawn, no errors');
  } finally {
    await browser.close();
    await server.close();
  }
}

try {
  const { peerDependencies } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const tarballs = await pack();

  const vite = await install(
    'vite',
    tarballs,
    versions('react', 'react-dom', '@types/react', '@types/react-dom', 'maplibre-gl', 'typescript', 'vite'),
    { types: ['vite/client'] },
  );
  await must('vite: built', join(vite, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], vite);
  await renderInBrowser(vite);
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
      ...versions('react', 'react-dom', '@types/react', '@types/react-dom', '@types/node'),
      next: '16.4.6',
      // Next needs the compiler API.
      typescript: workspace.catalogs['ts-api'].typescript,
    },
    { jsx: 'react-jsx', allowJs: true, isolatedModules: true, esModuleInterop: true, plugins: [{ name: 'next' }] },
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
  ]);
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
