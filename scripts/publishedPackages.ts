import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

export interface PublishedPackage {
  /** Name without the scope. */
  name: string;
  version: string;
  /** Path in the repository. */
  folder: string;
  /** It is started, not imported. */
  isProgram: boolean;
}

/** Packages of the workspace that are published: all that are not private. */
export function publishedPackages(from = root): PublishedPackage[] {
  return globSync('{packages,apps}/*/package.json', { cwd: from })
    .toSorted()
    .flatMap((path) => {
      const manifest = JSON.parse(readFileSync(join(from, path), 'utf8')) as {
        name: string;
        version: string;
        private?: boolean;
        bin?: object;
      };
      if (manifest.private) return [];
      const { version, bin } = manifest;
      return [{ name: manifest.name.split('/')[1]!, version, folder: dirname(path), isProgram: bin !== undefined }];
    });
}
