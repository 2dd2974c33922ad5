import { describe, expect, test } from 'vitest';
import type { ChartSeries, ReferenceLine } from '../data/series.ts';
import { statisticsOf } from '../data/statistics.ts';
import { decimate } from './decimate.ts';
import { axisOf, boundsOf, layOut, type LayOutOptions, type PlotSeries } from './plots.ts';
import type { ScaleStart } from './valueScale.ts';

const times = Float64Array.of(0, 1, 2);
const series = (id: string, unit: string, title?: string): ChartSeries => ({
  id,
  label: id,
  unit,
  decimals: 0,
  times,
  values: Float32Array.of(1, 2, 3),
  ...(title !== undefined && { title }),
});

function plotsOf(shown: readonly ChartSeries[], options: Partial<LayOutOptions> = {}) {
  const items = shown.map((one, index) => ({
    series: one,
    index,
    decimation: decimate(one, 0, 3, 1),
    statistics: statisticsOf(one, 0, 3),
    bounds: { min: 1, max: 3 },
  }));
  return layOut(items, ({ series: { id } }) => id !== 'hidden', {
    lines: [],
    periods: [],
    height: 300,
    start: 'auto',
    arrangement: 'over',
    ...options,
  });
}

const idsOf = (plots: ReturnType<typeof plotsOf>) => plots.map(({ items }) => items.map(({ series: { id } }) => id));

describe('plots', () => {
  test('two units share a plot, a third unit has a separate one', () => {
    const plots = plotsOf([series('PM10', 'µg/m³'), series('T', '°C'), series('NO2', 'µg/m³'), series('p', 'hPa')]);
    expect(idsOf(plots)).toEqual([['PM10', 'T', 'NO2'], ['p']]);
    expect(plots[0]).toMatchObject({ units: ['µg/m³', '°C'], title: null });
  });

  test('each unit has a separate plot by default, named by its only series', () => {
    const plots = plotsOf([series('PM10', 'µg/m³'), series('T', '°C'), series('NO2', 'µg/m³')], {
      arrangement: 'byUnit',
    });
    expect(idsOf(plots)).toEqual([['PM10', 'NO2'], ['T']]);
    expect(plots.map(({ title }) => title)).toEqual([null, 'T']);
    expect(plotsOf([series('T', '°C')], { arrangement: 'byUnit' })[0]!.title).toBeNull();
  });

  test('says the axis of a unit that shares its plot', () => {
    const items = plotsOf([series('PM10', 'µg/m³'), series('T', '°C'), series('p', 'hPa')]).flatMap(
      (plot) => plot.items,
    );
    const axes = (isShown: (item: PlotSeries) => boolean) =>
      ['µg/m³', '°C', 'hPa'].map((unit) => axisOf(unit, items, isShown, 'over'));
    expect(axes(() => true)).toEqual(['left', 'right', null]);
    expect(axes(({ series: { id } }) => id !== 'PM10')).toEqual([null, null, null]);
    expect(axisOf('°C', items, () => true, 'byUnit')).toBeNull();
  });

  test('shades only the periods of its series', () => {
    const period = { id: 'work', label: 'Work', from: 0, to: 1 };
    const periods = [
      { ...period, seriesIds: ['NO2'] },
      { ...period, id: 'all' },
    ];
    const plots = plotsOf([series('PM10', 'µg/m³'), series('NO2', 'µg/m³')], { periods, arrangement: 'below' });
    expect(plots.map((plot) => plot.periods.map(({ id }) => id))).toEqual([['all'], ['work', 'all']]);
  });

  test('in the arrangement below, each series has a separate plot and years of one series share it', () => {
    const plots = plotsOf([series('2026', 'µg/m³', 'PM10'), series('NO2', 'µg/m³'), series('2025', 'µg/m³', 'PM10')], {
      arrangement: 'below',
    });
    expect(idsOf(plots)).toEqual([['2026', '2025'], ['NO2']]);
    expect(plots.map(({ title }) => title)).toEqual(['PM10', 'NO2']);
  });

  test('removes a plot whose series are hidden, except the last one', () => {
    expect(idsOf(plotsOf([series('hidden', 'mm'), series('PM10', 'µg/m³')], { arrangement: 'below' }))).toEqual([
      ['PM10'],
    ]);
    expect(plotsOf([series('hidden', 'mm')])).toHaveLength(1);
    expect(plotsOf([])).toHaveLength(1);
  });

  test('shows a limit only in plots with one of its series', () => {
    const limit: ReferenceLine = { id: 'limit', label: 'Limit', value: 50, unit: 'µg/m³', seriesIds: ['PM10'] };
    const lines = plotsOf([series('PM10', 'µg/m³'), series('NO2', 'µg/m³')], {
      lines: [limit],
      arrangement: 'below',
    }).map((plot) => plot.lines);
    expect(lines).toEqual([[[limit]], [[]]]);
    expect(plotsOf([series('NO2', 'µg/m³')], { lines: [limit] })[0]?.lines).toEqual([[]]);
  });

  test('four units make two plots of two', () => {
    const plots = plotsOf(['a', 'b', 'c', 'd', 'e'].map((unit) => series(unit, unit)));
    expect(plots.map(({ id, units }) => [id, units])).toEqual([
      ['a', ['a', 'b']],
      ['c', ['c', 'd']],
      ['e', ['e']],
    ]);
  });

  test('a chart without series has one empty plot', () => {
    expect(plotsOf([])).toEqual([{ id: '', title: null, items: [], units: [], scales: [], lines: [], periods: [] }]);
  });

  test('a limit of another unit is not shown', () => {
    const limit: ReferenceLine = { id: 'limit', label: 'Limit', value: 50, unit: 'µg/m³' };
    const [plot] = plotsOf([series('T', '°C'), series('PM10', 'µg/m³')], { lines: [limit] });
    expect(plot!.lines).toEqual([[], [limit]]);
  });
});

