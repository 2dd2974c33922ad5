import { describe, expect, it } from 'vitest';
import { isWorse, medianRatio } from './verdict.ts';

const figure = { name: 'Answers', unit: 'ms', tolerance: 0.2 };
const base = [100, 98, 103, 101, 99, 102];
const times = (...factors: number[]) => base.map((value, turn) => value * factors[turn % factors.length]!);

describe('a regression', () => {
  it('is a median beyond the tolerance, with the turns worse', () => {
    expect(isWorse({ base, current: times(1.4) }, figure)).toBe(true);
    expect(isWorse({ base, current: times(1.22) }, figure)).toBe(true);
  });

  it('is found although single turns of both versions are disturbed', () => {
    expect(isWorse({ base: [300, ...base.slice(1)], current: [...times(1.4).slice(1), 700] }, figure)).toBe(true);
    expect(isWorse({ base, current: times(0.9, 1.4, 1.5, 1.3, 1.4, 3) }, figure)).toBe(true);
  });

  it('is found while the machine becomes slower for both versions', () => {
    const load = (values: number[]) => values.map((value, turn) => value * (1 + turn));
    expect(isWorse({ base: load(base), current: load(times(1.4)) }, figure)).toBe(true);
  });

  it('is found in counted figures, whose turns are equal', () => {
    const counted = { ...figure, tolerance: 0.03 };
    expect(isWorse({ base: [500, 500, 500], current: [516, 516, 516] }, counted)).toBe(true);
    expect(isWorse({ base: [500, 500, 500], current: [515, 515, 515] }, counted)).toBe(false);
  });
});

describe('no regression', () => {
  it('is a difference within the tolerance', () => {
    expect(isWorse({ base, current: base }, figure)).toBe(false);
    expect(isWorse({ base, current: times(1.19) }, figure)).toBe(false);
  });

  it('is an improvement', () => {
    expect(isWorse({ base, current: times(0.5) }, figure)).toBe(false);
  });

  it('is a median beyond the tolerance while turns differ in both directions', () => {
    const current = times(0.6, 1.3, 0.8, 1.5, 1.6, 1.3);
    expect(medianRatio({ base, current })).toBeGreaterThan(1.2);
    expect(isWorse({ base, current }, figure)).toBe(false);
  });

  it('is a minority of disturbed turns', () => {
    expect(isWorse({ base, current: times(1, 1, 1, 1, 4, 5) }, figure)).toBe(false);
  });

  it('is a machine that becomes slower for both versions', () => {
    const slower = base.map((value, turn) => value * (1 + turn));
    expect(isWorse({ base: slower, current: slower.map((value) => value * 1.1) }, figure)).toBe(false);
  });
});

it('compares the turns beside each other', () => {
  expect(medianRatio({ base: [1, 2, 4], current: [3, 3, 4] })).toBe(1.5);
});
