import { expect, it } from 'vitest';
import { areaOf, linesOf, simplify, valueOf } from './simplify.ts';

/** A zigzag of 300 m about a parallel, two degrees long. */
const zigzag = (west: number, south: number) =>
  Array.from({ length: 201 }, (_, step) => [west + step / 100, south + (step % 2) * 0.0027]);

const pointsOf = (coordinates: number[][]) => {
  const simplified = simplify({ line: { type: 'MultiLineString', coordinates: [coordinates] } });
  return linesOf(valueOf(simplified, 'line'))[0]!.length;
};

it('keeps in Slovenia what it leaves out elsewhere', () => {
  expect(pointsOf(zigzag(14, 46))).toBe(201);
  expect(pointsOf(zigzag(-100, 46))).toBe(2);
});

it('measures the area of a ring', () => {
  const ring = [
    [14, 46],
    [14.01, 46],
    [14.01, 46.01],
    [14, 46.01],
    [14, 46],
  ];
  expect(areaOf(ring) / 1e6).toBeCloseTo(1.112 * 1.112 * Math.cos((46 * Math.PI) / 180), 2);
});
