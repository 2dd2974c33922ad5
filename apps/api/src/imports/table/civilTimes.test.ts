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

  it('are the other way round where the rows before them are newer', () => {
    const hours = new DoubledHours();
    const once = Number.NaN;
    const rows: [string, number, number][] = [
      ['a', 300, once],
      ['b', 300, once],
      ['a', 100, 200],
      ['b', 100, 200],
      ['a', 100, 200],
      ['b', 100, 200],
      ['a', 50, once],
    ];
    expect(rows.map((row) => hours.pick(...row))).toEqual([300, 300, 200, 200, 100, 100, 50]);
  });

  it('follow the rows of their series, not those of the one before it in the file', () => {
    const hours = new DoubledHours();
    const block = (key: string) => [hours.pick(key, 50, Number.NaN), hours.pick(key, 100, 200)];
    expect([hours.pick('a', 300, Number.NaN), block('b')]).toEqual([300, [50, 100]]);
  });
});
