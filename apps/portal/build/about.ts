import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import {
  type Licensed,
  licenceOf,
  licenceTexts,
  type Manifest,
  readManifest,
} from '../../../scripts/build/licences.ts';

export interface ThirdParty {
  name: string;
  version: string;
  licence: string;
  url?: string;
}

/** Folder in which Node would find a package; not every package exports its package.json. */
function folderOf(name: string, from: string): string | undefined {
  for (let place = from; ; place = dirname(place)) {
    const folder = join(place, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (place === dirname(place)) return undefined;
  }
}

function urlOf({ homepage, repository }: Manifest): string | undefined {
  const text = homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '';
  const address = text.replace(/^git\+/, '').replace(/\.git$/, '');
  return /^https?:\/\//.test(address) ? address : undefined;
}

/** All dependencies of the portal, direct and indirect; packages of this repository are not third parties. */
export function thirdParties(root: string): { list: ThirdParty[]; texts: string } {
  const seen = new Map<string, Licensed & { url?: string }>();
  const visited = new Set<string>();
  const visit = (folder: string) => {
    if (visited.has(folder)) return;
    visited.add(folder);
    const manifest = readManifest(folder);
    for (const name of [...Object.keys(manifest.dependencies ?? {}), ...(manifest.inlinedDependencies ?? [])]) {
      const found = folderOf(name, folder);
      if (found === undefined) continue;
      // pnpm links packages; their dependencies are next to the real folder.
      const real = realFolder(found);
      const dependency = readManifest(real);
      // Packages of types contain no code that is shipped.
      if (dependency.name.startsWith('@types/')) continue;
      const url = urlOf(dependency);
      if (!dependency.name.startsWith('@zrak/')) {
        const licensed = licenceOf(real);
        seen.set(`${licensed.name}@${licensed.version}`, { ...licensed, ...(url !== undefined && { url }) });
      }
      visit(real);
    }
  };
  visit(root);
  const all = [...seen.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { list: all.map(({ text: _, ...shown }) => shown), texts: licenceTexts(all) };
}

const realFolder = (folder: string) => dirname(realpathSync(join(folder, 'package.json')));

/** Commit of the sources, or the value of `ZRAK_COMMIT`; undefined without git. */
export function commitOf(root: string): string | undefined {
  if (process.env['ZRAK_COMMIT']) return process.env['ZRAK_COMMIT'];
  try {
    const git = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', git, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Provides the portal with the version and time of the build, `virtual:build`, and the version page with its
 * dependencies, `virtual:thirdParties`, and the texts of all licences as a file.
 */
export function about(root: string): Plugin {
  let texts: string | undefined;
  const modules: Record<string, () => string> = {
    '\0virtual:build': () => {
      const build = {
        version: readManifest(root).version,
        buildDate: process.env['ZRAK_BUILD_DATE'] ?? new Date().toISOString(),
        commit: commitOf(root),
      };
      return `export const build = ${JSON.stringify(build)};`;
    },
    '\0virtual:thirdParties': () => {
      const parties = thirdParties(root);
      texts = parties.texts;
      return `export const thirdParties = ${JSON.stringify(parties.list)};`;
    },
  };
  return {
    name: 'about',
    resolveId: (source) => (`\0${source}` in modules ? `\0${source}` : undefined),
    load: (source) => modules[source]?.(),
    generateBundle() {
      if (texts !== undefined) this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts });
    },
  };
}
