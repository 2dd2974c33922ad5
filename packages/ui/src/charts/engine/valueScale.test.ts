import { describe, expect, it } from 'vitest';
import { positionOf, valueAt, valueScale } from './valueScale.ts';

describe('valueScale', () => {
  it('begins at zero for values near zero, and not for values far from it', () => {
    expect(valueScale(3, 47, 5)).toMatchObject({ min: 0, max: 50, ticks: [0, 10, 20, 30, 40, 50], decimals: 0 });
    expect(valueScale(990, 1012, 5).min).toBe(990);
  });

  it('includes negative values', () => {
    expect(valueScale(-7.2, 4, 5).ticks).toEqual([-10, -5, 0, 5]);
    const noise = valueScale(-0.2, 137.7, 5);
    expect(noise.ticks[0]).toBe(0);
    expect(noise.min).toBeLessThan(-0.2);
    expect(noise.min).toBeGreaterThan(-10);
  });

  it('uses the decimals that small steps need', () => {
    expect(valueScale(0, 0.07, 4)).toMatchObject({
      min: 0,
      max: 0.08,
      ticks: [0, 0.02, 0.04, 0.06, 0.08],
      decimals: 2,
    });
  });

  it('adds space around a constant, and has a scale without values', () => {
    expect(valueScale(20, 20, 4).max).toBeGreaterThan(20);
    expect(valueScale(0, 0, 4)).toMatchObject({ min: 0 });
    expect(valueScale(Infinity, -Infinity, 4)).toMatchObject({ min: 0, max: 1 });
  });

  it('uses powers of ten for a logarithmic scale, and ignores values without a logarithm', () => {
    const scale = valueScale(3, 700, 5, 'log');
    expect(scale).toMatchObject({ min: 1, max: 1000, isLog: true });
    expect(scale.ticks).toContain(10);
    expect(positionOf(scale, 10)).toBeCloseTo(1 / 3);
    expect(valueAt(scale, 2 / 3)).toBeCloseTo(100);
    expect(positionOf(scale, 0)).toBeLessThan(0);
    expect(valueScale(0, 40, 5, 'log').min).toBeGreaterThan(0);
    expect(valueScale(-5, -1, 5, 'log').isLog).toBe(false);
  });
});
