import { describe, expect, it } from 'vitest';
import { zoneOf } from '../time/zone.ts';
import { firstSeasonStart, peakSeason } from './peakSeason.ts';

const zone = zoneOf('Europe/Ljubljana', 'seconds');

/** Days of seasons that end in 2025. @param valueAt of a day, from its year and month */
function daysOf(valueAt: (year: number, month: number, day: number) => number, until = zone.dayStart(2026, 1, 1)) {
  const edges = zone.dayEdges(firstSeasonStart(zone, 2025), until);
  const values = edges.slice(0, -1).map((edge) => {
    const date = new Date(zone.civilOf(edge) * 1000);
    return valueAt(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  });
  return { edges, values };
}

describe('the peak season', () => {
  it('is the six months with the highest mean of their days', () => {
    const { value, coverage } = peakSeason(
      daysOf((year, month) => (year === 2025 && month >= 4 && month <= 9 ? 100 + month : 20)),
      zone,
      2025,
      85,
    );
    // April to September: 30, 31, 30, 31, 31, 30 days.
    expect(value).toBeCloseTo((30 * 104 + 31 * 105 + 30 * 106 + 31 * 107 + 31 * 108 + 30 * 109) / 183, 9);
    expect(coverage).toBe(100);
  });

  it('may begin in the year before, as in the southern hemisphere', () => {
    const days = daysOf((year, month) => (month >= 10 || month <= 3 ? (year === 2024 || month <= 3 ? 80 : 0) : 20));
    expect(peakSeason(days, zone, 2025, 85)).toEqual({ value: 80, coverage: 100 });
  });

  it('begins in August at the earliest, because later seasons alone end in the year', () => {
    const days = daysOf((year, month) => (year === 2024 && month <= 9 ? 300 : 30));
    // The season from August 2024 to January 2025 has 61 of 184 days with 300.
    expect(firstSeasonStart(zone, 2025)).toBe(zone.dayStart(2024, 8, 1));
    expect(peakSeason(days, zone, 2025, 85).value).toBeCloseTo((61 * 300 + 123 * 30) / 184, 9);
  });

  it('leaves out seasons that have not ended', () => {
    const until = zone.dayStart(2025, 6, 30);
    const days = daysOf((year, month) => (year === 2025 && month === 6 ? 500 : 40), until);
    expect(peakSeason(days, zone, 2025, 85)).toEqual({ value: 40, coverage: 100 });
  });

  it('is of those with enough days; without one, the highest coverage is given', () => {
    const isMissing = (month: number, day: number) => month === 7 && day <= 28;
    const days = daysOf((_, month, day) => (isMissing(month, day) ? Number.NaN : month === 2 ? 90 : 10));
    // 28 of 181 days are missing from February to July: 84 %.
    expect(peakSeason(days, zone, 2025, 85)).toEqual({ value: (28 * 90 + 153 * 10) / 181, coverage: 100 });
    const none = peakSeason(
      daysOf((_, __, day) => (day > 10 ? Number.NaN : 10)),
      zone,
      2025,
      85,
    );
    expect(none).toEqual({ value: Number.NaN, coverage: 33 });
  });

  it('needs six months', () => {
    const short = daysOf(() => 10, zone.dayStart(2024, 12, 31));
    expect(peakSeason(short, zone, 2025, 85)).toEqual({ value: Number.NaN, coverage: 0 });
  });
});
