import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { freePort } from '../engines/freePort.ts';
import { root } from '../run.ts';
import { useExample } from './screen.ts';
import { environment, must, step } from './step.ts';

/** Apps that use the packages from outside this workspace. */
export const examples = globSync('examples/*/package.json', { cwd: root })
  .map((path) => path.split('/')[1]!)
  .toSorted();

/** Place that the packages of this workspace are installed from. */
export interface Source {
  /** Tarball or version of each package. */
  packages: Record<string, string>;
  /** Registry that has the packages; without it they are tarballs, which depend on each other. */
  registry?: string;
}

interface Manifest {
  dependencies: Record<string, string>;
}

/** Copies an example into a folder and installs the packages and its other dependencies. */
export async function installExample(
  name: string,
  { packages, registry }: Source,
  place: string,
  { from = name, extra = {} }: { from?: string; extra?: Record<string, string> } = {},
): Promise<void> {
  mkdirSync(place);
  const isSource = (path: string) =>
    !/\/(node_modules|\.next|\.astro|\.react-router|dist|build)(\/|$)/.test(path.slice(root.length));
  cpSync(join(root, 'examples', from), place, { recursive: true, filter: isSource });
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
  for (const used of Object.keys(manifest.dependencies)) {
    if (packages[used] !== undefined) manifest.dependencies[used] = packages[used];
  }
  Object.assign(manifest.dependencies, extra);
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest, null, 2));
  const settings = {
    strictDepBuilds: false,
    autoInstallPeers: false,
    ...(registry === undefined ? { overrides: packages } : { minimumReleaseAgeExclude: Object.keys(packages) }),
  };
  // JSON is valid YAML.
  writeFileSync(join(place, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  if (registry !== undefined) writeFileSync(join(place, '.npmrc'), `registry=${registry}\n`);
  await must(`${name}: installed`, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], place);
}

const script = (name: string, place: string, what: string) =>
  must(`${name}: ${what}`, 'pnpm', ['run', what === 'built' ? 'build' : what], place);

/** Runs the example's own `start` while the page is used. */
export async function whileStarted(place: string, use: (address: string) => Promise<void>): Promise<void> {
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
}

/** Type-checks, builds and starts an installed example, and uses it in a browser. */
export async function tryExample(name: string, place: string, browser: Browser, picture?: string): Promise<void> {
  await script(name, place, 'types');
  await script(name, place, 'built');
  await whileStarted(place, async (address) => {
    if (name !== 'vite') await step(`${name}: rendered on the server`, () => expectServerRendered(name, address));
    const where = `${name}: used in Chromium`;
    await step(where, () => useExample(where, address, browser, picture));
  });
}

/** All examples show one screen: each is complete in its folder, so the files are copies. */
export function expectEqualScreens(): void {
  for (const file of ['Overview.tsx', 'data.ts']) {
    const texts = globSync(`examples/*/{src,app}/${file}`, { cwd: root }).map((path) =>
      readFileSync(join(root, path), 'utf8'),
    );
    if (texts.length !== examples.length || new Set(texts).size > 1) {
      throw new Error(`${file} differs between the examples: copy the one of examples/vite`);
    }
  }
}
