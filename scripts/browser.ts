import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

export interface Browser {
  path: string;
  source: 'ZRAK_BROWSER' | 'playwright' | 'system';
}

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium that tests and pictures run in: the one asked for, then Playwright's own, then the machine's. */
export function findBrowser(): Browser {
  const asked = process.env['ZRAK_BROWSER'];
  if (asked) {
    if (!existsSync(asked)) throw new Error(`ZRAK_BROWSER names ${asked}, which does not exist`);
    return { path: asked, source: 'ZRAK_BROWSER' };
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, source: 'playwright' };
  const system = systemPaths.find((path) => existsSync(path));
  if (system) return { path: system, source: 'system' };
  throw new Error('No Chromium found. Install Chrome or Chromium, or name one in ZRAK_BROWSER.');
}

/** WebGL in software, one pixel per pixel, and no talking to the outside. */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--force-device-scale-factor=1',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
