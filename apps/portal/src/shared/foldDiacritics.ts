/** Normalises a name for searching: lower case, without diacritics. */
export const foldDiacritics = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
