import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Finding } from './finding.ts';

/** Documents that name code and tests as evidence. */
export const givesEvidence = (file: string): boolean => /^docs\/security\/.*\.md$/.test(file);

/** Folders that paths in these documents begin in: the repository, and, to keep tables narrow, API and portal. */
const places = ['', 'apps/api/src', 'apps/api/test', 'apps/api/src/db/migrations', 'apps/portal', 'apps/portal/src'];

const isFile = /^[\w./@-]+\.(?:tsx?|mjs|js|sql|ya?ml|json|md|txt)$/;
const isTest = /\.(?:test|spec|stories)\.tsx?$/;

/** Names of files that are written while the project is built or runs. */
const written = ['licences.txt', 'config.json'];

const pathOf = (root: string, name: string): string | undefined =>
  places.map((place) => join(root, place, name)).find((path) => existsSync(path));

/** A title in quotes, also the beginning of one, or the name of a story. */
function hasTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(quote + title)) || source.includes(`export const ${title}:`);
}

/** Code, emphasised text, the borders of cells and the ends of paragraphs, in their order. */
const parts = /`([^`]+)`|(?<![*\w])\*([^*]+)\*(?!\*)|\||\n\s*\n/g;

/** Blocks of code, whose marks are not those of a sentence, become empty lines. */
const withoutBlocks = (text: string): string =>
  text.replaceAll(/^```.*?^```/gms, (block) => block.replaceAll(/[^\n]/g, ''));

/**
 * Files that do not exist, and tests that their files do not have: `session.test.ts` followed by *the title of a test*,
 * or by several, names tests of this file.
 */
export function checkEvidence(root: string, file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const prose = withoutBlocks(text);
  let test: string | undefined;
  for (const { 1: code, 2: title, index } of prose.matchAll(parts)) {
    const add = (message: string): number =>
      findings.push({ file, line: prose.slice(0, index).split('\n').length, message });
    if (code !== undefined && isFile.test(code)) {
      const path = pathOf(root, code);
      test = path !== undefined && isTest.test(code) ? path : undefined;
      if (path === undefined && !written.includes(basename(code))) add(`${code} does not exist`);
    } else if (title === undefined) test = undefined;
    else if (test !== undefined && !hasTest(readFileSync(test, 'utf8'), title.replaceAll(/\s+/g, ' '))) {
      add(`${basename(test)} has no test "${title}"`);
    }
  }
  return findings;
}
