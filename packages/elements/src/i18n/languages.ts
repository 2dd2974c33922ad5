import type { AppLanguage } from '@zrak/api-client';

type Catalogue = Record<string, string>;

interface LanguageEntry {
  /** BCP 47 tag: sent to the API as `X-App-Language`, and used to format dates and numbers. */
  tag: AppLanguage;
  load: () => Promise<{ default: Catalogue }>;
}

/** The languages of the elements. A new language is an entry here and a catalogue in `locales`. */
export const languages = {
  en: { tag: 'en-GB', load: () => import('../../locales/en.json') },
  sl: { tag: 'sl-SI', load: () => import('../../locales/sl.json') },
  de: { tag: 'de-DE', load: () => import('../../locales/de.json') },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof languages;

const isLanguage = (value: string): value is Language => Object.hasOwn(languages, value);

/** First supported language of the BCP 47 tags, in order of preference; English without any. */
export function languageOf(tags: readonly (string | null | undefined)[]): Language {
  const codes = tags.map((tag) => tag?.split('-')[0]?.toLowerCase() ?? '');
  return codes.find(isLanguage) ?? 'en';
}
