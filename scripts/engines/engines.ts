import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../browser.ts';
import type { EnginePage, Start } from './enginePage.ts';
import { openChromium, openFirefox } from './puppeteerPage.ts';
import { openWebkit } from './webkitPage.ts';

export interface Engine {
  id: 'chromium' | 'firefox' | 'webkit';
  name: string;
  /** Path of the program to start; null if it is not installed. */
  find: () => string | null;
  /** Environment variable that names another program. */
  variable: string;
  /** Packages of Debian that contain it. */
  packages: string;
  open: (start: Start) => Promise<EnginePage>;
}

/** A program of the search path. */
function onPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

function named(variable: string): string | null {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} names ${path}, which does not exist.`);
  return path || null;
}

export const engines: readonly Engine[] = [
  {
    id: 'chromium',
    name: 'Chromium',
    find: () => findBrowser()?.path ?? null,
    variable: 'ZRAK_BROWSER',
    packages: 'chromium-headless-shell',
    open: openChromium,
  },
  {
    id: 'firefox',
    name: 'Firefox',
    find: () => named('ZRAK_FIREFOX') ?? onPath('firefox-esr') ?? onPath('firefox'),
    variable: 'ZRAK_FIREFOX',
    packages: 'firefox-esr',
    open: openFirefox,
  },
  {
    id: 'webkit',
    name: 'WebKitGTK',
    find: () => (onPath('Xvfb') ? (named('ZRAK_WEBKIT_DRIVER') ?? onPath('WebKitWebDriver')) : null),
    variable: 'ZRAK_WEBKIT_DRIVER',
    packages: 'webkit2gtk-driver xvfb',
    open: openWebkit,
  },
];

/** Says what is missing and how to get it. */
export const missingText = ({ name, packages, variable }: Engine) =>
  `${name} was not run, because it is not installed. Install it (Debian: apt-get install ${packages}) or name its program in ${variable}.`;
