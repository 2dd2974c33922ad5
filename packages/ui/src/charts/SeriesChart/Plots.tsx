import type { ChartSeries } from '../data/series.ts';
import type { PlotLayout } from '../engine/plots.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartFrame } from './chartFrame.ts';
import { Overview } from './Overview.tsx';
import { Plot } from './Plot.tsx';
import type { Layout } from './useLayout.ts';
import * as styles from './SeriesChart.css.ts';

interface PlotsProps {
  /** Accessible name of the chart. */
  label: string;
  series: readonly ChartSeries[];
  layout: Layout;
  frame: ChartFrame;
  isTable: boolean;
}

/** All plots of a chart with their overview, or the table in their place. */
export function Plots({ label, series, layout: { plots, overview }, frame, isTable }: PlotsProps) {
  const { view, height, formatTime, tableZone, isLoading } = frame;
  if (isTable) {
    const { from, to } = view;
    const times = { from, to, formatTime, timeZone: tableZone };
    return <ChartTable label={label} series={series} {...times} height={height} />;
  }
  return (
    <div className={styles.plots}>
      {plots.map((plot) => (
        <Plot key={plot.id} label={labelOf(label, plot, plots.length)} layout={plot} frame={frame} />
      ))}
      {!isLoading && overview && <Overview layout={overview} frame={frame} />}
    </div>
  );
}

/** Accessible name of a plot; among several it contains the title or the units. */
function labelOf(label: string, { title, units }: PlotLayout, plotCount: number): string {
  const own = title ?? (plotCount > 1 ? units.join(', ') : '');
  return own === '' ? label : `${label}: ${own}`;
}
