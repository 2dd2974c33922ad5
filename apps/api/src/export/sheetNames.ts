/** Limit of Excel. */
const longest = 31;

/**
 * Names of sheets from free text. Excel allows at most 31 characters, excludes some characters and reserved names, and
 * requires unique names.
 */
export function sheetNames(titles: readonly string[]): string[] {
  // Reserved by Excel for the list of changes in a shared workbook.
  const taken = new Set(['history']);
  return titles.map((text) => {
    const name = clean(text);
    let unique = cut(name, longest);
    for (let n = 2; taken.has(unique.toLowerCase()); n++) {
      const ending = ` (${n})`;
      unique = cut(name, longest - ending.length) + ending;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

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
