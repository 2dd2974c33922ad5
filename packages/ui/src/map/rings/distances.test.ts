import { describe, expect, it } from 'vitest';
import { scaleOf } from './distances.ts';

describe('the scale of a map', () => {
  it.each([
    [0, 0, 110, 5_000_000],
    [46, 8, 110, 20_000],
    [46, 13, 110, 500],
    [60, 13, 110, 500],
    [46, 18, 110, 20],
  ])('at %d° and zoom %d is the longest round distance within %d pixels', (latitude, zoom, maxWidth, expected) => {
    const scale = scaleOf(latitude, zoom, maxWidth);
    expect(scale.metres).toBe(expected);
    expect(scale.width).toBeLessThanOrEqual(maxWidth);
    expect(scale.width).toBeGreaterThan(maxWidth / 2);
  });

  it('is as long as its distance on the ground', () => {
    // A degree of longitude at 60° is half of one at the equator: 55.66 km. At zoom 10 it is 512 × 2^10 / 360 pixels
    // wide.
    const { metres, width } = scaleOf(60, 10, 110);
    expect((metres / 55_660) * ((512 * 2 ** 10) / 360)).toBeCloseTo(width, 1);
  });
});
