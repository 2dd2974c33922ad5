interface LanguageEntry {
  /** BCP 47 tag: received as `X-App-Language`, and used to format numbers and dates. */
  tag: string;
  /** In the language itself. */
  name: string;
}

/**
 * The languages of the API. A new language needs an entry here and two catalogues: `locales/<code>.json`, and
 * `src/demo/locales/<code>.json` for the texts of the demo.
 */
export const languages = {
  en: { tag: 'en-GB', name: 'English' },
  sl: { tag: 'sl-SI', name: 'Slovenščina' },
  de: { tag: 'de-DE', name: 'Deutsch' },
} as const satisfies Record<string, LanguageEntry>;

/** ISO 639 code. */
export type Language = keyof typeof languages;

/** Used if a request names no language, and for missing translations. */
export const defaultLanguage = 'en' satisfies Language;

export const languageCodes = Object.keys(languages) as Language[];

/** A text by ISO 639 code, as stored in the database: of any languages, and always of the default one. */
export type LocalText = Record<typeof defaultLanguage, string> & Record<string, string>;

/** The text in this language, with English as the fallback. */
export const localized = (text: LocalText, language: Language): string => text[language] ?? text[defaultLanguage];

const byTag = new Map<string, Language>(languageCodes.map((code) => [languages[code].tag, code]));

/** Language of a tag as `X-App-Language` carries it; English for anything else. */
export function languageOf(tag: unknown): Language {
  return (typeof tag === 'string' ? byTag.get(tag) : undefined) ?? defaultLanguage;
}

/** Tag for `Intl`; the English one if the database still names a removed language. */
export function tagOf(language: Language): string {
  const entry: LanguageEntry | undefined = languages[language];
  return (entry ?? languages[defaultLanguage]).tag;
}

/** Formats limits and thresholds with all their digits: by default a number is rounded to three decimals. */
export const limitFormat = (language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(tagOf(language), { maximumFractionDigits: 20 });
