import { describe, expect, it } from 'vitest';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { type Column, indexMeansOf } from './means.ts';

const hour = 3600;
const day = 24 * hour;
/** Quarter hours of two days that end with `now`. */
const slots = 192;
const now = 20_000 * day;

/** @param hours number of hours with values, the last of these two days */
function column(parameter: string, hours: number): Column {
  const values = Float32Array.from({ length: slots }, (_, slot) => (slot < slots - 4 * hours ? Number.NaN : slot % 4));
  const flags = new Int8Array(slots).fill(1);
  const definition = { aggregator: 'mean', unit: 'µg/m³', category: 'pollution' };
  const series = { parameter, definition, deliveryDelay: 900 } as unknown as CataloguedSeries;
  return [series, { start: now - 2 * day, step: 900, values, flags }];
}

const means = (...columns: Column[]) =>
  indexMeansOf(columns, now + 1000).map(({ series, averaging, value, time }) => [
    series.parameter,
    averaging,
    value,
    (time - now) / hour,
  ]);

describe('means for an index', () => {
  it('cover the last full hour, and 24 hours for particles', () => {
    expect(means(column('PM10', 24), column('O3', 24))).toEqual([
      ['PM10', 'PT1H', 1.5, -1],
      ['PM10', 'PT24H', 1.5, -24],
      ['O3', 'PT1H', 1.5, -1],
    ]);
  });

  it('are left out without enough data and for quantities without an index', () => {
    expect(means(column('PM10', 18))).toHaveLength(2);
    expect(means(column('PM10', 17))).toEqual([['PM10', 'PT1H', 1.5, -1]]);
    expect(means(column('NO2', 0), column('CO', 24))).toEqual([]);
  });
});
