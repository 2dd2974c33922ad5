import { SeriesChart } from './SeriesChart.tsx';
import type { ChartSeries } from '../data/series.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const DAY = 86_400_000;
const from = Date.parse('2026-11-01T00:00:00+01:00');
const means = [22, 31, 47, 58, 63, NaN, NaN, 44, 39, 36, 30, 27, 25, 24];

const pm10 = (values: readonly number[]): ChartSeries => ({
  id: 'pm10',
  label: 'PM10',
  unit: 'µg/m³',
  decimals: 1,
  times: Float64Array.from(values, (_, day) => from + day * DAY),
  values: Float32Array.from(values),
});

export const guidance: Guidance = {
  entryPoint: 'charts',
  status: 'stable',
  use: ['Measurements over time, one to twelve series, up to millions of values.'],
  avoid: ['A trend in a tile: use Sparkline.', 'Few categories: use DataTable.'],
  do: {
    example: (
      <SeriesChart
        label="PM10 at Kranj"
        series={[pm10(means)]}
        from={from}
        to={from + 14 * DAY}
        timeZone="Europe/Ljubljana"
        caption="Daily means"
        referenceLines={[{ id: 'limit', label: '50 µg/m³ · daily limit', value: 50 }]}
        height={160}
        isTableOffered={false}
        isSavingOffered={false}
      />
    ),
    text: 'Show unit, interval and limit values.',
  },
  dont: {
    example: (
      <SeriesChart
        label="PM10 at Kranj without gaps"
        series={[pm10(means.with(5, 56.7).with(6, 50.3))]}
        from={from}
        to={from + 14 * DAY}
        timeZone="Europe/Ljubljana"
        caption="Daily means"
        height={160}
        isTableOffered={false}
        isSavingOffered={false}
      />
    ),
    text: 'Interpolate over gaps: leave them visible.',
  },
  keyboard: keys.chart,
};
