import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../run.ts';
import { allTexts } from './folders.ts';
import { readTermRules, termFaults } from './terms.ts';

const rules = readTermRules();
const glossary = readFileSync(join(root, 'docs/terms.md'), 'utf8').toLowerCase();
const all = Object.entries(rules).flatMap(([language, ofLanguage]) =>
  ofLanguage.map((rule) => ({ language, ...rule, only: { [language]: [rule] } })),
);

describe('a word that is replaced', () => {
  it.each(all)('$language: “$bad” is found', ({ language, bad, only }) => {
    expect(termFaults({ id: 'x', language, text: bad }, only)).toHaveLength(1);
  });

  it.each(all.filter(({ good }) => good !== undefined))('$language: “$good” is right', ({ language, good, only }) => {
    expect(termFaults({ id: 'x', language, text: good! }, only)).toEqual([]);
  });

  it.each(all.filter(({ term }) => term !== undefined))('$language: “$term” is in the glossary', ({ term }) => {
    expect(glossary).toContain(term!.toLowerCase());
  });

  it.each(all.flatMap(({ language, except = [] }) => except.map((id) => ({ language, id }))))(
    '$language: the exception $id exists',
    ({ language, id }) => {
      expect(allTexts().some((one) => one.language === language && one.id.startsWith(id))).toBe(true);
    },
  );

  it('is reported with the id of its message and the term to use', () => {
    expect(termFaults({ id: 'routes.x', language: 'sl', text: 'Izberite serijo.' }, rules)).toEqual([
      'sl: routes.x: “serijo”, use: podatkovni niz',
    ]);
  });
});
