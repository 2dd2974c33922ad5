import { describe, expect, it } from 'vitest';
import { timeTicks } from './timeTicks.ts';

const zone = 'Europe/Ljubljana';
const at = (text: string) => Date.parse(text);
const iso = (times: number[]) => times.map((time) => new Date(time).toISOString());

describe('timeTicks', () => {
  it('places ticks at civil midnights, also across a clock change', () => {
    const { unit, times } = timeTicks(at('2026-10-24T00:00+02:00'), at('2026-10-27T00:00+01:00'), zone, 4);
    expect(unit).toBe('day');
    expect(iso(times)).toEqual([
      '2026-10-23T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
      '2026-10-26T23:00:00.000Z',
    ]);
  });

  it('skips the hour that does not exist in spring', () => {
    const { times } = timeTicks(at('2026-03-29T00:00+01:00'), at('2026-03-29T06:00+02:00'), zone, 6);
    expect(iso(times)).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T02:00:00.000Z',
      '2026-03-29T03:00:00.000Z',
      '2026-03-29T04:00:00.000Z',
    ]);
  });

  it('places ticks on Mondays, first days of months, and years', () => {
    const weeks = timeTicks(at('2026-11-01T00:00+01:00'), at('2026-12-01T00:00+01:00'), zone, 6);
    expect(weeks.times.every((time) => new Date(time + 3_600_000).getUTCDay() === 1)).toBe(true);
    const months = timeTicks(at('2026-01-01T00:00+01:00'), at('2027-01-01T00:00+01:00'), zone, 13);
    expect(months.times).toHaveLength(13);
    const years = timeTicks(at('2020-01-01T00:00+01:00'), at('2026-01-01T00:00+01:00'), zone, 7);
    expect(years).toMatchObject({ unit: 'year' });
    expect(years.times).toHaveLength(7);
  });

  it('has no ticks for an empty period', () => {
    expect(timeTicks(5, 5, zone, 6).times).toEqual([]);
  });
});
