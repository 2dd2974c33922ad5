/** What a name is to a search: without case and without the hooks and dots of its letters. */
export const foldDiacritics = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
