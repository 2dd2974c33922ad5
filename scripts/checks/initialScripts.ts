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

/** Entry points and chunk names of what a screen needs, with the language. */
const entries = {
  login: ['index.html', 'signIn', 'en'],
  station: ['index.html', 'frame', 'answers', 'station', 'en', 'enRest'],
};

export interface InitialScript {
  file: string;
  /** gzip, bytes. */
  bytes: number;
}

/** Scripts that a browser loads before it shows the login form, or the first values of a station. */
export function initialScripts(screen: keyof typeof entries = 'login'): InitialScript[] {
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
  entries[screen].forEach(walk);
  return measured(files);
}

const measured = (files: ReadonlySet<string>): InitialScript[] =>
  [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);

/** Everything that a page of another site loads for one station card, in its heaviest language. */
export function stationElementScripts(): InitialScript[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/embed.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key]!;
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(walk);
    chunk.dynamicImports?.forEach(walk);
  };
  walk('src/embed/zrak.ts');
  const scripts = measured(files);
  // One catalogue is loaded, the largest at worst.
  const isCatalogue = ({ file }: InitialScript) => /embed-[a-z]{2}-/.test(file);
  const [heaviest] = scripts.filter(isCatalogue);
  return scripts.filter((script) => script === heaviest || !isCatalogue(script));
}
