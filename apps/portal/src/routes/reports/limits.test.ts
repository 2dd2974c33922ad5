import type { LimitCheck } from '@zrak/api-client';
import { describe, expect, it } from 'vitest';
import { limitsOf, regimesOf, thresholdsOf, toneOf, verdictOf } from './limits.ts';

const check = (more: Partial<LimitCheck>, reference: Partial<LimitCheck['reference']> = {}): LimitCheck => ({
  seriesId: 'ser_pm10',
  parameter: 'PM10',
  name: 'PM10',
  unit: 'µg/m³',
  decimals: 1,
  coverage: 95,
  requiredCoverage: 90,
  reference: {
    regime: 'eu2008',
    kind: 'limit',
    averaging: 'P1D',
    value: 50,
    unit: 'µg/m³',
    allowedExceedances: 35,
    label: '',
    ...reference,
  },
  ...more,
});

describe('limits', () => {
  it('are grouped by regime, without the thresholds', () => {
    const all = [check({}), check({}, { regime: 'who2021' }), check({}, { kind: 'alert' })];
    expect(limitsOf(all, 'until2030')).toEqual([all[0]]);
    expect(thresholdsOf(all, 'until2030')).toEqual([all[2]]);
    expect(limitsOf(all, 'who')).toEqual([all[1]]);
  });

  it('have a part of the report also for a regime with thresholds only', () => {
    const all = [check({}, { kind: 'alert' }), check({}, { regime: 'who2021' })];
    expect(regimesOf(all)).toEqual(['until2030', 'who']);
  });

  it.each([
    [{ isBroken: false, used: 7 }, 'success'],
    [{ isBroken: false, used: 28 }, 'warning'],
    [{ isBroken: true, used: 36 }, 'danger'],
    [{ used: 2 }, 'neutral'],
    [{ isBroken: false, used: 0 }, 'success'],
  ] as const)('%o are a %s', (more, tone) => {
    expect(toneOf(check(more))).toBe(tone);
  });

  it('are unknown if the coverage is too low', () => {
    expect(verdictOf(check({}))).toBe('unknown');
  });
});
