/** What Excel takes at most. */
const longest = 31;

/** Names of sheets from what people call things: 31 characters, not all of them, none twice and none that Excel keeps for itself. */
export function sheetNames(wanted: readonly string[]): string[] {
  // The list of changes in a shared workbook.
  const taken = new Set(['history']);
  return wanted.map((text) => {
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
    // oxlint-disable-next-line no-control-regex -- a name holds none
    .replace(/[[\]:*?/\\\u0000-\u001F\uFFFE\uFFFF]/g, ' ')
    .replace(/^[' ]+|[' ]+$/g, '') || 'Sheet';

/** No half of a character of two units at the end, and no apostrophe. */
function cut(name: string, length: number): string {
  return name
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[' ]+$/, '');
}
