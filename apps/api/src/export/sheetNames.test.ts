import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNames, sheetNames } from './sheetNames.ts';

it('accepts common names of stations', () => {
  expect(sheetNames(['Celje bolnica', 'celje bolnica', 'a/b', "'", 'History'])).toEqual([
    'Celje bolnica',
    'celje bolnica (2)',
    'a b',
    'Sheet',
    'History (2)',
  ]);
});

it('gives Excel no name that it refuses', () => {
  const hostile = fc.array(fc.string({ unit: fc.constantFrom("'", ':', '[', 'a', 'A', '😀', '\u0000', '/', ' ') }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.oneof(hostile, fc.array(fc.string({ unit: 'binary', minLength: 30, maxLength: 40 }))), (titles) => {
      const names = sheetNames([...titles, ...titles]);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      for (const name of names) {
        expect(name).toMatch(/^(?!')[^[\]:*?/\\]{1,31}(?<!')$/);
        expect(name.isWellFormed()).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});

it('gives files names that every platform accepts', () => {
  expect(fileNames(['North "A" <1>|2', 'a/b\\c:d*e?', 'Line\nbreak', 'line break', ' . '], '.csv')).toEqual([
    'North A 1 2.csv',
    'a b c d e.csv',
    'Line break.csv',
    'line break (2).csv',
    'zrak.csv',
  ]);
});
