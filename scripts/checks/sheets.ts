import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Most that the style sheet of one entry point may weigh: bytes, gzip. */
export const sheetLimit = 5000;

export interface SheetReport {
  /** Bytes, gzip, by the name of the sheet. */
  sizes: Map<string, number>;
  faults: string[];
}

const classesOf = (css: string) => new Set([...css.matchAll(/\.([A-Za-z]\w*__\w+)/g)].map(([, name]) => name!));
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Modules that an entry point loads, at once or later. */
function modulesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(path)) return found;
  found.add(path);
  for (const [, imported] of read(path).matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)) {
    modulesOf(join(dirname(path), imported!), found);
  }
  return found;
}

/** Measures the sheets of a built package: each is light, and has every class that the code of its entry point uses. */
export function checkSheets(dist: string): SheetReport {
  const known = classesOf(read(join(dist, 'styles.css')));
  const sizes = new Map<string, number>();
  const faults: string[] = [];
  for (const entry of globSync('*.js', { cwd: dist }).toSorted()) {
    const name = `css/${basename(entry, '.js')}.css`;
    const sheet = read(join(dist, name));
    const styled = classesOf(sheet);
    const code = [...modulesOf(join(dist, entry))].map(read).join('\n');
    const used = new Set([...code.matchAll(/\b[A-Za-z]\w*__\w+/g)].map(([text]) => text));
    const missing = [...used].filter((text) => known.has(text) && !styled.has(text));
    if (missing.length > 0) faults.push(`${name} lacks ${missing.join(', ')}`);
    if (sheet !== '') sizes.set(name, gzipSync(sheet).length);
  }
  for (const [name, bytes] of sizes) {
    if (bytes > sheetLimit) faults.push(`${name} weighs ${(bytes / 1000).toFixed(1)} kB, of ${sheetLimit / 1000} kB`);
  }
  return { sizes, faults };
}
