import { describe, expect, it } from 'vitest';
import { flag, type Grid } from '../aggregation/grid.ts';
import { zoneOf } from '../time/zone.ts';
import { dayEveningNight, noiseIndicators, noisePeriods, noisePeriodsOf, partOfDay } from './noiseIndicators.ts';

const zone = zoneOf('Europe/Ljubljana', 'seconds');

/** Hours of LAeq; NaN is a gap. */
function hoursOf(from: string, to: string, levelOf: (index: number) => number): Grid {
  const start = Date.parse(from) / 1000;
  const length = (Date.parse(to) / 1000 - start) / 3600;
  const values = Float32Array.from({ length }, (_, index) => levelOf(index));
  return { start, step: 3600, values, flags: new Int8Array(length).fill(flag.valid) };
}
const day = (levelOf: (hour: number) => number) => hoursOf('2026-11-02T00:00+01:00', '2026-11-03T00:00+01:00', levelOf);

// Directive 2002/49/EC, Annex I.
describe('Lden', () => {
  it('weighs 12, 4 and 8 hours with penalties of 0, 5 and 10 dB: a constant 60 dB gives 66.4', () => {
    expect(dayEveningNight(60, 60, 60)).toBeCloseTo(66.395, 2);
    expect(dayEveningNight(70, 0, 0)).toBeCloseTo(10 * Math.log10((12 * 1e7) / 24), 3);
    expect(dayEveningNight(0, 70, 0)).toBeCloseTo(10 * Math.log10((4 * 10 ** 7.5) / 24), 3);
    expect(dayEveningNight(0, 0, 70)).toBeCloseTo(10 * Math.log10((8 * 1e8) / 24), 3);
    expect(dayEveningNight(60, Number.NaN, 60)).toBeNaN();
  });
});

describe('periods', () => {
  // Slovenian noise decree: 6, 18, 22. Directive 2002/49/EC, Annex I: 7, 19, 23.
  it.each([
    ['si', [5, 6, 17, 18, 21, 22], ['night', 'day', 'day', 'evening', 'evening', 'night']],
    ['eu', [6, 7, 18, 19, 22, 23], ['night', 'day', 'day', 'evening', 'evening', 'night']],
  ] as const)('of %s at %j', (country, hours, parts) => {
    expect(hours.map((hour) => partOfDay(hour, noisePeriods[country]))).toEqual(parts);
  });

  it('are those of the country', () => {
    expect(noisePeriodsOf('Europe/Ljubljana')).toBe(noisePeriods.si);
    expect(noisePeriodsOf('Europe/Vienna')).toBe(noisePeriods.eu);
  });
});

describe('noiseIndicators', () => {
  it('mean energies by the hours of the country', () => {
    const loud = day((hour) => (hour === 22 ? 70 : 50));
    expect(noiseIndicators(loud, zone, noisePeriods.si, 75).Lnight).toBeCloseTo(10 * Math.log10((7e5 + 1e7) / 8), 4);
    expect(noiseIndicators(loud, zone, noisePeriods.eu, 75).Levening).toBeCloseTo(10 * Math.log10((3e5 + 1e7) / 4), 4);
  });

  it.each([
    ['2026-03-29', 92, 28],
    ['2026-10-25', 100, 36],
  ])('takes civil hours on %s, with %d quarter hours', (date, slots, nightSlots) => {
    const start = zone.dayStartOf(Date.parse(`${date}T12:00:00Z`) / 1000);
    const level = (index: number): number => {
      const civil = zone.civilOf(start + index * 900) % 86_400;
      return civil >= 22 * 3600 || civil < 6 * 3600 ? 40 : civil >= 18 * 3600 ? 50 : 60;
    };
    const values = Float32Array.from({ length: slots }, (_, index) => level(index));
    const grid: Grid = { start, step: 900, values, flags: new Int8Array(slots).fill(flag.valid) };
    const found = noiseIndicators(grid, zone, noisePeriods.si, 75);
    // A quarter hour in a wrong part would move these by tenths.
    expect(found.Lday).toBeCloseTo(60, 6);
    expect(found.Levening).toBeCloseTo(50, 6);
    expect(found.Lnight).toBeCloseTo(40, 6);
    expect(values.filter((one) => one === 40)).toHaveLength(nightSlots);
  });

  it('are the same in milliseconds', () => {
    const seconds = day((hour) => 40 + hour);
    const grid = { ...seconds, start: seconds.start * 1000, step: 3_600_000 };
    expect(noiseIndicators(grid, zoneOf('Europe/Ljubljana', 'milliseconds'), noisePeriods.si, 75)).toEqual(
      noiseIndicators(seconds, zone, noisePeriods.si, 75),
    );
  });

  it('are missing below the required share, and say how much there was', () => {
    const gaps = day((hour) => (hour < 3 ? NaN : 50));
    const found = noiseIndicators(gaps, zone, noisePeriods.si, 75);
    expect(found.coverage).toEqual({ day: 100, evening: 100, night: 62, den: 87 });
    expect([found.Lnight, found.Lden]).toEqual([NaN, NaN]);
    expect(found.Levening).toBeCloseTo(50);
    expect(noiseIndicators(gaps, zone, noisePeriods.si, 62).Lnight).toBeCloseTo(50);
  });

  it('leave out what is not valid, and count a night of 9 hours as such', () => {
    const night = hoursOf('2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00', (index) => (index < 1 ? NaN : 50));
    expect(noiseIndicators(night, zone, noisePeriods.si, 75).coverage.night).toBe(88);
    night.flags.fill(flag.maintenance);
    expect(noiseIndicators(night, zone, noisePeriods.si, 75).coverage.den).toBe(0);
  });
});
