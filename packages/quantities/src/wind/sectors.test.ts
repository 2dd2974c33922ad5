import { expect, it } from 'vitest';
import { isTen } from './sectors.ts';

it('a direction is rounded to tens if it ends in 0', () =>
  expect([0, 10, 360, 5, 11, 0.1].map(isTen)).toEqual([true, true, true, false, false, false]));
