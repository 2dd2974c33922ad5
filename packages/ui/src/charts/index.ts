export { m4, lowerBound, type Decimated } from './m4.ts';
export { SeriesChart, type SeriesChartProps } from './SeriesChart/SeriesChart.tsx';
export { SeriesTable, type SeriesTableProps } from './SeriesTable/SeriesTable.tsx';
export { Swatch, type SwatchProps } from './SeriesChart/Swatch.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
export { createChartLink, type ChartLink } from './SeriesChart/link.ts';
export type { ChartPeriod, ChartSeries, ReferenceLine, Regime } from './series.ts';
export { statisticsOf, type Statistics } from './statistics.ts';
