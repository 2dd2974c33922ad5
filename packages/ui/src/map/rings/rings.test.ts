import { describe, expect, it } from 'vitest';
import { placeOnRing } from './placeOnRing.ts';
import { ringsRound } from './rings.ts';

const [longitude, latitude] = [14.5, 46];
const { line } = ringsRound(longitude, latitude).at(-1)!;
const anywhere = () => true;

describe('the label of a distance ring', () => {
  it('is in the north of its ring, ten kilometres away', () => {
    const [x, y] = placeOnRing(line, undefined, anywhere)!;
    expect(x).toBeCloseTo(longitude, 9);
    expect((y - latitude) * 111.32).toBeCloseTo(10, 9);
  });

  it('goes to the side, east first, and south last', () => {
    const [x, y] = placeOnRing(line, undefined, (place) => place !== line[0])!;
    expect(x).toBeGreaterThan(longitude);
    expect(y).toBeGreaterThan(latitude);
    const south = placeOnRing(line, undefined, (place) => place[1] < latitude - 0.08)!;
    expect(south[0]).toBeCloseTo(longitude, 9);
  });

  it('keeps its position while it fits', () => {
    const there = placeOnRing(line, undefined, (place) => place !== line[0])!;
    expect(placeOnRing(line, [...there], anywhere)).toEqual(there);
    expect(placeOnRing(line, [...there], (place) => place !== there)).toBe(line[0]);
  });

  it('is left out if it fits nowhere', () => {
    expect(placeOnRing(line, undefined, () => false)).toBeUndefined();
  });
});
