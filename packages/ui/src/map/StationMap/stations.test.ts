import { expect, it } from 'vitest';
import { isPlaced, type MapStation } from './stations.ts';

const at = (latitude: number, longitude: number): MapStation => ({
  id: 'a',
  name: 'A',
  level: 'none',
  latitude,
  longitude,
});

it('places stations only where there is a place on the globe', () => {
  expect([at(46, 14), at(-90, 540), at(90, -180)].map(isPlaced)).toEqual([true, true, true]);
  expect([at(NaN, 14), at(46, Infinity), at(90.1, 14), at(-460.5, 14)].map(isPlaced)).toEqual(Array(4).fill(false));
});
