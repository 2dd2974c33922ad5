import { exceeds, isAboveLimit, limitValues } from '@zrak/quantities/limits';
import { conversionOf } from '@zrak/quantities/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Parameter, ReferenceValue } from '../db/schema.ts';
import { referenceValueOf } from '../presenters/referenceValue.ts';
import { judgedLimitOf, limitInUnitOf } from './limitUnits.ts';

const own = [
  ['PM10', 'mg/m³'],
  ['NO2', 'ppb'],
  ['SO2', 'ppm'],
  ['CO', 'µg/m³'],
  ['PM10', 'µg/m³'],
] as const;

/** Limits of the standard parameters in a unit of the operator, with the factor to the unit of the limits. */
const limits = own.flatMap(([code, unit]) =>
  limitValues
    .filter(({ parameter }) => parameter === code)
    .map(({ value }) => {
      const limit = { parameterCode: code, origin: 'standard', kind: 'limit', value, label: {} } as ReferenceValue;
      const inUnit = limitInUnitOf({ code, unit } as Parameter, limit)!;
      const { factor } = conversionOf(unit, code === 'CO' ? 'mg/m³' : 'µg/m³', { substance: code })!;
      return { value, factor, inUnit, sent: referenceValueOf(inUnit, unit, 'en') };
    }),
);

describe('a limit in another unit than the series', () => {
  it.each([
    ['PM10', 'mg/m³', 50, { value: 0.05, stated: { value: 50, conversion: { factor: 1000, offset: 0 } } }],
    [
      'NO2',
      'ppb',
      40,
      { value: 20.91, stated: { value: 40, conversion: { factor: expect.closeTo(1.9125, 4), offset: 0 } } },
    ],
  ])('of %s in %s is sent with the stated one, too', (code, unit, value, expected) => {
    const limit = { parameterCode: code, origin: 'standard', kind: 'limit', value, label: {} } as ReferenceValue;
    const inUnit = limitInUnitOf({ code, unit } as Parameter, limit)!;
    expect(referenceValueOf(inUnit, unit, 'en')).toMatchObject(expected);
  });

  // 0.0506 mg/m³ is above 50 µg/m³, and 20.95 ppb of NO2 (40.07 µg/m³) is not above 40 µg/m³.
  it('gives readers of the contract the verdict of the reports, for every value', () => {
    expect(limits.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(fc.constantFrom(...limits), fc.double({ min: 0.9, max: 1.1, noNaN: true }), (limit, share) => {
        const measured = (limit.value * share) / limit.factor;
        const verdict = isAboveLimit(judgedLimitOf(limit.inUnit))(measured);
        expect(isAboveLimit(limit.sent.stated ?? limit.sent)(measured)).toBe(verdict);
        expect(verdict).toBe(exceeds(measured * limit.factor, limit.value));
      }),
      { numRuns: 2000 },
    );
  });
});
