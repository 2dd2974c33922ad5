import type { LocalText } from './db/schema.ts';

export type Language = keyof LocalText;

const cultures: Record<string, Language> = { 'en-GB': 'en', 'sl-SI': 'sl', 'de-DE': 'de' };

/** Language of a culture name as `X-App-Language` carries it; English for anything else. */
export function languageOf(culture: unknown): Language {
  return (typeof culture === 'string' ? cultures[culture] : undefined) ?? 'en';
}

/** Name of the culture numbers and dates are written by. */
export const cultureOf: Record<Language, string> = { en: 'en-GB', sl: 'sl-SI', de: 'de-DE' };
