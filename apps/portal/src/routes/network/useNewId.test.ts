import { expect, test } from 'vitest';
import { newId } from './useNewId.ts';

test('a new id has only signs that ids may have', () => {
  expect(newId('Škoda & Sons X/2', '3f9c1b7e-9a55')).toBe('skoda-sons-x-2-3f9c1b7e');
  expect(newId('M'.repeat(60), 'abcdefgh')).toHaveLength(57);
  expect(newId('Ж', 'abcdefgh')).toBe('abcdefgh');
});
