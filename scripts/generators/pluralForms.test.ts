import { expect, it } from 'vitest';
import { allTexts } from '../checks/messages/folders.ts';
import { countedNames, numberFaults } from '../checks/messages/numbers.ts';
import { withFormsOf } from './pluralForms.ts';

const english = allTexts().filter(({ id, language }) => language === 'en' && !id.endsWith('.md'));
const counted = countedNames(english.map(({ text }) => text));

it('adds the forms that English lacks', () => {
  expect(withFormsOf('hr', '{count, plural, =0 {none} one {# station} other {# stations}} <b>here</b>')).toBe(
    '{count,plural,one{# station} few{# stations} other{# stations} =0{none}} <b>here</b>',
  );
});

it('leaves out the forms that the language lacks', () => {
  expect(withFormsOf('ja', '{count, plural, one {# station} other {# stations}}')).toBe(
    '{count,plural,other{# stations}}',
  );
});

it('leaves a message alone that has all of them', () => {
  const message = "{count, plural, one {# station} other {# stations}} of '{'{name}";
  expect(withFormsOf('de', message)).toBe(message);
});

it.each(['hr', 'ar', 'ja', 'fr'])('gives each English message the forms of %s', (language) => {
  const faults = english.flatMap(({ id, text }) =>
    numberFaults(withFormsOf(language, text), language, counted)
      .filter((fault) => fault.includes(' form '))
      .map((fault) => `${id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
