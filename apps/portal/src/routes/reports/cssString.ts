/** A string of CSS: it has other escapes than JSON, where a line break would be printed as the letter n. */
export const cssString = (text: string): string =>
  `"${text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/["\\]/g, String.raw`\$&`)}"`;
