import { AveragingRule } from "@zrak/quantities/aggregation";
/** Rules for the mean in the legend of a chart. */
type MeanRule = Extract<AveragingRule, 'mean' | 'energeticMean' | 'vectorMean'>;
interface ChartSeries {
  id: string;
  label: string;
  /** Short name at the end of the line and over the plot: "PM10", "Ljubljana"; by default the label. */
  name?: string | undefined;
  /** Unit with superscripts: "µg/m³". Series with the same unit share an axis. */
  unit: string;
  /** Decimals shown. */
  decimals: number;
  /** Start of each interval in epoch milliseconds, ascending. */
  times: Float64Array;
  /** One per time; NaN if missing. */
  values: Float32Array;
  kind?: 'line' | 'bars' | undefined;
  /**
   * Rule of the mean in the legend: `vectorMean` for degrees, `energeticMean` for decibels; arithmetic by default; null
   * if a mean is not meaningful.
   */
  meanRule?: MeanRule | null | undefined;
  /** Index of the series' colour and dash, of twelve; by default its position in the chart. */
  place?: number | undefined;
  /** Title of its plot in the arrangement `below`; series with the same title share a plot. By default the label. */
  title?: string | undefined;
  /** Minimum and maximum of each interval if the values are means; one per time. */
  range?: {
    low: Float32Array;
    high: Float32Array;
  } | undefined;
  /**
   * EEA validity flags, one per time: 1 valid, 2 and 3 below detection, −1 not valid, −99 calibration or maintenance.
   */
  flags?: Int8Array | undefined;
}
interface SeriesTableProps {
  label: string;
  series: readonly ChartSeries[];
  /** Epoch milliseconds; the period is `[from, to)`. */
  from: number;
  to: number;
  formatTime: (time: number) => string;
  /** With it, year and zone that all shown rows share are in the head only; copied times are those of `formatTime`. */
  timeZone?: string | undefined;
}
/**
 * All values of a chart as a paginated table that can be sorted by a column and copied whole. A last column says in
 * words which values are flagged and why others are missing.
 */
declare function SeriesTable({
  label,
  series,
  from,
  to,
  formatTime,
  timeZone
}: SeriesTableProps): import("react").JSX.Element;
export { SeriesTable, SeriesTableProps };