import { expect, it } from 'vitest';
import { languageCodes } from '../language.ts';
import { UsageError } from './command.ts';
import { commandLanguage } from './language.ts';

it.each([
  [undefined, {}, 'en'],
  [undefined, { LANG: 'sl_SI.UTF-8' }, 'sl'],
  [undefined, { LANG: 'sl_SI.UTF-8', LC_ALL: 'de_AT@euro' }, 'de'],
  [undefined, { LANG: 'de', LC_MESSAGES: '' }, 'de'],
  [undefined, { LANG: 'C.UTF-8' }, 'en'],
  [undefined, { LANG: 'qq_QQ.UTF-8' }, 'en'],
  ['en', { LANG: 'sl_SI.UTF-8' }, 'en'],
] as const)('%s with %o is %s', (option, environment, language) => {
  expect(commandLanguage(option, environment)).toBe(language);
});

it('refuses a language without texts', () => {
  expect(() => commandLanguage('qq', {})).toThrow(UsageError);
  expect(() => commandLanguage('qq', {})).toThrow(`--language is to be ${languageCodes.join(', ')}, not "qq".`);
});
