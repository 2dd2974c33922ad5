import { expect, it } from 'vitest';
import { texts } from '../texts.ts';

it('names the European bands', () => {
  const names = ([1, 2, 3, 4, 5, 6] as const).map((band) => texts.inAll(`measurements.indexBand.${band}`));
  expect(names.map(({ en, sl }) => [en, sl])).toEqual([
    ['Good', 'Zelo dobra'],
    ['Fair', 'Dobra'],
    ['Moderate', 'Sprejemljiva'],
    ['Poor', 'Slaba'],
    ['Very poor', 'Zelo slaba'],
    ['Extremely poor', 'Izredno slaba'],
  ]);
  for (const { de } of names) expect(de).toMatch(/^[A-ZÄÖÜ]\p{L}+/u);
  expect(new Set(names.map(({ de }) => de)).size).toBe(6);
});
