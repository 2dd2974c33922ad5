import { describe, expect, it } from 'vitest';
import { exceedancesOf, exceeds, type JudgedLimit, verdictOf } from './exceedances.ts';
import { holdsOverYears, meanOfYears, yearsUpTo } from './threeYears.ts';

const limit = (value: number, more: Partial<JudgedLimit> = {}): JudgedLimit => ({
  parameter: 'PM10',
  kind: 'limit',
  value,
  ...more,
});

describe('exceeds', () => {
  // Reporting guidance of the European Commission: round half up to the decimals of the limit, then compare.
  it.each([
    [50.4, 50, false],
    [50.49, 50, false],
    [50.5, 50, true],
    [50, 50, false],
    [51, 50, true],
    [3.44, 3.4, false],
    [3.45, 3.4, true],
    [NaN, 50, false],
  ])('%d and a limit of %d: %s', (value, of, expected) => {
    expect(exceeds(value, of)).toBe(expected);
  });
});

describe('exceedancesOf', () => {
  const days = (values: number[]) => ({ edges: values.map((_, index) => index * 86_400), values });

  it('counts what is strictly above after rounding, and names it', () => {
    const { exceedances, coverage } = exceedancesOf(days([45, 45.4, 45.5, Number.NaN, 60]), limit(45));
    expect(exceedances).toEqual([
      { time: 2 * 86_400, value: 45.5 },
      { time: 4 * 86_400, value: 60 },
    ]);
    expect(coverage).toBe(80);
  });

  // Directive (EU) 2024/2881, Annex I: three consecutive hours for NO2 and SO2.
  it('gives an alert of NO2 and SO2 after three hours in a row, one of ozone at once', () => {
    const values = days([401, 401, 1, 401, 402, 403]);
    const countOf = (parameter: string, kind = 'alert') =>
      exceedancesOf(values, limit(400, { kind, parameter })).exceedances.length;
    expect([countOf('NO2'), countOf('SO2'), countOf('O3'), countOf('NO2', 'limit')]).toEqual([3, 3, 5, 5]);
  });

  it('covers nothing where there is nothing', () => {
    expect(exceedancesOf(days([]), limit(1))).toEqual({ exceedances: [], coverage: 0 });
  });

  it('reports a limit as broken for any coverage, and as kept only with enough data', () => {
    expect([verdictOf(true, false), verdictOf(false, true), verdictOf(false, false)]).toEqual([true, false, undefined]);
  });
});

// Directives 2008/50/EC, Annex VII, and (EU) 2024/2881, Annex I: the target for ozone is a mean over three years.
describe('three years', () => {
  it('are those of the report and the two before it, for targets of ozone only', () => {
    expect(yearsUpTo(2026)).toEqual([2024, 2025, 2026]);
    expect(holdsOverYears({ kind: 'target', parameter: 'O3' })).toBe(true);
    expect(holdsOverYears({ kind: 'longTerm', parameter: 'O3' })).toBe(false);
    expect(holdsOverYears({ kind: 'target', parameter: 'PM10' })).toBe(false);
  });

  it('count with enough data only', () => {
    const short = { year: 2024, used: 2, coverage: 12 };
    const whole = [
      { year: 2025, used: 20, coverage: 97 },
      { year: 2026, used: 31, coverage: 90 },
    ];
    expect(meanOfYears([short, ...whole], 90)).toEqual({ years: whole, mean: 25.5, least: 53 / 3 });
    expect(meanOfYears([short], 90)).toEqual({ years: [], mean: Number.NaN, least: 2 });
  });
});
