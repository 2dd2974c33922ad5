/** Removes case and diacritics, so that "bezigrad" finds Bežigrad. */
const foldDiacritics = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a text contains every typed word, in any order. */
export function containsWords(text: string, typed: string): boolean {
  const searched = foldDiacritics(text);
  return foldDiacritics(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
