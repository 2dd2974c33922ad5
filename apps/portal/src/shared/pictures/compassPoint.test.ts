import { expect, it } from 'vitest';
import { compassPointOf } from './compassPoint.ts';

it('returns the nearest of eight directions', () => {
  expect([0, 22, 23, 200, 337, 338, 360, -90].map(compassPointOf)).toEqual(['N', 'N', 'NE', 'S', 'NW', 'N', 'N', 'W']);
});
