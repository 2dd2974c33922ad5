export { m4, lowerBound, type Decimated } from './engine/m4.ts';
export { SeriesChart, type ChartZoom, type SeriesChartProps } from './SeriesChart/SeriesChart.tsx';
export type { SeenValues, WorkbookWriter } from './save/workbook.ts';
export type { ValueColumn } from './save/columns.ts';
export { Swatch, type SwatchProps } from './parts/Swatch.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
export { createChartLink, type ChartLink } from './SeriesChart/link.ts';
export type { Arrangement, ChartPeriod, ChartSeries, ReferenceLine } from './data/series.ts';
export { statisticsOf, type Statistics } from './data/statistics.ts';
