import { expect, it } from 'vitest';
import { namedEvery, slotAfter, widthOf } from './slots.ts';

it('names every n-th slot, so that names do not touch', () => {
  // Ten letters take 65 pixels, plus ten before the next name.
  const names = Array.from({ length: 60 }, () => 'ten letter');
  expect([75, 74, 37.5, 37, 20, 12.5, 10, 1, 0.1].map((width) => namedEvery(names, width))).toEqual([
    1, 2, 2, 3, 4, 6, 12, 91, 60,
  ]);
  expect(namedEvery([], 0)).toBe(1);
  expect(namedEvery(['a', 'abcd'], 36)).toBe(1);
  expect(widthOf(['a', 'abcd'])).toBe(26);
  expect(widthOf([])).toBe(0);
});

it('moves between slots by keys, and stops at the ends', () => {
  const from = (slot: number) => (key: string) => slotAfter(key, slot, 5);
  const keys = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'Home', 'End', 'Enter'];
  expect(keys.map(from(2))).toEqual([1, 1, 3, 3, 0, 4, null]);
  expect(keys.map(from(0))).toEqual([0, 0, 1, 1, 0, 4, null]);
  expect(keys.map(from(4))).toEqual([3, 3, 4, 4, 0, 4, null]);
});
