import { describe, expect, it } from 'vitest';
import { tickFormatter, timeTicks } from './timeTicks.ts';

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

  it.each([
    ['5 minutes', '2026-11-01T10:02+01:00', '2026-11-01T10:17+01:00', 4, ['10:05', '10:10', '10:15']],
    ['half hours', '2026-11-01T10:02+01:00', '2026-11-01T12:10+01:00', 5, ['10:30', '11:00', '11:30', '12:00']],
    ['6 hours', '2026-11-01T02:00+01:00', '2026-11-02T01:00+01:00', 4, ['06:00', '12:00', '18:00', '00:00']],
  ])('places ticks at civil multiples of %s', (_, from, to, maxTicks, expected) => {
    const { times } = timeTicks(at(from), at(to), zone, maxTicks);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    expect(times.map((time) => clock.format(time))).toEqual(expected);
  });

  it('places ticks of quarters in January, April, July and October', () => {
    const { unit, times } = timeTicks(at('2025-11-20T00:00+01:00'), at('2026-11-20T00:00+01:00'), zone, 6);
    expect(unit).toBe('month');
    expect(iso(times)).toEqual([
      '2025-12-31T23:00:00.000Z',
      '2026-03-31T22:00:00.000Z',
      '2026-06-30T22:00:00.000Z',
      '2026-09-30T22:00:00.000Z',
    ]);
  });

  it('places ticks of two days at the same days in every view', () => {
    const { times } = timeTicks(at('2026-11-01T00:00+01:00'), at('2026-11-09T00:00+01:00'), zone, 5);
    const later = timeTicks(at('2026-11-02T00:00+01:00'), at('2026-11-10T00:00+01:00'), zone, 5).times;
    expect(later.filter((time) => time <= at('2026-11-09T00:00+01:00'))).toEqual(
      times.filter((time) => time >= at('2026-11-02T00:00+01:00')),
    );
    expect(times.length).toBeGreaterThan(3);
  });

  it('places ticks of two years at even years, and uses ten years for longer periods', () => {
    const years = (from: number, to: number) =>
      timeTicks(at(`${from}-06-01T00:00+02:00`), at(`${to}-06-01T00:00+02:00`), zone, 6).times.map((time) =>
        new Date(time + 3_600_000).getUTCFullYear(),
      );
    expect(years(2011, 2021)).toEqual([2012, 2014, 2016, 2018, 2020]);
    expect(years(1895, 2005)).toEqual([1900, 1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000]);
  });
});

describe('tickFormatter', () => {
  const textsOf = (from: string, to: string, maxTicks: number) => {
    const ticks = timeTicks(at(from), at(to), zone, maxTicks);
    return ticks.times.map(tickFormatter(ticks, 'en-GB', zone));
  };

  it('shows years as years', () => {
    expect(textsOf('2024-01-01T00:00+01:00', '2026-01-01T00:00+01:00', 3)).toEqual(['2024', '2025', '2026']);
  });

  it('shows months, and the year at its beginning', () => {
    expect(textsOf('2025-12-01T00:00+01:00', '2026-02-01T00:00+01:00', 3)).toEqual(['Dec', '2026', 'Feb']);
  });

  it('shows days with their month', () => {
    expect(textsOf('2026-10-31T00:00+01:00', '2026-11-02T00:00+01:00', 3)).toEqual(['31 Oct', '1 Nov', '2 Nov']);
  });

  it('shows hours, and the day at midnight', () => {
    expect(textsOf('2026-11-01T18:00+01:00', '2026-11-02T06:00+01:00', 3)).toEqual(['18:00', '2 Nov', '06:00']);
  });

  it('shows the day at the first of one or two hours', () => {
    expect(textsOf('2026-11-01T10:50+01:00', '2026-11-01T12:10+01:00', 2)).toEqual(['1 Nov', '12:00']);
  });
});
