import { describe, expect, it } from 'vitest';
import { allTexts } from './folders.ts';
import { numberFaults, renderings } from './numbers.ts';

const messages = allTexts().filter(({ id }) => !id.endsWith('.md'));
/** Plurals that write the number themselves. */
const plurals = messages.filter(({ text }) => /, plural,[^]*#/.test(text));

describe('numbers in messages', () => {
  it.each(plurals)('$language: $id is complete for 0 to 102', ({ language, text }) => {
    for (const rendering of renderings(text, language)) {
      expect(rendering.text).not.toMatch(/[{}#]/);
      const shown = rendering.text.includes(String(rendering.number));
      expect(shown || hasWordsFor(rendering.number, text), rendering.text).toBe(true);
    }
  });

  it.each(plurals.filter(({ language }) => language === 'sl'))('sl: $id differs for one and five', ({ text }) => {
    const byNumber = new Map(renderings(text, 'sl').map((one) => [one.number, withoutNumbers(one.text)]));
    expect(byNumber.get(101)).toBe(text.includes('=1') ? byNumber.get(101) : byNumber.get(1));
    expect(byNumber.get(102)).toBe(byNumber.get(2));
    expect(byNumber.get(21)).toBe(byNumber.get(5));
    // The genitive of vrednost is the same in singular and plural.
    if (!text.includes('one {# vrednosti}')) expect(byNumber.get(1)).not.toBe(byNumber.get(5));
  });
});

/** A form such as `=0 {no values}` or `one {once}` may leave the number out. */
function hasWordsFor(number: number, message: string): boolean {
  return (number === 0 && message.includes('=0 {')) || /\bone \{[^{}#]*\}/.test(message);
}

const withoutNumbers = (text: string): string => text.replaceAll(/\d+/g, '#');

describe('the check of numbers', () => {
  const of = (message: string, language = 'sl') => numberFaults(message, language, new Set(['count', 'total']));

  it('finds a missing dual', () => {
    expect(of('{count, plural, one {# postaja} few {# postaje} other {# postaj}}')).toEqual([
      '{count} lacks the form two',
    ]);
  });

  it('needs no dual in the genitive', () => {
    expect(of('{total} od {count, plural, one {# postaje} other {# postaj}}')).toEqual([]);
  });

  it('finds a form that the language lacks', () => {
    expect(of('{count, plural, one {# Station} two {# Stationen} other {# Stationen}}', 'de')).toEqual([
      '{count} has the form two, which the language lacks',
    ]);
  });

  it('finds a number before a noun', () => {
    expect(of('{count} stations', 'en')).toEqual(['{count} is before “stations” and has no plural']);
    expect(of('{count, number} postaj')).toEqual(['{count} is before “postaj” and has no plural']);
    expect(of('{count} of {total}', 'en')).toEqual([]);
    expect(of('{name} stations', 'en')).toEqual([]);
  });

  it('renders the dual', () => {
    const message = '{count, plural, one {# postaja} two {# postaji} few {# postaje} other {# postaj}}';
    expect(renderings(message, 'sl').map(({ text }) => text)).toEqual([
      '0 postaj',
      '1 postaja',
      '2 postaji',
      '3 postaje',
      '5 postaj',
      '21 postaj',
      '101 postaja',
      '102 postaji',
    ]);
  });
});
