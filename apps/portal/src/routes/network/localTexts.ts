import type { NetworkInstrument } from '@zrak/api-client';
import { type Language, languageCodes } from '../../i18n/languages.ts';

/** A text in English, and in any other languages. */
type LocalText = NetworkInstrument['principle'];

/** A text for each language of the portal, empty if there is none. Those in other languages stay as they are stored. */
export type TextsDraft = Record<Language, string> & Record<string, string>;

export const emptyTexts = Object.fromEntries(languageCodes.map((code) => [code, ''])) as TextsDraft;

export const draftOfTexts = (stored?: LocalText): TextsDraft => ({ ...emptyTexts, ...stored });

/** The texts for the server; null while the English one is empty. */
export function textsOf(draft: TextsDraft): LocalText | null {
  const texts = Object.entries(draft).map(([code, text]) => [code, text.trim()] as const);
  return draft.en.trim() === '' ? null : (Object.fromEntries(texts.filter(([, text]) => text !== '')) as LocalText);
}

/** English is shown in languages without a text. */
export const otherLanguages = languageCodes.filter((code) => code !== 'en');

/** Names of the fields of a text, by which the server reports their faults. */
export const textFields = (name: string): string[] => languageCodes.map((code) => `${name}/${code}`);

/** The text in a language, or else in English. */
export const localTextOf = (text: LocalText, locale: string): string => text[locale.split('-')[0]!] ?? text.en;
