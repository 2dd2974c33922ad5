import { describe, expect, it } from 'vitest';
import { pushApart } from './pushApart.ts';

const disc = (x: number, y: number, isFixed = false) => ({ x, y, radius: 15, isFixed });

describe('pushApart', () => {
  it('leaves marks where they are that do not overlap', () => {
    expect(pushApart([disc(0, 0), disc(31, 0), disc(0, 100)])).toEqual([null, null, null]);
  });

  it('separates overlapping marks by the shortest move of each', () => {
    const [left, right] = pushApart([disc(0, 0), disc(20, 0)]);
    expect(left![0]).toBeCloseTo(-5, 0);
    expect(right![0]).toBeCloseTo(5, 0);
    expect(right![1]).toBe(0);
  });

  it('separates marks at one position', () => {
    const [one, other] = pushApart([disc(0, 0), disc(0, 0)]);
    expect(Math.abs(one![0] - other![0])).toBeGreaterThan(29);
  });

  it('moves only the station beside a cluster', () => {
    expect(pushApart([disc(0, 0, true), disc(10, 0)])[0]).toBeNull();
  });

  it('keeps the marks of a dense group near their positions', () => {
    const discs = Array.from({ length: 40 }, (_, index) => disc(index % 7, index / 7));
    for (const offset of pushApart(discs)) expect(Math.hypot(...(offset ?? [0, 0]))).toBeLessThanOrEqual(44.01);
  });
});
