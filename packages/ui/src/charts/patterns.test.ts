import { describe, expect, it } from 'vitest';
import { dailyValues } from './data/dailyValues.ts';
import { profileOf } from './data/profile.ts';
import { trafficVolume } from './TrafficBars/trafficVolume.ts';

const HOUR = 3_600_000;
const zone = 'Europe/Ljubljana';

/** Hours between two instants, with values computed from the index. */
function hoursOf(from: string, to: string, valueOf: (index: number) => number = () => 1) {
  const start = Date.parse(from);
  const length = (Date.parse(to) - start) / HOUR;
  return {
    times: Float64Array.from({ length }, (_, index) => start + index * HOUR),
    values: Float32Array.from({ length }, (_, index) => valueOf(index)),
  };
}

const october = () => hoursOf('2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00', (index) => index);
const march = () => hoursOf('2026-03-29T00:00+01:00', '2026-03-30T00:00+02:00', (index) => index);

describe('profile', () => {
  it('uses the civil time of the zone, for one week', () => {
    const week = hoursOf('2026-11-02T00:00+01:00', '2026-11-09T00:00+01:00', (index) => index % 24);
    const { hours, weekdays } = profileOf(week, zone, 'mean');
    expect(hours.map(({ value }) => value)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    expect(hours[5]).toEqual({ hours: 7, value: 5, low: 5, high: 5 });
    expect(weekdays[0]).toMatchObject({ hours: 24, value: 11.5, low: expect.closeTo(2.3), high: expect.closeTo(20.7) });
    expect(profileOf(week, zone, 'sum', 6).hours[3]).toMatchObject({ hours: 1, value: 3, low: NaN });
  });

  it('counts both occurrences of a repeated hour, and does not miss the skipped one', () => {
    expect(profileOf(october(), zone, 'mean').hours[2]).toMatchObject({ hours: 2, value: 2.5 });
    expect(profileOf(march(), zone, 'mean').hours.map(({ hours }) => hours)).toEqual([
      1,
      1,
      0,
      ...Array.from({ length: 21 }, () => 1),
    ]);
  });

  it('skips invalid values', () => {
    const day = hoursOf('2026-11-02T00:00+01:00', '2026-11-03T00:00+01:00');
    const { hours } = profileOf({ ...day, flags: new Int8Array(24).fill(-99) }, zone, 'mean');
    expect(hours[0]).toEqual({ hours: 0, value: NaN, low: NaN, high: NaN });
  });
});

describe('days', () => {
  it('have 23 and 25 hours where clocks change', () => {
    expect(dailyValues(march(), zone, 'sum')).toEqual([{ date: '2026-03-29', value: 253, hours: 23, of: 23 }]);
    expect(dailyValues(october(), zone, 'maximum')).toEqual([{ date: '2026-10-25', value: 24, hours: 25, of: 25 }]);
  });

  it('need three quarters of their hours, also incomplete days', () => {
    const gaps = (count: number) =>
      hoursOf('2026-11-02T00:00+01:00', '2026-11-03T00:00+01:00', (index) => (index < count ? NaN : 8));
    expect(dailyValues(gaps(6), zone, 'mean')[0]).toMatchObject({ value: 8, hours: 18 });
    expect(dailyValues(gaps(7), zone, 'mean')[0]).toMatchObject({ value: NaN, hours: 17, of: 24 });
    expect(dailyValues(hoursOf('2026-11-02T00:00+01:00', '2026-11-02T10:00+01:00'), zone, 'mean')[0]!.value).toBeNaN();
  });
});

it('traffic: a bar with an uncounted class has no total', () => {
  const vehicles = (id: string, ...values: number[]) => ({ id, label: id, values: Float32Array.from(values) });
  const volume = trafficVolume([vehicles('cars', 10, NaN, 4), vehicles('buses', 1, 2, 3)], 3);
  expect(volume.stacks).toEqual([
    { parts: [10, 1], total: 11 },
    { parts: [0, 2], total: NaN },
    { parts: [4, 3], total: 7 },
  ]);
  expect(volume).toMatchObject({ sums: [14, 6], total: 20, complete: 2 });
});
