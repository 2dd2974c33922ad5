/** Limit of Excel. */
const longest = 31;
/** Short enough for every file system, also in a folder with a long path. */
const longestFileName = 100;

/**
 * Names of sheets from free text. Excel allows at most 31 characters, excludes some characters and reserved names, and
 * requires unique names.
 */
export function sheetNames(titles: readonly string[]): string[] {
  // Reserved by Excel for the list of changes in a shared workbook.
  return uniqueNames(titles.map(clean), longest, ['history']);
}

/** Names of files in one folder from free text, valid on every platform. */
export function fileNames(titles: readonly string[], extension: string): string[] {
  return uniqueNames(titles.map(cleanOfFile), longestFileName).map((name) => name + extension);
}

/** Name of a file from free text. */
export const fileName = (title: string, extension: string): string => fileNames([title], extension)[0]!;

function uniqueNames(names: readonly string[], most: number, reserved: readonly string[] = []): string[] {
  const taken = new Set(reserved);
  return names.map((name) => {
    let unique = cut(name, most);
    for (let n = 2; taken.has(unique.toLowerCase()); n++) {
      const ending = ` (${n})`;
      unique = cut(name, most - ending.length) + ending;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** The rules of `fileName` in packages/ui/src/charts/save/save.ts; Windows drops a point at the end. */
const cleanOfFile = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '') || 'zrak';

const clean = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- sheet names allow no control characters
    .replace(/[[\]:*?/\\\u0000-\u001F\uFFFE\uFFFF]/g, ' ')
    .replace(/^[' ]+|[' ]+$/g, '') || 'Sheet';

/** Cuts without leaving half a surrogate pair or an apostrophe at the end. */
function cut(name: string, length: number): string {
  return name
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[' ]+$/, '');
}
