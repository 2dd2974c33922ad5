import { expect, it } from 'vitest';
import { UsageError } from './command.ts';
import { commandLanguage } from './language.ts';

it.each([
  [undefined, {}, 'en'],
  [undefined, { LANG: 'sl_SI.UTF-8' }, 'sl'],
  [undefined, { LANG: 'sl_SI.UTF-8', LC_ALL: 'de_AT@euro' }, 'de'],
  [undefined, { LANG: 'de', LC_MESSAGES: '' }, 'de'],
  [undefined, { LANG: 'C.UTF-8' }, 'en'],
  [undefined, { LANG: 'fr_FR.UTF-8' }, 'en'],
  ['en', { LANG: 'sl_SI.UTF-8' }, 'en'],
] as const)('%s with %o is %s', (option, environment, language) => {
  expect(commandLanguage(option, environment)).toBe(language);
});

it('refuses a language without texts', () => {
  expect(() => commandLanguage('fr', {})).toThrow(UsageError);
  expect(() => commandLanguage('fr', {})).toThrow('--language is to be en, sl, de, not "fr".');
});
