import type { AppLanguage } from '@zrak/api-client';

/** Loads texts of the portal, and of the components. */
type Part = () => Promise<[{ default: object }, { default: object }?]>;

interface LanguageEntry {
  /** BCP 47 tag: sent to the API as `X-App-Language`, and used to format dates and numbers. */
  tag: AppLanguage;
  /** Name of the language in the language itself. */
  name: string;
  /** Texts shown before signing in; see `vite.config.ts`. */
  start: Part;
  /** All other texts except those of `admin`. */
  rest: Part;
  /** Texts of the screens of administrators. */
  admin: Part;
}

/**
 * The languages of the portal. A new language is an entry here and two catalogues: one in this folder, one in the
 * components.
 */
export const languages = {
  en: {
    tag: 'en-GB',
    name: 'English',
    start: () => Promise.all([import('./en.json?start'), import('@zrak/ui/locales/en.json?start')]),
    rest: () => Promise.all([import('./en.json?rest'), import('@zrak/ui/locales/en.json?rest')]),
    admin: async () => [await import('./en.json?admin')],
  },
  sl: {
    tag: 'sl-SI',
    name: 'Slovenščina',
    start: () => Promise.all([import('./sl.json?start'), import('@zrak/ui/locales/sl.json?start')]),
    rest: () => Promise.all([import('./sl.json?rest'), import('@zrak/ui/locales/sl.json?rest')]),
    admin: async () => [await import('./sl.json?admin')],
  },
  de: {
    tag: 'de-DE',
    name: 'Deutsch',
    start: () => Promise.all([import('./de.json?start'), import('@zrak/ui/locales/de.json?start')]),
    rest: () => Promise.all([import('./de.json?rest'), import('@zrak/ui/locales/de.json?rest')]),
    admin: async () => [await import('./de.json?admin')],
  },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (value: unknown): value is Language => (languageCodes as readonly unknown[]).includes(value);
