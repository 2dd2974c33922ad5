import { expect, it } from 'vitest';
import { hasLondon, london } from '../../test/london.ts';
import { flag } from '@zrak/quantities/aggregation';
import type { Location, ReferenceValue } from '../db/schema.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { stationStatistics } from './stationStatistics.ts';

/** Lower than the legal target, which the London station never exceeds. µg/m³ */
const target = 45;

/** Ozone of London, as if measured by a station in UTC. */
function kerb(column: Map<number, number>, now: number) {
  const location = { id: 'loc_kerb', timeZone: 'Etc/UTC', dayBoundary: 'civil' } as Location;
  const reference = { parameterCode: 'O3', regime: 'eu2008', kind: 'target', averaging: 'maxDaily8h', value: target };
  const series = {
    locationId: location.id,
    parameter: 'O3',
    step: 3600,
    location,
    definition: { category: 'pollution', quantity: 'concentration', aggregator: 'mean', unit: 'µg/m³', decimals: 1 },
    referenceValues: [{ ...reference, allowedExceedances: 25 } as ReferenceValue],
  } as CataloguedSeries;
  const store = {
    now,
    read: async (_: CataloguedSeries, start: number, to: number) => {
      const times = Array.from({ length: (to - start) / 3600 }, (__, index) => start + index * 3600);
      return {
        start,
        step: 3600,
        values: Float32Array.from(times, (time) => column.get(time) ?? Number.NaN),
        flags: new Int8Array(times.length).fill(flag.valid),
      };
    },
  } as unknown as SeriesReader;
  return { location, store, catalogue: { seriesOf: () => [series] } as unknown as Catalogue };
}

/**
 * Separate implementation: every day computed alone, with explicit windows. Needs 6 of 8 hours and 18 of 24 windows.
 */
function daysAbove(column: Map<number, number>, year: number): { used: number; days: number } {
  const found = { used: 0, days: 0 };
  for (let day = Date.UTC(year, 0) / 1000; day < Date.UTC(year + 1, 0) / 1000; day += 86_400) {
    const means: number[] = [];
    for (let end = day + 3600; end <= day + 86_400; end += 3600) {
      const hours = [1, 2, 3, 4, 5, 6, 7, 8].map((back) => column.get(end - back * 3600) ?? Number.NaN);
      const measured = hours.filter((value) => !Number.isNaN(value));
      if (measured.length >= 6) means.push(measured.reduce((a, b) => a + b) / measured.length);
    }
    if (means.length < 18) continue;
    found.days++;
    if (Math.max(...means) >= target + 0.5) found.used++;
  }
  return found;
}

it.skipIf(!hasLondon)('equals a separate calculation on real ozone', async () => {
  const column = london('o3', 1.9953);
  const { location, ...services } = kerb(column, Date.UTC(2005, 0) / 1000);
  const { limits } = await stationStatistics(location, '2003', services);
  const expected = [2001, 2002, 2003].map((year) => ({ year, ...daysAbove(column, year) }));
  const counted = expected.filter(({ days }) => days / 365 >= 0.9);
  const mean = counted.reduce((sum, { used }) => sum + used, 0) / counted.length;
  expect(limits[0]?.threeYears?.years.map(({ year, used }) => ({ year, used }))).toEqual(
    counted.map(({ year, used }) => ({ year, used })),
  );
  expect(limits[0]).toMatchObject({ isBroken: mean > 25, count: { used: expected[2]!.used } });
  expect(limits[0]?.threeYears?.mean).toBe(mean);
  expect(mean).toBeGreaterThan(0);
});
