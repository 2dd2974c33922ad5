import { describe, expect, test } from 'vitest';
import type { Arrangement, ChartSeries, ReferenceLine } from '../data/series.ts';
import { statisticsOf } from '../data/statistics.ts';
import { decimate } from './decimate.ts';
import { layOut } from './plots.ts';

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

function plotsOf(shown: readonly ChartSeries[], lines: readonly ReferenceLine[] = [], arrangement?: Arrangement) {
  const items = shown.map((one, index) => ({
    series: one,
    index,
    decimation: decimate(one, 0, 3, 1),
    statistics: statisticsOf(one, 0, 3),
    bounds: { min: 1, max: 3 },
  }));
  return layOut(items, ({ series: { id } }) => id !== 'hidden', lines, 300, 'auto', arrangement);
}

const idsOf = (plots: ReturnType<typeof plotsOf>) => plots.map(({ items }) => items.map(({ series: { id } }) => id));

describe('plots', () => {
  test('two units share a plot, a third unit has a separate one', () => {
    const plots = plotsOf([series('PM10', 'µg/m³'), series('T', '°C'), series('NO2', 'µg/m³'), series('p', 'hPa')]);
    expect(idsOf(plots)).toEqual([['PM10', 'T', 'NO2'], ['p']]);
    expect(plots[0]).toMatchObject({ units: ['µg/m³', '°C'], title: null });
  });

  test('in the arrangement below, each series has a separate plot and years of one series share it', () => {
    const plots = plotsOf(
      [series('2026', 'µg/m³', 'PM10'), series('NO2', 'µg/m³'), series('2025', 'µg/m³', 'PM10')],
      [],
      'below',
    );
    expect(idsOf(plots)).toEqual([['2026', '2025'], ['NO2']]);
    expect(plots.map(({ title }) => title)).toEqual(['PM10', 'NO2']);
  });

  test('removes a plot whose series are hidden, except the last one', () => {
    expect(idsOf(plotsOf([series('hidden', 'mm'), series('PM10', 'µg/m³')], [], 'below'))).toEqual([['PM10']]);
    expect(plotsOf([series('hidden', 'mm')])).toHaveLength(1);
    expect(plotsOf([])).toHaveLength(1);
  });

  test('shows a limit only in plots with one of its series', () => {
    const limit: ReferenceLine = { id: 'limit', label: 'Limit', value: 50, unit: 'µg/m³', seriesIds: ['PM10'] };
    const lines = plotsOf([series('PM10', 'µg/m³'), series('NO2', 'µg/m³')], [limit], 'below').map(
      (plot) => plot.lines,
    );
    expect(lines).toEqual([[[limit]], [[]]]);
    expect(plotsOf([series('NO2', 'µg/m³')], [limit])[0]?.lines).toEqual([[]]);
  });
});
