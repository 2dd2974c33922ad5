import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that name a source map that is not there: development servers print an error for each. */
export function missingMaps(folder: string): string[] {
  return globSync('**/*.{js,css}', { cwd: folder }).flatMap((file) => {
    const [, map] =
      /\/[/*]# sourceMappingURL=([^\s*]+)\s*(?:\*\/)?\s*$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    if (!map || map.startsWith('data:') || existsSync(join(folder, dirname(file), map))) return [];
    return [`  ${file} names ${map}, which does not exist`];
  });
}
