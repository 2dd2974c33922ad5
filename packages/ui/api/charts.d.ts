export { m4, lowerBound, type Decimated } from './types/charts/engine/m4.js';
export { SeriesChart, type SeriesChartProps } from './types/charts/SeriesChart/SeriesChart.js';
export type { SeenValues, WorkbookWriter } from './types/charts/save/workbook.js';
export type { ValueColumn } from './types/charts/save/columns.js';
export { Swatch, type SwatchProps } from './types/charts/parts/Swatch.js';
export { Sparkline, type SparklineProps } from './types/charts/Sparkline/Sparkline.js';
export { createChartLink, type ChartLink } from './chartLink.js';
export type { ChartPeriod, ChartSeries, ReferenceLine } from './types/charts/data/series.js';
export { statisticsOf, type Statistics } from './types/charts/data/statistics.js';
