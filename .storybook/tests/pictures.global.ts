import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    comparesPictures: boolean;
    checksAll: boolean;
  }
}

const kept = new URL('../pictures/browser.txt', import.meta.url);

function versionOf(path: string): string {
  const output = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const kind = path.includes('headless') ? 'headless' : 'whole';
  return `${process.platform} ${kind} ${/\d+/.exec(output)?.[0] ?? 'unknown'}`;
}

/**
 * Browsers render letters differently from version to version, so pictures are compared only with those of the same
 * version.
 */
export default function setup(project: TestProject): void {
  const browser = findBrowser();
  const version = browser ? versionOf(browser.path) : 'none';
  const expected = readFileSync(kept, 'utf8').trim();
  const compares = version === expected;
  project.provide('comparesPictures', compares);
  project.provide('checksAll', process.env['ZRAK_AXE'] === 'all');
  if (!compares) {
    console.warn(
      `Pictures of stories are not compared: they were taken with Chromium of ${expected}, here is ${version}.`,
    );
  }
}
