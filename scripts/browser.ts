import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

export interface Browser {
  path: string;
  /** Origin of the browser, as text for messages. */
  source: string;
}

const debianShell = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  debianShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium for the tests: the requested one, then the one of Playwright, then the one of the system. */
export function findBrowser(): Browser | null {
  const requested = process.env['ZRAK_BROWSER'];
  if (requested) {
    if (!existsSync(requested)) throw new Error(`ZRAK_BROWSER names ${requested}, which does not exist.`);
    return { path: requested, source: 'named by ZRAK_BROWSER' };
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, source: 'of Playwright' };
  const system = systemPaths.find((path) => existsSync(path));
  return system ? { path: system, source: 'of this machine' } : null;
}

function downloadFromPlaywright(): void {
  spawnSync('playwright', ['install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installFromDebian(): void {
  if (!canInstall()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', install, { stdio: 'ignore', env });
}

/**
 * Installs a browser if there is none. On a machine that only runs tests, Debian's Chromium is replaced by its headless
 * shell, which halves the time of the end-to-end tests.
 *
 * @param say reports each attempt
 * @throws with instructions, if no browser can be installed
 */
export function ensureBrowser(say: (line: string) => void): Browser {
  const found = findBrowser();
  const isSlow = found?.path === '/usr/bin/chromium' && process.env['CI'] === 'true' && canInstall();
  if (found && !isSlow) return found;
  if (found) {
    say('Installing the package chromium-headless-shell, which is faster than chromium');
    installFromDebian();
    return findBrowser() ?? found;
  }
  say('No Chromium here: installing that of Playwright');
  downloadFromPlaywright();
  const own = findBrowser();
  if (own) return { ...own, source: 'of Playwright, just downloaded' };
  say('That did not work: installing the package chromium-headless-shell');
  installFromDebian();
  const installed = findBrowser();
  if (installed) return { ...installed, source: 'of this machine, just installed' };
  throw new Error(
    'No browser to test in. Install Chrome or Chromium, or name one: ZRAK_BROWSER=/path/to/chrome npm test',
  );
}

/**
 * Software WebGL, a device pixel ratio of 1 and no external requests. Debian's Chromium composites every page with the
 * GPU; without a GPU this takes twice the time of software drawing.
 */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization',
  '--force-device-scale-factor=1',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Launch options for Playwright. If no browser is found, they report it themselves. */
export function launchOptions() {
  const browser = findBrowser();
  return { ...(browser && { executablePath: browser.path }), args: [...browserArgs] };
}

/**
 * The same for tests, which draw all pages without the software GPU except for WebGL. Its process takes half the time.
 * Not for measurements, because each frame of WebGL is read back.
 */
export function softwareLaunchOptions() {
  const { args, ...options } = launchOptions();
  return { ...options, args: [...args, '--disable-gpu-compositing'] };
}

/**
 * The same for pages that live for a few seconds, as those of the end-to-end tests: V8 optimizes no code and collects
 * young objects rarely, which saves an eighth of the processor time. Stories share one page and would be slower.
 */
export function shortLaunchOptions() {
  const { args, ...options } = softwareLaunchOptions();
  const engine = '--js-flags=--no-opt --no-maglev --min-semi-space-size=32 --max-semi-space-size=64';
  return { ...options, args: [...args, engine] };
}
