import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = join(root, 'apps/portal/dist');

/** Modules loaded, one after the other, until the login form stands. */
const entries = [
  'index.html',
  'src/routes/auth/LoginRoute.tsx',
  'src/i18n/en.json',
  '../../packages/ui/locales/en.json',
];

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
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
}
