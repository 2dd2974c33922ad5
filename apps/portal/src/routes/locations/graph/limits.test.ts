import type { ReferenceValue, Series } from '@zrak/api-client';
import { describe, expect, test } from 'vitest';
import { limitsOf } from './limits.ts';

const daily: ReferenceValue = {
  label: 'Limit value, daily',
  value: 50,
  averaging: 'P1D',
  regime: 'eu2008',
  kind: 'limit',
} as ReferenceValue;
const alert = { ...daily, label: 'Alert', kind: 'alert' } as ReferenceValue;

const drawn = (id: string, parameter: string, referenceValues: ReferenceValue[]) => ({
  id,
  series: { id, parameter, name: parameter, unit: 'µg/m³', referenceValues } as unknown as Series,
});

describe('limits', () => {
  test('one of several stations is drawn once, for all of them', () => {
    const lines = limitsOf([drawn('a', 'PM10', [daily, alert]), drawn('b', 'PM10', [daily])]);
    expect(lines).toMatchObject([
      { label: 'Limit value, daily', value: 50, averaging: 'P1D', regimes: ['until2030'], seriesIds: ['a', 'b'] },
    ]);
  });

  test('of several quantities each says whose it is', () => {
    const lines = limitsOf([drawn('a', 'PM10', [daily]), drawn('b', 'NO2', [{ ...daily, regime: 'who2021' }])]);
    expect(lines.map(({ label, seriesIds }) => [label, seriesIds])).toEqual([
      ['PM10: Limit value, daily', ['a']],
      ['NO2: Limit value, daily', ['b']],
    ]);
  });

  test('a national limit is drawn with those of the directive, and one of an unknown regime not at all', () => {
    expect(limitsOf([drawn('a', 'PM2.5', [{ ...daily, regime: 'si' }])])[0]?.regimes).toEqual(['until2030']);
    expect(limitsOf([drawn('a', 'PM2.5', [{ ...daily, regime: 'other' as 'si' }])])).toEqual([]);
  });
});
