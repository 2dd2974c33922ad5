import { expect, test } from 'vitest';
import { newId } from './useNewId.ts';

test('a new id has only signs that ids may have', () => {
  expect(newId('Škoda & Sons X/2', '3f9c1')).toBe('skoda-sons-x-2-3f9c');
  expect(newId('M'.repeat(60), 'abcd')).toHaveLength(53);
  expect(newId('Ж', 'abcd')).toBe('abcd');
});
