import type { ReferenceValue, Series } from '@zrak/api-client';
import { describe, expect, test } from 'vitest';
import { createIntl, type IntlShape } from 'react-intl';
import en from '../../../i18n/en.json';
import { limitsInReach, limitsOf, withLimitTexts } from './limits.ts';

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
  test('draws a limit that several stations share once', () => {
    const lines = limitsOf([drawn('a', 'PM10', [daily, alert]), drawn('b', 'PM10', [daily])]);
    expect(lines).toMatchObject([
      { label: 'Limit value, daily', value: 50, averaging: 'P1D', regimes: ['until2030'], seriesIds: ['a', 'b'] },
    ]);
  });

  test('names the quantity of each limit if there are several', () => {
    const lines = limitsOf([drawn('a', 'PM10', [daily]), drawn('b', 'NO2', [{ ...daily, regime: 'who2021' }])]);
    expect(lines.map(({ label, seriesIds }) => [label, seriesIds])).toEqual([
      ['PM10: Limit value, daily', ['a']],
      ['NO2: Limit value, daily', ['b']],
    ]);
  });

  test('says value, name and regime, and the quantity if there are several', () => {
    const intl = createIntl({ locale: 'en', messages: en as unknown as IntlShape['messages'] });
    const textsOf = (...all: ReturnType<typeof drawn>[]) =>
      withLimitTexts(limitsOf(all), intl).map(({ label }) => label);
    const mixed = [drawn('a', 'PM10', [daily]), drawn('b', 'NO2', [{ ...daily, averaging: 'PT1H', value: 200 }])];
    expect(textsOf(mixed[0]!)).toEqual(['50\u00a0µg/m³ · daily limit until 2030']);
    expect(textsOf(...mixed)).toEqual([
      'PM₁₀: 50\u00a0µg/m³ · daily limit until 2030',
      'NO₂: 200\u00a0µg/m³ · hourly limit until 2030',
    ]);
  });

  test('draws a national limit with those of the directive, and none of an unknown regime', () => {
    expect(limitsOf([drawn('a', 'PM2.5', [{ ...daily, regime: 'si' }])])[0]?.regimes).toEqual(['until2030']);
    expect(limitsOf([drawn('a', 'PM2.5', [{ ...daily, regime: 'other' as 'si' }])])).toEqual([]);
  });
});

describe('limitsInReach', () => {
  const annual = { ...daily, label: 'Limit value, annual', value: 40, averaging: 'P1Y' } as ReferenceValue;
  const lines = limitsOf([drawn('a', 'PM10', [daily, annual])]);

  test('names the interval that has a limit', () => {
    expect(limitsInReach(lines, 'PT1H', 'until2030')).toMatchObject({
      isDrawn: false,
      other: 'P1D',
      nearest: [{ value: 50 }],
    });
    expect(limitsInReach(lines, 'P1D', 'until2030').isDrawn).toBe(true);
  });

  test('names limits of other periods, and none of another regime', () => {
    const ofYear = limitsOf([drawn('a', 'PM10', [annual])]);
    expect(limitsInReach(ofYear, 'PT1H', 'until2030')).toMatchObject({ other: null, nearest: [{ value: 40 }] });
    expect(limitsInReach(lines, 'PT1H', 'who')).toEqual({ isDrawn: false, other: null, nearest: [] });
  });
});
