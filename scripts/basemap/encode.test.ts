import { expect, it } from 'vitest';
import { readLine } from '../../packages/ui/src/map/basemap/readLine.ts';
import { toleranceAt } from './detail.ts';
import { encodeLine, rounded } from './encode.ts';

const line = [
  [14.505, 46.051],
  [14.511, 46.049],
  [-73.5, -45.2],
  [180, 85],
  [-180, -85],
];

it('reads the line that was written', () => {
  const exact = line.map(rounded);
  expect(readLine(encodeLine(exact))).toEqual(exact);
});

it('rounds to less than half of the accuracy at the place', () => {
  const metresPerDegree = 111_320;
  for (const position of line) {
    const [x = 0, y = 0] = rounded(position);
    const error = Math.max(Math.abs(x - position[0]!), Math.abs(y - position[1]!)) * metresPerDegree;
    expect(error).toBeLessThan(toleranceAt(position) / 2);
  }
});
