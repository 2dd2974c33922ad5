import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = join(root, 'apps/portal/dist');

/** Modules loaded, one after the other, until the login form stands. */
const entries = ['index.html', 'src/routes/auth/LoginRoute.tsx'];
/** The file with what all of it says. */
const language = 'en';

export interface InitialScript {
  file: string;
  /** gzip, bytes. */
  bytes: number;
}

/** The scripts a browser loads before it shows the login form. */
export function initialScripts(): InitialScript[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  entries.forEach(walk);
  const words = Object.keys(manifest).find((key) => manifest[key]!.name === language);
  walk(words ?? language);
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
}
