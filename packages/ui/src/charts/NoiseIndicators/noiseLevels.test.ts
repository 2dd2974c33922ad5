import { describe, expect, it } from 'vitest';
import { dayEveningNight, noiseHours, noiseIndicators } from './noiseLevels.ts';

const HOUR = 3_600_000;

/** A day in UTC, with the level of each hour computed by a function. */
const day = (levelOf: (hour: number) => number) => ({
  times: Float64Array.from({ length: 24 }, (_, hour) => Date.UTC(2026, 0, 5) + hour * HOUR),
  values: Float32Array.from({ length: 24 }, (_, hour) => levelOf(hour)),
});
const partsOf = (hours: (typeof noiseHours)['si' | 'eu']) =>
  Array.from({ length: 24 }, (_, wanted) => {
    const levels = noiseIndicators(
      day((hour) => (hour === wanted ? 100 : 0)),
      'UTC',
      hours,
    );
    return (['day', 'evening', 'night'] as const).find((part) => levels[part].level > 50);
  });
const repeat = (part: string, count: number) => Array<string>(count).fill(part);

describe('parts of the day', () => {
  it('begin at 6, 18 and 22 in Slovenia', () => {
    expect(partsOf(noiseHours.si)).toEqual([
      ...repeat('night', 6),
      ...repeat('day', 12),
      ...repeat('evening', 4),
      ...repeat('night', 2),
    ]);
  });

  it('begin at 7, 19 and 23 by Directive 2002/49/EC', () => {
    expect(partsOf(noiseHours.eu)).toEqual([
      ...repeat('night', 7),
      ...repeat('day', 12),
      ...repeat('evening', 4),
      'night',
    ]);
  });
});

describe('Lden, Directive 2002/49/EC, annex I', () => {
  it('is 66.4 dB for a constant 60 dB', () => {
    expect(dayEveningNight({ day: 60, evening: 60, night: 60 })).toBeCloseTo(66.395, 3);
  });

  it.each([
    [{ day: 60, evening: -300, night: -300 }, 60 + 10 * Math.log10(12 / 24)],
    [{ day: -300, evening: 60, night: -300 }, 65 + 10 * Math.log10(4 / 24)],
    [{ day: -300, evening: -300, night: 60 }, 70 + 10 * Math.log10(8 / 24)],
  ])('weights its parts by their hours, with 5 dB for evening and 10 dB for night: %j', (levels, level) => {
    expect(dayEveningNight(levels)).toBeCloseTo(level, 9);
  });
});

describe('coverage of a part', () => {
  const without = (...missing: number[]) =>
    noiseIndicators(
      day((hour) => (missing.includes(hour) ? Number.NaN : 55)),
      'UTC',
      noiseHours.si,
    );

  it('is sufficient with three quarters of its hours', () => {
    expect(without(6, 7, 8).day).toEqual({ level: expect.closeTo(55, 5), coverage: 0.75 });
    expect(without(6, 7, 8, 9).day).toEqual({ level: Number.NaN, coverage: 8 / 12 });
    expect(without(18).evening).toEqual({ level: expect.closeTo(55, 5), coverage: 0.75 });
    expect(without(18, 19).evening.level).toBeNaN();
    expect(without(0, 1).night.level).toBeCloseTo(55, 5);
    expect(without(0, 1, 2).night.level).toBeNaN();
  });

  it('removes Lden if a part has too few hours', () => {
    expect(without(6, 18, 0).den).toEqual({ level: expect.closeTo(61.395, 2), coverage: 21 / 24 });
    expect(without(18, 19).den).toEqual({ level: Number.NaN, coverage: 22 / 24 });
  });

  it('is NaN in a period without hours of the part', () => {
    const morning = { times: Float64Array.of(Date.UTC(2026, 0, 5, 8)), values: Float32Array.of(50) };
    const levels = noiseIndicators(morning, 'UTC', noiseHours.si);
    expect(levels.day).toEqual({ level: expect.closeTo(50, 5), coverage: 1 });
    expect(levels.night).toEqual({ level: Number.NaN, coverage: Number.NaN });
  });
});
