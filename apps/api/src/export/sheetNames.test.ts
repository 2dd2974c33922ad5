import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetNames } from './sheetNames.ts';

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
