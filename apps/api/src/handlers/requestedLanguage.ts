import { type Language, languageOf } from '../language.ts';

/** `culture` where given, else the language of the request. */
export function requestedLanguage(culture: string | undefined, language: Language): Language {
  return culture === undefined ? language : languageOf(culture);
}
