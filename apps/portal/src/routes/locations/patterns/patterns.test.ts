import type { Series } from '@zrak/api-client';
import { isAboveLimit } from '@zrak/quantities/limits';
import { describe, expect, it } from 'vitest';
import { commonSteps, courseSeriesOf, dayClass, dayColourings, noiseLimitsOf, ruleOf } from './patterns.ts';

const series = (parameter: string, rest: Partial<Series> = {}) =>
  ({
    id: parameter,
    parameter,
    name: parameter,
    unit: 'µg/m³',
    category: 'pollution',
    quantityKind: 'concentration',
    aggregator: 'mean',
    referenceValues: [],
    ...rest,
  }) as Series;

const sound = series('LAeq', { category: 'noise', quantityKind: 'soundLevel', aggregator: 'energeticMean' });
const la90 = series('LA90', { category: 'noise', quantityKind: 'soundLevelPercentile', aggregator: 'percentileLevel' });

it("shows the course of the graph's series if it can be averaged", () => {
  const all = [series('T', { category: 'meteorology' }), series('PM10'), sound, la90];
  expect(courseSeriesOf(all, sound)).toBe(sound);
  expect(courseSeriesOf(all, la90)?.id).toBe('PM10');
  expect(courseSeriesOf([la90], la90)).toBeNull();
  expect(ruleOf(la90)).toBeNull();
  expect(ruleOf(sound)).toBe('energeticMean');
});

describe('days', () => {
  const limit = (regime: string, value: number) => ({ regime, kind: 'limit', averaging: 'P1D', value, label: 'Limit' });
  const pm10 = series('PM10', {
    referenceValues: [limit('eu2008', 50), limit('eu2030', 45)] as Series['referenceValues'],
  });

  it('are coloured by the index, or by the daily limit of the regime', () => {
    expect(dayColourings(pm10, 'from2030')).toEqual([{ by: 'index' }, { by: 'limit', label: 'Limit', value: 45 }]);
    expect(dayColourings(series('NO'), 'from2030')).toEqual([]);
    expect(dayColourings(series('PM10', { unit: 'counts' }), 'from2030')).toEqual([]);
    expect(dayColourings(series('PM10', { unit: '' }), 'from2030')).toEqual([{ by: 'index' }]);
  });

  it('exceed a limit only strictly and after rounding, and have no class without a value', () => {
    const by = { by: 'limit', label: 'Limit', value: 50 } as const;
    expect([50, 50.4, 50.5, NaN].map((value) => dayClass(by, pm10, value))).toEqual([
      'within',
      'within',
      'above',
      null,
    ]);
  });

  it.each([
    ['PM10', 'mg/m³', 50, 0.05, 1000],
    ['NO2', 'ppb', 40, 20.91, 1.9125],
  ])(
    'of %s in %s exceed a limit as the server says, whose limit is %d µg/m³',
    (parameter, unit, value, shown, factor) => {
      const stated = { value, conversion: { factor, offset: 0 } };
      const own = series(parameter, {
        unit,
        referenceValues: [{ ...limit('eu2008', shown), stated }] as Series['referenceValues'],
      });
      const by = dayColourings(own, 'until2030').find((one) => one.by === 'limit')!;
      for (let step = -100; step <= 100; step++) {
        const measured = (value + step / 20) / factor;
        const isAbove = isAboveLimit(stated)(measured);
        expect(dayClass(by, own, Math.fround(measured))).toBe(isAbove ? 'above' : 'within');
      }
    },
  );

  it('have the band of the index in its unit', () => {
    expect(dayClass({ by: 'index' }, pm10, 45.4)).toBe('e2');
    expect(dayClass({ by: 'index' }, series('PM10', { unit: 'mg/m³' }), 0.0454)).toBe('e2');
    expect(dayClass({ by: 'index' }, series('PM10', { unit: 'mg/m³' }), 0.3)).toBe('e6');
  });
});

it('compares noise with limits only for whole years', () => {
  const value = (kind: string, averaging: string) => ({
    kind,
    averaging,
    value: 55,
    unit: 'dB(A)',
    label: 'Guideline',
  });
  const road = { ...sound, referenceValues: [value('guideline', 'Lden'), value('critical', 'Lden')] } as Series;
  expect(noiseLimitsOf(road, false)).toEqual([]);
  expect(noiseLimitsOf(road, true)).toEqual([{ indicator: 'den', value: 55, label: 'Guideline, 55 dB(A)' }]);
});

describe('common intervals of several series', () => {
  const steps = (...times: number[]) => ({
    times: Float64Array.from(times),
    values: Float32Array.from(times, (time) => time / 10),
    flags: new Int8Array(times.length).fill(1),
  });

  it('are those of all series', () => {
    const [one, other] = commonSteps([steps(10, 20, 30), steps(10, 20)])!;
    expect([...one!.values]).toEqual([1, 2]);
    expect(one!.flags).toHaveLength(2);
    expect(other!.values).toHaveLength(2);
  });

  it('are null for series of different grids', () => {
    expect(commonSteps([steps(10, 20), steps(20, 30)])).toBeNull();
    expect(commonSteps([steps(10, 20, 30), steps(10, 30, 50)])).toBeNull();
    expect(commonSteps([])).toBeNull();
  });
});
