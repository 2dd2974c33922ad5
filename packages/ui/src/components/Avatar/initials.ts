const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string) => [...letters.segment(word)][0]?.segment ?? '';

/** First letters of the first and the last word of a name, in capitals: "Ana Maria Novak" becomes "AN". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map(firstLetter).join('').toLocaleUpperCase();
}
