import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Link, type Markdown, readMarkdown } from '../../../apps/docs/src/markdown.ts';
import { targetOf } from '../../../apps/docs/src/siteText.ts';
import type { Finding } from './finding.ts';

/** Exists with exactly this spelling, also where the file system ignores case. */
function isThere(root: string, path: string): boolean {
  if (path === '' || path === '.') return true;
  if (path.startsWith('..') || !existsSync(join(root, path))) return false;
  return readdirSync(join(root, dirname(path))).includes(basename(path)) && isThere(root, dirname(path));
}

function faultOf(root: string, file: string, { url, isPicture, text }: Link): string | undefined {
  if (isPicture && text.trim() === '') return `the picture ${url} has no text equivalent`;
  const target = targetOf(file, url);
  if (!target) {
    const isAddress = URL.canParse(url) && /^(https?|mailto):/.test(url) && !/\s/.test(url);
    return isAddress ? undefined : `${url} is no address`;
  }
  const path = target.path.replace(/\/$/, '');
  if (!isThere(root, path)) return `${url} does not exist`;
  const place = join(root, path);
  if (isPicture) return statSync(place).size > 0 ? undefined : `the picture ${url} is empty`;
  if (target.anchor === '' || !path.endsWith('.md')) return undefined;
  const { headings } = readMarkdown(readFileSync(place, 'utf8'));
  return headings.some(({ slug }) => slug === target.anchor) ? undefined : `${url}: no heading has this anchor`;
}

/** Links to files, anchors and pictures of the repository; of other addresses only the syntax. */
export function checkLinks(root: string, file: string, { links }: Markdown): Finding[] {
  return links.flatMap((link) => {
    const message = faultOf(root, file, link);
    return message ? [{ file, line: link.line, message }] : [];
  });
}
