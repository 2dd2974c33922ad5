import type { AveragingRule } from '@zrak/quantities/aggregation';
import type { JudgedLimit, RegimePeriod } from '@zrak/quantities/limits';

/** Rules for the mean in the legend of a chart. */
export type MeanRule = Extract<AveragingRule, 'mean' | 'energeticMean' | 'vectorMean'>;

export interface ChartSeries {
  id: string;
  label: string;
  /** Short name at the end of the line and over the plot: "PM10", "Ljubljana"; by default the label. */
  name?: string;
  /** Unit with superscripts: "µg/m³". Series with the same unit share an axis. */
  unit: string;
  /** Decimals shown. */
  decimals: number;
  /** Start of each interval in epoch milliseconds, ascending. */
  times: Float64Array;
  /** One per time; NaN if missing. */
  values: Float32Array;
  kind?: 'line' | 'bars';
  /**
   * Rule of the mean in the legend: `vectorMean` for degrees, `energeticMean` for decibels; arithmetic by default; null
   * if a mean is not meaningful.
   */
  meanRule?: MeanRule | null;
  /** Index of the series' colour and dash, of twelve; by default its position in the chart. */
  place?: number;
  /** Title of its plot in the arrangement `below`; series with the same title share a plot. By default the label. */
  title?: string;
  /** Minimum and maximum of each interval if the values are means; one per time. */
  range?: { low: Float32Array; high: Float32Array };
  /**
   * EEA validity flags, one per time: 1 valid, 2 and 3 below detection, −1 not valid, −99 calibration or maintenance.
   */
  flags?: Int8Array;
}

/** `byUnit`: a plot for each unit. `over`: a plot for every two units. `below`: a plot for each series. */
export type Arrangement = 'byUnit' | 'over' | 'below';

export interface ReferenceLine {
  id: string;
  /** Value, name and regime: "50 µg/m³ · daily limit until 2030". */
  label: string;
  /** In `unit`, or by default in the unit of the first series. */
  value: number;
  unit?: string;
  /** The limit in its own unit, if `value` is rounded after a conversion: values are converted and compared with it. */
  stated?: Pick<JudgedLimit, 'value' | 'conversion'>;
  /** Drawn only with one of these series; by default with every series of the unit. */
  seriesIds?: readonly string[];
  /** Averaging interval to which the limit applies, for example `PT1H`; hidden over values of other intervals. */
  averaging?: string;
  /** Hidden under other regimes. */
  regimes?: readonly RegimePeriod[];
}

/** A period that explains the values, for example maintenance. */
export interface ChartPeriod {
  id: string;
  label: string;
  /** Shaded only with one of these series; by default with every series. */
  seriesIds?: readonly string[] | undefined;
  /** Epoch milliseconds; the period is `[from, to)`. */
  from: number;
  to: number;
}

/**
 * Reference lines that apply. A limit applies to one averaging interval and regime; elsewhere it would mislead. Without
 * a finite value there is nothing to draw.
 */
export function linesThatFit(
  lines: readonly ReferenceLine[],
  averaging: string | undefined,
  regime: RegimePeriod,
): ReferenceLine[] {
  return lines.filter(
    (line) =>
      Number.isFinite(line.value) &&
      (line.averaging === undefined || line.averaging === averaging) &&
      (line.regimes === undefined || line.regimes.includes(regime)),
  );
}

/**
 * Whether a limit applies to a series.
 * @param firstUnit unit of the first series, used for lines without a unit
 */
export function isLineOf(line: ReferenceLine, { id, unit }: ChartSeries, firstUnit: string | undefined): boolean {
  return (line.unit ?? firstUnit) === unit && (line.seriesIds?.includes(id) ?? true);
}

/** Index of the sample nearest to a time; −1 in an empty series. */
export function nearestIndex(times: Float64Array, time: number): number {
  if (times.length === 0) return -1;
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle]! < time) low = middle + 1;
    else high = middle;
  }
  if (low > 0 && time - times[low - 1]! <= times[low]! - time) return low - 1;
  return low;
}

/**
 * Index of the sample that represents a time: the nearest, unless it is further away than the distance between its
 * neighbours.
 */
export function sampleAt({ times }: ChartSeries, time: number): number {
  const index = nearestIndex(times, time);
  if (index < 0) return -1;
  const here = times[index]!;
  const neighbour = times[index + 1] ?? times[index - 1] ?? here;
  return Math.abs(here - time) < Math.max(Math.abs(neighbour - here), 1) ? index : -1;
}
