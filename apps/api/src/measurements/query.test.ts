import { expect, it } from 'vitest';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { checkedQuery } from './query.ts';
import type { SeriesReader } from './seriesReader.ts';

const now = Date.parse('2026-11-18T10:07:00Z') / 1000;
const beginOf = (year: number): number => Date.UTC(year, 0) / 1000;
const twentyYears = { from: '2006-12-01T00:00:00Z', to: '2026-11-18T00:00:00Z', interval: 'P1D' } as const;

/** Series of quarter hours that are stored from a year on. */
function stored(count: number, year: number) {
  const series = Array.from({ length: count }, (_, id) => ({
    id,
    step: 900,
    location: { timeZone: 'Etc/UTC', dayBoundary: 'civil' },
  })) as unknown as CataloguedSeries[];
  const firstAndLast = async () => new Map(series.map(({ id }) => [id, { first: beginOf(year), last: now }]));
  return { series, store: { now, firstAndLast } as unknown as SeriesReader };
}

it('counts the values that are stored, not those a long period could have', async () => {
  // 40 series of 20 years are 28 million quarter hours; since 2024 there are 4 million.
  const young = stored(40, 2024);
  expect((await checkedQuery(young.series, twentyYears, young.store)).series).toHaveLength(40);
  const old = stored(40, 2006);
  await expect(checkedQuery(old.series, twentyYears, old.store)).rejects.toMatchObject({
    statusCode: 400,
    key: 'tooManyValues',
  });
});
