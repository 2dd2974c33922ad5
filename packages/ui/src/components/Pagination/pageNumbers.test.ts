import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [500, 1000, [1, null, 499, 500, 501, null, 1000]],
    [1, 0, []],
  ])('page %i of %i', (page, count, numbers) => {
    expect(pageNumbers(page, count)).toEqual(numbers);
  });
});
