import type { AppLanguage } from '@zrak/api-client';

const languages = ['en', 'sl', 'de'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

/** What the API is asked in, and what dates and numbers are written in. */
export const languageTag: Record<Language, AppLanguage> = { en: 'en-GB', sl: 'sl-SI', de: 'de-DE' };
