import type { Decimation } from './decimate.ts';
import { withHeadroom } from './headroom.ts';
import { lowerBound } from './m4.ts';
import { type Arrangement, type ChartPeriod, type ChartSeries, isLineOf, type ReferenceLine } from '../data/series.ts';
import type { Statistics } from '../data/statistics.ts';
import { positionOf, type ScaleStart, valueAt, type ValueScale, valueScale } from './valueScale.ts';

export interface PlotSeries {
  series: ChartSeries;
  /** Of the visible part. */
  decimation: Decimation;
  /** Of the visible part. */
  statistics: Statistics;
  /** Limits that the scale must contain: a range may extend beyond the values. */
  bounds: { min: number; max: number };
  /** Position among all series of the chart, which determines its colour. */
  index: number;
}

/** One set of axes for series of one or two units. */
export interface PlotLayout {
  id: string;
  /** Null if the legend and the ends of the lines name the series. */
  title: string | null;
  items: readonly PlotSeries[];
  units: readonly string[];
  /** One per unit. */
  scales: readonly ValueScale[];
  /** Reference lines of each unit. */
  lines: readonly (readonly ReferenceLine[])[];
  /** Periods that concern one of its series. */
  periods: readonly ChartPeriod[];
}

export interface LayOutOptions {
  lines: readonly ReferenceLine[];
  periods: readonly ChartPeriod[];
  /** Height of each plot in pixels. */
  height: number;
  start: ScaleStart;
  arrangement: Arrangement;
}

/** Plots in the order in which their series appear. Plots without a visible series are left out. */
export function layOut(
  items: readonly PlotSeries[],
  isShown: (item: PlotSeries) => boolean,
  { lines, periods, height, start, arrangement }: LayOutOptions,
): PlotLayout[] {
  const units = [...new Set(items.map(({ series }) => series.unit))];
  const groups = [...Map.groupBy(items, ({ series }) => plotIdOf(series, units, arrangement))];
  const plots = groups.map(([id, members]): PlotLayout => {
    const shown = members.filter(isShown);
    const present = units.filter((unit) => shown.some(({ series }) => series.unit === unit));
    const linesOf = present.map((unit) =>
      lines.filter((line) => shown.some(({ series }) => series.unit === unit && isLineOf(line, series, units[0]))),
    );
    return {
      id,
      title: titleOf(id, members, groups.length, arrangement),
      items: shown,
      units: present,
      lines: linesOf,
      periods: periods.filter(
        ({ seriesIds }) => seriesIds === undefined || shown.some(({ series }) => seriesIds.includes(series.id)),
      ),
      scales: present.map((unit, side) => scaleOf(shown, unit, linesOf[side] ?? [], height, start)),
    };
  });
  const inUse = plots.filter((plot) => plot.items.length > 0);
  if (inUse.length > 0) return inUse;
  return [plots[0] ?? { id: '', title: null, items: [], units: [], scales: [], lines: [], periods: [] }];
}

function plotIdOf({ unit, title, label }: ChartSeries, units: readonly string[], arrangement: Arrangement): string {
  if (arrangement === 'below') return title ?? label;
  return arrangement === 'byUnit' ? unit : units[2 * Math.floor(units.indexOf(unit) / 2)]!;
}

/** Axis of a unit if it shares its plot with another one. */
export function axisOf(
  unit: string,
  items: readonly PlotSeries[],
  isShown: (item: PlotSeries) => boolean,
  arrangement: Arrangement,
): 'left' | 'right' | null {
  if (arrangement !== 'over') return null;
  const units = [...new Set(items.map(({ series }) => series.unit))];
  const place = units.indexOf(unit);
  // Units share a plot in pairs: 0 with 1, 2 with 3.
  const other = units[place % 2 === 0 ? place + 1 : place - 1];
  const isDrawn = (one: string) => items.some((item) => item.series.unit === one && isShown(item));
  if (other === undefined || !isDrawn(unit) || !isDrawn(other)) return null;
  return place % 2 === 0 ? 'left' : 'right';
}

/** A plot among several is named by its title, or by its only series. */
function titleOf(id: string, members: readonly PlotSeries[], plotCount: number, arrangement: Arrangement) {
  if (arrangement === 'below') return id;
  return plotCount > 1 && members.length === 1 ? members[0]!.series.label : null;
}

/**
 * How far above the highest shown value the scale extends for a limit, as a share of this value: the values then fill
 * two thirds of the height at least. A limit beyond it would flatten them, and is only named at the upper edge. A
 * logarithmic scale reaches a distant limit with one more power.
 */
const limitReach = 0.5;

function scaleOf(
  items: readonly PlotSeries[],
  unit: string,
  lines: readonly ReferenceLine[],
  height: number,
  start: ScaleStart,
): ValueScale {
  let low = Infinity;
  let high = -Infinity;
  let hasBars = false;
  for (const { series, statistics, bounds } of items) {
    if (series.unit !== unit || statistics.count === 0) continue;
    low = Math.min(low, bounds.min);
    high = Math.max(high, bounds.max);
    hasBars ||= series.kind === 'bars';
  }
  const limits = lines.map(({ value }) => value);
  const top = start === 'log' || high === -Infinity ? Infinity : high + limitReach * Math.abs(high);
  const marked = limits.filter((value) => value <= top);
  // At the upper edge is the label of a limit above the scale.
  if (marked.length < limits.length) marked.push(high);
  low = Math.min(low, ...marked);
  high = Math.max(high, ...marked);
  const maxTicks = Math.max(2, Math.round(height / 56));
  return withHeadroom(valueScale(low, high, maxTicks, hasBars && start !== 'log' ? 'zero' : start), marked);
}

/** Minimum and maximum of finite values and range in `[from, to)`. */
export function boundsOf({ times, values, range }: ChartSeries, { min, max }: Statistics, from: number, to: number) {
  const bounds = { min, max };
  const end = lowerBound(times, to);
  const include = (given: Float32Array) => {
    for (let index = lowerBound(times, from); index < end; index++) {
      const value = given[index]!;
      if (value < bounds.min && value !== -Infinity) bounds.min = value;
      if (value > bounds.max && value !== Infinity) bounds.max = value;
    }
  };
  if (min === -Infinity || max === Infinity) {
    Object.assign(bounds, { min: Infinity, max: -Infinity });
    include(values);
  }
  if (range) {
    include(range.low);
    include(range.high);
  }
  return bounds;
}

/** Positions of the ticks between the bottom of the scale, 0, and its top, 1. */
export function tickPositions(scale: ValueScale): number[] {
  return scale.ticks.map((tick) => positionOf(scale, tick));
}

export function tickText(
  scale: ValueScale,
  position: number,
  format: (value: number, decimals: number) => string,
): string {
  const value = valueAt(scale, position);
  if (!scale.isLog) return format(value, scale.decimals);
  return format(value, Math.max(0, -Math.floor(Math.log10(value) + 1e-9)));
}

/** Width in pixels of the tick labels beside the plot. */
export function axisWidth(scale: ValueScale | undefined, format: (value: number, decimals: number) => string): number {
  if (!scale) return 14;
  return Math.ceil(14 + 6.6 * Math.max(...tickPositions(scale).map((place) => tickText(scale, place, format).length)));
}
