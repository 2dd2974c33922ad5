import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runLengths } from './runLengths.ts';

it.each<[number[], [number, number][]]>([
  [[], []],
  [[7], [[1, 7]]],
  [
    [1, 1, 1, 2, 1, 1],
    [
      [3, 1],
      [1, 2],
      [2, 1],
    ],
  ],
  [
    [0, 0, -99],
    [
      [2, 0],
      [1, -99],
    ],
  ],
])('of %j are %j', (values, runs) => {
  expect(runLengths(values)).toEqual(runs);
});

it('spell out the values again, and neighbours differ', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 })), (values) => {
      const runs = runLengths(Int8Array.from(values));
      expect(runs.flatMap(([count, value]) => Array.from({ length: count }, () => value))).toEqual(values);
      for (const [index, [, value]] of runs.entries()) expect(runs[index + 1]?.[1]).not.toBe(value);
    }),
    { seed: 7 },
  );
});
