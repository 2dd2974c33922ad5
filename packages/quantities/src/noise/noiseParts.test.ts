import { describe, expect, it } from 'vitest';
import { flag, type Grid } from '../aggregation/grid.ts';
import { zoneOf } from '../time/zone.ts';
import { dayEveningNight, noiseIndicators, type NoisePeriods, noisePeriods } from './noiseIndicators.ts';

const hour = 3_600_000;
const utc = zoneOf('UTC', 'milliseconds');

/** Consecutive hours in UTC, the level of each by a function. */
const hours = (levelOf: (hour: number) => number, length = 24, first = 0): Grid => ({
  start: Date.UTC(2026, 0, 5, first),
  step: hour,
  values: Float32Array.from({ length }, (_, index) => levelOf(first + index)),
  flags: new Int8Array(length).fill(flag.valid),
});
const keys = { day: 'Lday', evening: 'Levening', night: 'Lnight' } as const;
const partsOf = (periods: NoisePeriods) =>
  Array.from({ length: 24 }, (_, loud) => {
    const levels = noiseIndicators(
      hours((index) => (index === loud ? 100 : 0)),
      utc,
      periods,
      75,
    );
    return (['day', 'evening', 'night'] as const).find((part) => levels[keys[part]] > 50);
  });
const repeat = (part: string, count: number) => Array<string>(count).fill(part);

describe('the parts of a day', () => {
  it('begin at 6, 18 and 22 in Slovenia', () => {
    expect(partsOf(noisePeriods.si)).toEqual([
      ...repeat('night', 6),
      ...repeat('day', 12),
      ...repeat('evening', 4),
      ...repeat('night', 2),
    ]);
  });

  it('begin at 7, 19 and 23 by Directive 2002/49/EC', () => {
    expect(partsOf(noisePeriods.eu)).toEqual([
      ...repeat('night', 7),
      ...repeat('day', 12),
      ...repeat('evening', 4),
      'night',
    ]);
  });
});

describe('Lden, Directive 2002/49/EC, annex I', () => {
  it('of a constant 60 dB is 66.4 dB', () => {
    expect(dayEveningNight(60, 60, 60)).toBeCloseTo(66.395, 3);
  });

  it.each([
    [{ day: 60, evening: -300, night: -300 }, 60 + 10 * Math.log10(12 / 24)],
    [{ day: -300, evening: 60, night: -300 }, 65 + 10 * Math.log10(4 / 24)],
    [{ day: -300, evening: -300, night: 60 }, 70 + 10 * Math.log10(8 / 24)],
  ])('weighs its parts by their hours, evening by 5 and night by 10 dB: %j', (levels, level) => {
    expect(dayEveningNight(levels.day, levels.evening, levels.night)).toBeCloseTo(level, 9);
  });
});

describe('the data of a part', () => {
  const without = (...missing: number[]) =>
    noiseIndicators(
      hours((index) => (missing.includes(index) ? Number.NaN : 55)),
      utc,
      noisePeriods.si,
      75,
    );

  it('suffice with three quarters of its hours', () => {
    expect(without(6, 7, 8).Lday).toBeCloseTo(55, 5);
    expect(without(6, 7, 8).coverage.day).toBe(75);
    expect(without(6, 7, 8, 9).Lday).toBeNaN();
    expect(without(6, 7, 8, 9).coverage.day).toBe(66);
    expect(without(18).Levening).toBeCloseTo(55, 5);
    expect(without(18, 19).Levening).toBeNaN();
    expect(without(0, 1).Lnight).toBeCloseTo(55, 5);
    expect(without(0, 1, 2).Lnight).toBeNaN();
  });

  it('leave Lden out when one of them does not suffice', () => {
    expect(without(6, 18, 0).Lden).toBeCloseTo(61.395, 2);
    expect(without(6, 18, 0).coverage.den).toBe(87);
    expect(without(18, 19).Lden).toBeNaN();
    expect(without(18, 19).coverage.den).toBe(91);
  });

  it('are absent in a period without hours of it', () => {
    const levels = noiseIndicators(
      hours(() => 50, 1, 8),
      utc,
      noisePeriods.si,
      75,
    );
    expect(levels.Lday).toBeCloseTo(50, 5);
    expect(levels.coverage.day).toBe(100);
    expect(levels.Lnight).toBeNaN();
  });
});
