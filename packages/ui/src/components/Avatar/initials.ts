/** Signs that a reader sees as one with the letter before them: marks, joiners and the vowels and ends of Korean syllables. */
const continued = /[\p{M}\p{Join_Control}\u1160-\u11FF]/u;

/** The first letter as a reader sees it. A segmenter takes a slow phone 0.1 s, so only letters of several characters need it. */
function firstLetter(word: string): string {
  const [letter = '', next = ''] = word;
  if (!continued.test(next)) return letter;
  const [whole] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return whole!.segment;
}

/** First letters of the first and the last word of a name, in capitals: "Ana Maria Novak" becomes "AN". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map(firstLetter).join('').toLocaleUpperCase();
}
