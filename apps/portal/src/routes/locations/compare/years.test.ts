import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inYear, shiftYears, yearText } from './years.ts';

const zone = 'Europe/Ljubljana';
const hour = 3_600_000;

/** Hourly values from an instant; each value is its index. */
const hours = (from: string, count: number) => ({
  times: Float64Array.from({ length: count }, (_, index) => Date.parse(from) + index * hour),
  values: Float32Array.from({ length: count }, (_, index) => index),
  flags: new Int8Array(count).fill(1),
});
const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
const clocks = ({ times }: { times: Float64Array }) => [...times].map((time) => shown.format(time));

describe('years', () => {
  test.each([
    [{ from: '2026-11-01', to: '2026-12-01' }, -1, { from: '2025-11-01', to: '2025-12-01' }, '2025'],
    [{ from: '2025-12-20', to: '2026-01-19' }, -1, { from: '2024-12-20', to: '2025-01-19' }, '2024/25'],
    [{ from: '2024-02-29', to: '2024-03-01' }, -1, { from: '2023-02-28', to: '2023-03-01' }, '2023'],
    [{ from: '2026-01-01', to: '2027-01-01' }, -2, { from: '2024-01-01', to: '2025-01-01' }, '2024'],
  ])('%o, %i years later', (range, years, expected, text) => {
    expect(inYear(range, years)).toEqual(expected);
    expect(yearText(expected)).toBe(text);
  });

  test('maps summer time of one year to the clock of another', () => {
    // In 2025 the clocks changed on 30 March, in 2026 on the 29th.
    const shifted = shiftYears(hours('2025-03-29T23:00:00Z', 23), 1, zone);
    expect(clocks(shifted).slice(0, 4)).toEqual([
      '2026-03-30 00:00',
      '2026-03-30 01:00',
      '2026-03-30 03:00',
      '2026-03-30 04:00',
    ]);
  });

  test('leaves out an hour that the other year skips, and keeps a repeated one once', () => {
    expect(clocks(shiftYears(hours('2025-03-29T00:00:00+01:00', 4), 1, zone))).toEqual([
      '2026-03-29 00:00',
      '2026-03-29 01:00',
      '2026-03-29 03:00',
    ]);
    const twice = shiftYears(hours('2025-10-25T22:00:00Z', 5), 1, zone);
    expect(clocks(twice)).toEqual(['2026-10-26 00:00', '2026-10-26 01:00', '2026-10-26 02:00', '2026-10-26 03:00']);
    expect([...twice.values]).toEqual([0, 1, 2, 4]);
  });

  test('drops 29 February in a common year', () => {
    expect(clocks(shiftYears(hours('2024-02-28T22:00:00Z', 26), 1, zone)).at(-1)).toBe('2025-03-01 00:00');
    expect(shiftYears(hours('2024-02-29T11:00:00Z', 3), 1, zone).times).toHaveLength(0);
  });

  test('keeps ascending times and the same local time', () => {
    const anyHour = fc.integer({ min: 300_000, max: 520_000 }).map((count) => new Date(count * hour).toISOString());
    fc.assert(
      fc.property(anyHour, fc.integer({ min: -5, max: 5 }), (from, years) => {
        const source = hours(from, 48);
        const { times, values } = shiftYears(source, years, zone);
        times.forEach((time, index) => {
          if (index > 0) expect(time).toBeGreaterThan(times[index - 1]!);
          const was = shown.format(source.times[values[index]!]);
          expect(shown.format(time).slice(4)).toBe(was.slice(4));
        });
      }),
    );
  });
});
