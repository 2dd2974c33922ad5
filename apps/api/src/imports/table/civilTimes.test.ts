import { describe, expect, it } from 'vitest';
import { DoubledHours } from './civilTimes.ts';

describe('hours that clocks show twice', () => {
  it('are paired: the first is the earlier instant', () => {
    const hours = new DoubledHours();
    expect(hours.pick('a', 100, 200)).toBe(100);
    expect(hours.unpaired).toBe(1);
    expect(hours.pick('a', 150, 250)).toBe(150);
    expect(hours.unpaired).toBe(2);
    expect(hours.pick('a', 100, 200)).toBe(200);
    expect(hours.pick('a', 150, 250)).toBe(250);
    expect(hours.unpaired).toBe(0);
  });

  it('are paired within a series only', () => {
    const hours = new DoubledHours();
    expect([hours.pick('a', 100, 200), hours.pick('b', 100, 200)]).toEqual([100, 100]);
    expect(hours.unpaired).toBe(2);
    expect([hours.pick('b', 100, 200), hours.pick('a', 100, 200)]).toEqual([200, 200]);
    expect(hours.unpaired).toBe(0);
  });
});
