import { expect, test } from 'vitest';
import { withSameChange } from './withSameChange.ts';

test('adds to a newer list', () => {
  expect(withSameChange(['a'], [], ['b'])).toEqual(['a', 'b']);
  expect(withSameChange(['a', 'b'], ['a'], ['a', 'b'])).toEqual(['a', 'b']);
});

test('removes from a newer list', () => {
  expect(withSameChange(['a', 'b', 'c'], ['a', 'b'], ['b'])).toEqual(['b', 'c']);
  expect(withSameChange(['c'], ['a', 'b'], ['b'])).toEqual(['c']);
  expect(withSameChange(['a', 'b', 'c'], ['a', 'b'], [])).toEqual(['c']);
});

test('is the new list if nothing changed meanwhile', () => {
  expect(withSameChange(['a', 'b'], ['a', 'b'], ['b', 'c'])).toEqual(['b', 'c']);
});
