import { describe, expect, it } from 'vitest';
import { coursePath } from './coursePath.ts';

describe('coursePath', () => {
  it('draws equally spaced values from zero up to the highest', () => {
    expect(coursePath([0, 5, 10])).toEqual({ line: 'M4 44h0L120 24L236 4', last: 'M236 4h0', lowest: 0, highest: 10 });
  });

  it('interrupts the line at gaps and draws a single value as a dot', () => {
    const path = coursePath([10, Number.NaN, 10, Number.NaN, 5]);
    expect(path?.line.match(/M/g)).toHaveLength(3);
    expect(path?.line).not.toContain('L');
  });

  it('starts at the lowest value if it is negative', () => {
    expect(coursePath([-10, 0])?.line).toBe('M4 44h0L236 4');
  });

  it('draws equal values and a single one', () => {
    expect(coursePath([0, 0])?.line).toBe('M4 44h0L236 44');
    expect(coursePath([3])?.last).toBe('M4 4h0');
  });

  it('is null without values', () => {
    expect(coursePath([])).toBeNull();
    expect(coursePath([Number.NaN])).toBeNull();
  });
});
