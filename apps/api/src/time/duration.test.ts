import { describe, expect, it } from 'vitest';
import { before, durationOf } from './duration.ts';

const earlier = (instant: string, duration: string): string =>
  new Date(before(Date.parse(instant) / 1000, durationOf(duration)!) * 1000).toISOString().slice(0, 16);

describe('a duration', () => {
  it.each([
    ['P10Y', 120, 0],
    ['P1Y6M', 18, 0],
    ['P2W', 0, 14],
    ['P90D', 0, 90],
    ['P1Y2M3W4D', 14, 25],
  ])('reads %s', (text, months, days) => {
    expect(durationOf(text)).toEqual({ months, days });
  });

  it.each(['P', '10Y', 'PT1H', 'P1.5Y', 'P-1Y', 'p1y', 'P1D1Y', '', 'P10Y '])('does not read "%s"', (text) => {
    expect(durationOf(text)).toBeUndefined();
  });

  it.each([
    ['2026-11-18T10:07Z', 'P10Y', '2016-11-18T10:07'],
    ['2026-03-31T00:00Z', 'P1M', '2026-02-28T00:00'],
    ['2024-02-29T12:00Z', 'P1Y', '2023-02-28T12:00'],
    ['2026-01-10T12:00Z', 'P2M5D', '2025-11-05T12:00'],
    ['2026-01-10T12:00Z', 'P2W', '2025-12-27T12:00'],
  ])('before %s, %s is %s', (instant, duration, expected) => {
    expect(earlier(instant, duration)).toBe(expected);
  });
});
