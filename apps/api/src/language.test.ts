import { describe, expect, it } from 'vitest';
import { type Language, languageCodes, languageOf, localized, tagOf } from './language.ts';
import { texts } from './texts.ts';

// A row written by a version with another language.
const lost = 'qq' as Language;

describe('language', () => {
  it('is found by its tag; English for any other tag', () => {
    expect(['en-GB', 'sl-SI', 'de-DE', 'qq-QQ', 'sl', undefined].map(languageOf)).toEqual([
      'en',
      'sl',
      'de',
      'en',
      'en',
      'en',
    ]);
  });

  it('falls back to English for a text without the language', () => {
    expect(localized({ en: 'Ozone', sl: 'Ozon' }, 'sl')).toBe('Ozon');
    expect(localized({ en: 'Ozone', sl: 'Ozon' }, 'de')).toBe('Ozone');
  });

  it('falls back to English if it is no longer listed', () => {
    expect(tagOf(lost)).toBe('en-GB');
    expect(texts.in(lost)('errors.notFound')).toBe('Resource not found');
  });
});

describe('texts', () => {
  it('keep digits, apostrophes and braces of values unchanged', () => {
    expect(texts.in('en')('errors.tooManyValues', { count: 1_234_567, limit: 250_000 })).toBe(
      'Too many values: 1234567. At most 250000 can be returned at once.',
    );
    expect(texts.in('en')('errors.invalidField', { field: "a'{b}<i>" })).toBe("Not valid: a'{b}<i>.");
    expect(texts.in('en')('errors.resetUrlWrong')).toBe("The URL for the reset password is wrong or it's expired.");
  });

  it('are stored in every language', () => {
    const stored = texts.inAll('measurements.warning.none');
    expect(Object.keys(stored)).toEqual(languageCodes);
    expect(stored).toMatchObject({
      en: 'No warning',
      sl: 'Brez opozorila',
      de: 'Keine Warnung',
    });
  });
});
