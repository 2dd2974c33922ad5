import { describe, expect, it } from 'vitest';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { type Column, indexMeansOf, lastHour } from './means.ts';

const hour = 3600;
const now = 20_000 * 24 * hour;

/** Hourly values of the last three days before `now`: the n-th value from the end is `valueOf(n)`, from 1. */
function column(parameter: string, valueOf: (ago: number) => number, deliveryDelay = 0): Column {
  const values = Float32Array.from({ length: 72 }, (_, index) => valueOf(72 - index));
  const series = {
    parameter,
    definition: { aggregator: 'mean', unit: 'µg/m³' },
    deliveryDelay,
  } as unknown as CataloguedSeries;
  return [series, { start: now - 72 * hour, step: hour, values, flags: new Int8Array(72).fill(1) }];
}
const means = (one: Column, instant: number) =>
  indexMeansOf([one], instant).map(({ averaging, value, time }) => [averaging, value, (time - now) / hour]);

describe('lastHour', () => {
  it('is the newest of the last three full hours that has a value', () => {
    const missing = (count: number) => column('O3', (ago) => (ago <= count ? Number.NaN : ago));
    expect(lastHour(missing(0), now)).toEqual({ value: 1, time: now - hour });
    expect(lastHour(missing(1), now)).toEqual({ value: 2, time: now - 2 * hour });
    expect(lastHour(missing(2), now)).toEqual({ value: 3, time: now - 3 * hour });
    expect(lastHour(missing(3), now)).toBeUndefined();
  });

  it('is neither the running hour nor one with values still in transit', () => {
    expect(
      lastHour(
        column('O3', (ago) => ago),
        now - 1,
      ),
    ).toEqual({ value: 2, time: now - 2 * hour });
    expect(
      lastHour(
        column('O3', (ago) => ago, 900),
        now + 899,
      ),
    ).toEqual({ value: 2, time: now - 2 * hour });
    expect(
      lastHour(
        column('O3', (ago) => ago, 900),
        now + 900,
      ),
    ).toEqual({ value: 1, time: now - hour });
  });
});

describe('indexMeansOf', () => {
  it.each(['PM10', 'PM2.5'])('has a mean of 24 hours for %s as well', (parameter) => {
    expect(
      means(
        column(parameter, (ago) => (ago <= 24 ? ago : 1000)),
        now,
      ),
    ).toEqual([
      ['PT1H', 1, -1],
      ['PT24H', 12.5, -24],
    ]);
  });

  it.each(['NO2', 'O3', 'SO2'])('has only the hourly mean for %s', (parameter) => {
    expect(
      means(
        column(parameter, (ago) => ago),
        now,
      ),
    ).toEqual([['PT1H', 1, -1]]);
  });

  it('has the mean of a day without the last hours if 18 are present', () => {
    expect(
      means(
        column('PM10', (ago) => (ago <= 6 ? Number.NaN : 5)),
        now,
      ),
    ).toEqual([['PT24H', 5, -24]]);
    expect(
      means(
        column('PM10', (ago) => (ago <= 7 ? Number.NaN : 5)),
        now,
      ),
    ).toEqual([]);
  });
});
