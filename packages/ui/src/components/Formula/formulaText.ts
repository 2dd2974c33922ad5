import type { IntlShape } from '@formatjs/intl';

export interface FormulaPart {
  text: string;
  isSubscript: boolean;
}

/** Sizes of particles: PM10, PM2.5. */
const particles = /^(PM)(\d+(?:[.,]\d+)?)$/;
/** Elements with numbers, and x for any number: NO2, C6H6, NOx. */
const compound = /^(?:(?:Cl|Br|[BCFHNOS])\d*)+x?$/;
/** Noise levels: LAeq, LAFmax, LA90, Lden. */
const level = /^(L)((?:[ACZ][FSI]?(?:eq|max|min|\d{1,2}(?:\.\d)?)|den|dn|dvn|day|dan|evening|eve|night|noč))$/u;

function partsOfWord(word: string): FormulaPart[] {
  const [, base, subscript] = particles.exec(word) ?? level.exec(word) ?? [];
  if (base && subscript) {
    return [
      { text: base, isSubscript: false },
      { text: subscript, isSubscript: true },
    ];
  }
  if (!compound.test(word) || !/[\dx]/.test(word)) return [{ text: word, isSubscript: false }];
  return word
    .split(/(\d+|x)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, isSubscript: /^[\dx]/.test(text) }));
}

/** Formulas in a text as the field writes them: "Nitrogen oxides (as NO2)" has a subscript 2. */
export function formulaParts(text: string): FormulaPart[] {
  const parts: FormulaPart[] = [];
  for (const part of text.split(/([\p{L}\d]+(?:[.,]\d+)?)/u).flatMap(partsOfWord)) {
    const last = parts.at(-1);
    if (last?.isSubscript === part.isSubscript) last.text += part.text;
    else if (part.text !== '') parts.push({ ...part });
  }
  return parts;
}

const subscripts: Record<string, string> = { x: 'ₓ', '.': '.', ',': ',' };
for (let digit = 0; digit <= 9; digit++) subscripts[String(digit)] = String.fromCodePoint(0x20_80 + digit);

/**
 * The same in plain text, for a canvas, a title or an attribute: "NO₂", "PM₂.₅". Unicode has no subscript of most
 * letters, so "LAeq" stays.
 */
export const formulaText = (text: string): string =>
  formulaParts(text)
    .map((part) => {
      const characters = Array.from(part.text);
      const isWritable = part.isSubscript && characters.every((character) => character in subscripts);
      return isWritable ? characters.map((character) => subscripts[character]).join('') : part.text;
    })
    .join('');

/** Whether the text contains a formula with a subscript: true of "NO2", "LAeq" and "PM10 particles", false of "CO". */
export const hasFormula = (text: string): boolean => formulaParts(text).some(({ isSubscript }) => isSubscript);

/** The text with particle sizes in the language of the reader: "PM2.5" is "PM2,5" in Slovene and German. */
export const localFormula = (intl: Pick<IntlShape, 'formatNumber'>, text: string): string =>
  text.replace(/(PM[\d₀-₉]+)[.,](?=[\d₀-₉])/g, (_, size: string) => size + intl.formatNumber(0.5).charAt(1));
