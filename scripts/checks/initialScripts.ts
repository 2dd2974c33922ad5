import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../run.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = join(root, 'apps/portal/dist');

/** Entry points and chunk names that load in sequence before the login form appears; the last is the language. */
const entries = ['index.html', 'signIn', 'en'];

export interface InitialScript {
  file: string;
  /** gzip, bytes. */
  bytes: number;
}

/** Scripts that a browser loads before it shows the login form. */
export function initialScripts(): InitialScript[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const seen = new Set<string>();
  const walk = (nameOrKey: string) => {
    const key = Object.keys(manifest).find((candidate) => manifest[candidate]!.name === nameOrKey) ?? nameOrKey;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no ${nameOrKey}.`);
    if (seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  entries.forEach(walk);
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
}
