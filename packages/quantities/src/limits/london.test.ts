import { describe, expect, it } from 'vitest';
import { hasLondon, london } from '../../test/london.ts';
import { aggregate } from '../aggregation/aggregate.ts';
import { flag, type Grid } from '../aggregation/grid.ts';
import { zoneOf } from '../time/zone.ts';
import { dailyEightHours, exceedancesOf } from './exceedances.ts';

const hour = 3600;

/**
 * The same by another way: days by the date a clock in Ljubljana shows, sums written out. Only the numbers must agree.
 */
describe.skipIf(!hasLondon)('against an independent calculation on real data', () => {
  const zone = zoneOf('Europe/Ljubljana', 'seconds');
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana', dateStyle: 'short' });
  const [from, to] = [zone.dayStart(2003, 1, 1), zone.dayStart(2004, 1, 1)];
  const valuesOf = (column: Map<number, number>, start: number, end: number) =>
    Float64Array.from({ length: (end - start) / hour }, (_, index) => column.get(start + index * hour) ?? Number.NaN);
  const byDate = (column: Map<number, number>): Map<string, number[]> => {
    const days = new Map<string, number[]>();
    for (const [instant, value] of column) {
      const date = clock.format(instant * 1000);
      days.set(date, [...(days.get(date) ?? []), value]);
    }
    return days;
  };
  const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b) / values.length;
  const measuredOf = (values: readonly number[]): number[] => values.filter((value) => !Number.isNaN(value));

  it('days of PM10 above 50 in 2003, on both days of a clock change as well', () => {
    const column = london('pm10');
    const edges = zone.dayEdges(from, to);
    const values = valuesOf(column, from, to);
    const grid: Grid = { start: from, step: hour, values, flags: new Int8Array(values.length).fill(flag.valid) };
    const { exceedances } = exceedancesOf(
      { edges, values: aggregate(grid, 'mean', edges).values },
      { parameter: 'PM10', kind: 'limit', value: 50 },
    );
    const dates = byDate(column);
    const means = [...dates].flatMap(([date, hours]) => {
      const measured = measuredOf(hours);
      const isEnough = date.startsWith('2003') && measured.length >= hours.length * 0.75;
      return isEnough ? [{ date, mean: meanOf(measured) }] : [];
    });
    const expected = means.filter(({ mean }) => mean >= 50.5).map(({ date }) => date);
    expect(exceedances.map(({ time }) => clock.format(time * 1000))).toEqual(expected);
    expect(expected.length).toBeGreaterThan(10);
    // Days that lie above the limit by less than half a microgram are kept, and there are some.
    expect(means.filter(({ mean }) => mean > 50 && mean < 50.5).length).toBeGreaterThan(0);
    expect(['2003-03-30', '2003-10-26'].map((date) => dates.get(date)!.length)).toEqual([23, 25]);
  });

  it('highest 8 h means of ozone in 2003', () => {
    const column = london('o3', 1.9953);
    const start = from - 8 * hour;
    const edges = zone.dayEdges(from, to);
    const result = dailyEightHours({ start, values: valuesOf(column, start, to) }, edges);
    const meanBefore = (end: number): number => {
      const window = Array.from({ length: 8 }, (_, back) => column.get(end - (back + 1) * hour) ?? Number.NaN);
      const measured = measuredOf(window);
      return measured.length >= 6 ? meanOf(measured) : Number.NaN;
    };
    for (const date of ['2003-03-30', '2003-07-15', '2003-10-26']) {
      const day = edges.findIndex((edge) => clock.format(edge * 1000) === date);
      const ends = Array.from(
        { length: (edges[day + 1]! - edges[day]!) / hour },
        (_, index) => edges[day]! + (index + 1) * hour,
      );
      expect(result.values[day]).toBeCloseTo(Math.max(...measuredOf(ends.map(meanBefore))), 8);
    }
  });
});