describe('the scale of a unit', () => {
  const item = (unit: string, min: number, max: number, more: Partial<ChartSeries> = {}, count = 3) =>
    ({ series: { ...series(unit, unit), ...more }, statistics: { count }, bounds: { min, max } }) as PlotSeries;
  const scaleOf = (
    items: PlotSeries[],
    { start = 'auto', height = 300, value }: { start?: ScaleStart; height?: number; value?: number } = {},
  ) => {
    const lines = value === undefined ? [] : [{ id: 'limit', label: 'Limit', value, unit: 'µg/m³' }];
    return layOut(items, () => true, { lines, periods: [], height, start, arrangement: 'over' })[0]!.scales[0]!;
  };
  const ends = ({ ticks }: ReturnType<typeof scaleOf>) => [ticks[0]!, ticks.at(-1)!] as const;

  test('contains the values of all its series, and no others', () => {
    const own = [item('µg/m³', 1040, 1050), item('µg/m³', 1060, 1080)];
    expect(ends(scaleOf(own))).toEqual([1040, 1080]);
    expect(scaleOf([...own, item('hPa', 1, 5000)])).toEqual(scaleOf(own));
    expect(scaleOf([...own, item('µg/m³', 0, 1000, {}, 0)])).toEqual(scaleOf(own));
  });

  test('contains the limits in reach of its values', () => {
    const own = [item('µg/m³', 40, 50)];
    expect(ends(scaleOf(own, { value: 70 }))[1]).toBe(80);
    expect(ends(scaleOf(own, { value: 2 }))[0]).toBeLessThanOrEqual(2);
  });

  test('is not flattened by a limit far above its values, whose label gets room', () => {
    expect(ends(scaleOf([item('µg/m³', 4, 66)], { value: 200 }))).toEqual([0, 80]);
    expect(ends(scaleOf([item('µg/m³', 4, 79)], { value: 200 }))).toEqual([0, 100]);
    expect(ends(scaleOf([item('µg/m³', 0, 0)], { value: 200 }))[1]).toBeLessThan(10);
    expect(ends(scaleOf([item('µg/m³', -9, -5)], { value: 200 }))[1]).toBeLessThan(10);
  });

  test('contains a limit far above the values if it is logarithmic, or if there are no values', () => {
    expect(scaleOf([item('µg/m³', 4, 66)], { value: 200, start: 'log' }).max).toBe(1000);
    expect(ends(scaleOf([item('µg/m³', 0, 0, {}, 0)], { value: 200 }))[1]).toBeGreaterThan(200);
  });

  test('starts at zero for bars, unless it is logarithmic', () => {
    const bars = item('mm', 1040, 1050, { kind: 'bars' });
    expect(ends(scaleOf([bars]))[0]).toBe(0);
    expect(ends(scaleOf([bars, item('mm', 1041, 1049)]))[0]).toBe(0);
    expect(ends(scaleOf([item('mm', 1040, 1050)]))[0]).toBe(1040);
    expect(ends(scaleOf([item('mm', 1040, 1050), item('hPa', 1040, 1050, { kind: 'bars' })]))[0]).toBe(1040);
    expect(scaleOf([bars], { start: 'log' }).isLog).toBe(true);
  });

  test('has steps of about 56 pixels, and two of them at least', () => {
    const own = [item('µg/m³', 0, 100)];
    const counts = [20, 280, 1120].map((height) => scaleOf(own, { height }).ticks.length - 1);
    expect(counts).toEqual([2, 5, 20]);
  });
});

describe('boundsOf', () => {
  const statistics = statisticsOf(series('PM10', 'µg/m³'), 0, 3);
  const withRange = (low: number[], high: number[]) =>
    ({
      ...series('PM10', 'µg/m³'),
      range: { low: Float32Array.from(low), high: Float32Array.from(high) },
    }) as ChartSeries;

  test('are those of the values without a range', () => {
    expect(boundsOf(series('PM10', 'µg/m³'), statistics, 0, 3)).toEqual({ min: 1, max: 3 });
  });

  test('are those of the finite values', () => {
    const one = {
      ...series('PM10', 'µg/m³'),
      values: Float32Array.of(-Infinity, 2, 5),
      range: { low: Float32Array.of(-Infinity, 1, 4), high: Float32Array.of(3, Infinity, 6) },
    };
    expect(boundsOf(one, statisticsOf(one, 0, 3), 0, 3)).toEqual({ min: 1, max: 6 });
    const infinite = { ...series('PM10', 'µg/m³'), values: new Float32Array(3).fill(Infinity) };
    expect(boundsOf(infinite, statisticsOf(infinite, 0, 3), 0, 3)).toEqual({ min: Infinity, max: -Infinity });
  });

  test('contain the range of the visible part only', () => {
    const wide = withRange([-5, 0, 2], [2, 9, 30]);
    expect(boundsOf(wide, statistics, 0, 3)).toEqual({ min: -5, max: 30 });
    expect(boundsOf(wide, statistics, 1, 2)).toEqual({ min: 0, max: 9 });
    expect(boundsOf(wide, statistics, 5, 9)).toEqual({ min: 1, max: 3 });
  });

  test('do not shrink to a range narrower than the values', () => {
    expect(boundsOf(withRange([2, 2, 2], [2, 2, 2]), statistics, 0, 3)).toEqual({ min: 1, max: 3 });
  });
});
