/** Maximum number of source files in one folder that a reader can still search. */
export const maxSourceFiles = 25;

const isSource = (path: string) =>
  /\.(ts|tsx|mjs)$/.test(path) &&
  !/\.(test|spec|stories|css|messages)\.|\.d\.ts$|(^|\/)(migrations|fixtures|test|e2e)\//.test(path);

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** A path and all its parent folders: folders may differ only in case, too. */
function prefixesOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Finds faults that make a file tree hard to read or to check out: paths that differ only in case (macOS and Windows
 * keep one of them), and folders with more than 25 source files. Tests, stories, styles, messages and migrations are
 * not counted.
 */
export function treeFaults(paths: readonly string[]): string[] {
  const byLowerCase = Map.groupBy(new Set(paths.flatMap(prefixesOf)), (path) => path.toLowerCase());
  const byFolder = Map.groupBy(paths.filter(isSource), folderOf);
  return [
    ...[...byLowerCase.values()]
      .filter(({ length }) => length > 1)
      .map((same) => `${same.join(' and ')} differ only in case`),
    ...[...byFolder]
      .filter(([, files]) => files.length > maxSourceFiles)
      .map(([folder, files]) => `${folder} holds ${files.length} source files, of at most ${maxSourceFiles}`),
  ];
}
