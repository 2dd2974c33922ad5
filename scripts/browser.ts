import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

export interface Browser {
  path: string;
  /** Where it was found, as one says it to a person. */
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

/** The Chromium on this machine that tests run in: the one asked for, then Playwright's own, then the system's. */
export function findBrowser(): Browser | null {
  const asked = process.env['ZRAK_BROWSER'];
  if (asked) {
    if (!existsSync(asked)) throw new Error(`ZRAK_BROWSER names ${asked}, which does not exist.`);
    return { path: asked, source: 'named by ZRAK_BROWSER' };
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
 * Brings a browser where there is none. On a machine that only runs tests, Debian's Chromium makes way for the part of it that
 * draws no window: end-to-end tests take about half the time in it.
 *
 * @param say told what is being tried
 * @throws with what to do, when none can be had
 */
export function bringBrowser(say: (line: string) => void): Browser {
  const found = findBrowser();
  const isSlow = found?.path === '/usr/bin/chromium' && process.env['CI'] === 'true' && canInstall();
  if (found && !isSlow) return found;
  if (found) {
    say('Installing the package chromium-headless-shell, which is faster than chromium');
    installFromDebian();
    return findBrowser() ?? found;
  }
  say('No Chromium here: asking Playwright for its own');
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
 * WebGL in software, one pixel per pixel, and no talking to the outside. Debian's Chromium draws every page through the
 * graphics card; where there is none, that takes twice the time of drawing without one.
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

/** For Playwright and Vitest; without a browser it is left to them to say so. */
export function launchOptions() {
  const browser = findBrowser();
  return { ...(browser && { executablePath: browser.path }), args: [...browserArgs] };
}
