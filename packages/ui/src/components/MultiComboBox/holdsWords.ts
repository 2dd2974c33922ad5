/** Without case and without the hooks and dots of letters, so that "bezigrad" finds Bežigrad. */
const foldDiacritics = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether each word that was typed occurs in a text, in whatever order. */
export function holdsWords(text: string, typed: string): boolean {
  const searched = foldDiacritics(text);
  return foldDiacritics(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
