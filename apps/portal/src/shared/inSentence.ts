/** First word of a name that is a word, and no formula or code: "Nitrogen dioxide", but not "PM10 particles", "Pb", "NO₂". */
const word = /^\p{Lu}\p{Ll}{2,}(?![\p{L}\d])/u;

/** A name within a sentence or list: in small letters, except formulas and codes. German nouns keep their capital. */
export const inSentence = (name: string, locale: string): string =>
  locale.startsWith('de') ? name : name.replace(word, (first) => first.toLocaleLowerCase(locale));
