import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  homepage?: string;
  repository?: string | { url?: string };
  dependencies?: Record<string, string>;
  /** Packages that are bundled into this package and so are not among its installed dependencies. */
  inlinedDependencies?: readonly string[];
}

export interface Licensed {
  name: string;
  version: string;
  /** SPDX expression, or `?`. */
  licence: string;
  /** Text of the licence; empty if the package contains none. */
  text: string;
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Name and licence of the package in this folder. */
export function licenceOf(folder: string): Licensed {
  const { name, version, license } = readManifest(folder);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry) && !entry.endsWith('.js'));
  return {
    name,
    version,
    licence: (typeof license === 'string' ? license : license?.type) ?? '?',
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
  };
}

/** Joins all licences into one text: each licence once, below the names of its packages. */
export function licenceTexts(packages: readonly Licensed[]): string {
  const byText = Map.groupBy(packages, ({ text, licence }) => text || licence);
  const texts = [...byText].map(
    ([text, those]) => `${those.map(({ name, version }) => `${name} ${version}`).join('\n')}\n\n${text}`,
  );
  return texts.join(`\n\n${'-'.repeat(80)}\n\n`);
}
