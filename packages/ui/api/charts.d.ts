import { JudgedLimit, RegimePeriod } from "@zrak/quantities/limits";
import { AveragingRule } from "@zrak/quantities/aggregation";
import { ChartLink, ChartLink as ChartLink$1, createChartLink } from "./chartLink.js";
import { Sparkline, SparklineProps } from "./Sparkline.js";
/** A series decimated for one width: points in time order; NaN interrupts the line. */
interface Decimated {
  times: Float64Array;
  values: Float32Array;
}
/** Index of the first time that is not before `time`. */
declare function lowerBound(times: Float64Array, time: number): number;
/**
 * M4 keeps the first, lowest, highest and last point of each pixel column. The line through them covers the same pixels
 * as the line through all points. Every extreme is kept, and every gap of at least `minGap` milliseconds.
 *
 * @param from Left edge in epoch milliseconds. One point beyond each edge is kept, so that the line reaches the edge.
 * @param columns Number of columns between the edges. With two per pixel no difference is visible.
 */
declare function m4(times: Float64Array, values: Float32Array, from: number, to: number, columns: number, minGap?: number): Decimated;
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
/** `byUnit`: a plot for each unit. `over`: a plot for every two units. `below`: a plot for each series. */
type Arrangement = 'byUnit' | 'over' | 'below';
interface ReferenceLine {
  id: string;
  /** Value, name and regime: "50 µg/m³ · daily limit until 2030". */
  label: string;
  /** In `unit`, or by default in the unit of the first series. */
  value: number;
  unit?: string | undefined;
  /** The limit in its own unit, if `value` is rounded after a conversion: values are converted and compared with it. */
  stated?: Pick<JudgedLimit, 'value' | 'conversion'> | undefined;
  /** Drawn only with one of these series; by default with every series of the unit. */
  seriesIds?: readonly string[] | undefined;
  /** Averaging interval to which the limit applies, for example `PT1H`; hidden over values of other intervals. */
  averaging?: string | undefined;
  /** Hidden under other regimes. */
  regimes?: readonly RegimePeriod[] | undefined;
}
/** A period that explains the values, for example maintenance. */
interface ChartPeriod {
  id: string;
  label: string;
  /** Shaded only with one of these series; by default with every series. */
  seriesIds?: readonly string[] | undefined;
  /** Epoch milliseconds; the period is `[from, to)`. */
  from: number;
  to: number;
}
type ScaleStart = 'auto' | 'zero' | 'fit' | 'log';
/** Values of a series at the times of a table. */
interface ValueColumn {
  label: string;
  unit: string;
  decimals: number;
  /** One per time; NaN if missing. */
  values: Float32Array<ArrayBuffer>;
  /** One per time; 0 if there is no value. Null for a series without flags. */
  flags: Int8Array<ArrayBuffer> | null;
}
interface ValueTable {
  /** Epoch milliseconds, ascending. */
  times: Float64Array<ArrayBuffer>;
  columns: ValueColumn[];
}
/** Content of a chart for a workbook. */
interface SeenValues extends ValueTable {
  title: string;
  /** Text of the visible period; then how the values were computed, and the source of the data. */
  period: string;
  caption: string;
  source: string | null;
  /** IANA name of the time zone of the chart. */
  timeZone: string;
}
/** Returns the bytes of an Excel file. */
type WorkbookWriter = (seen: SeenValues) => Promise<Blob>;
/** Visible period, epoch milliseconds. */
interface View {
  from: number;
  to: number;
}
type ChartZoom = View;
interface SeriesChartProps {
  /** Accessible name of the chart. */
  label: string;
  series: readonly ChartSeries[];
  /**
   * `byUnit`: each unit has a separate plot. `over`: up to two units share a plot with one axis each; further units get
   * separate plots below. `below`: each series has a separate plot. All plots share one cursor and one view.
   */
  arrangement?: Arrangement | undefined;
  /** Epoch milliseconds; the period is `[from, to)`. */
  from: number;
  to: number;
  /** IANA name of the time zone; ticks are at its civil times. */
  timeZone: string;
  /** Shown under the chart: "1 h mean, Europe/Ljubljana". Omit it where text near the chart says the same. */
  caption?: string | undefined;
  referenceLines?: readonly ReferenceLine[] | undefined;
  /** Averaging interval of the values, for example `PT1H`: reference lines of other intervals are hidden. */
  interval?: string | undefined;
  /** Reference lines of other regimes are hidden. */
  regime?: RegimePeriod | undefined;
  /** Shaded and labelled periods, for example maintenance. */
  periods?: readonly ChartPeriod[] | undefined;
  /** Height of each plot in pixels. */
  height?: number | undefined;
  state?: 'ready' | 'loading' | undefined;
  /** `auto` begins at zero unless the values are far from it. Bars always begin at zero, except with `log`. */
  yScale?: ScaleStart | undefined;
  /** Charts with the same link share their cursor. */
  link?: ChartLink$1 | undefined;
  /** Formats a time for tooltip, table and summary; by default date, time and zone in `timeZone`. */
  formatTime?: ((time: number) => string) | undefined;
  isTableOffered?: boolean | undefined;
  /** Shows the table instead of the plots. If given, the app switches between the two and the chart has no button. */
  isTable?: boolean | undefined;
  /** The visible part of the period, for example from an address; null for the whole period. */
  zoom?: ChartZoom | null | undefined;
  /** Called when a new zoom has stopped moving. */
  onZoomChange?: ((zoom: ChartZoom | null) => void) | undefined;
  /** Offers the visible part as PNG, SVG and CSV. */
  isSavingOffered?: boolean | undefined;
  /** Offers Excel as well, written by this function of the app. */
  writeWorkbook?: WorkbookWriter | undefined;
  /** Source of the data, printed on saved files. */
  source?: string | undefined;
}
/** Chart of series with up to millions of values, with a summary in words and a table as its text equivalent. */
declare function SeriesChart({
  label,
  series,
  arrangement,
  from,
  to,
  timeZone,
  caption,
  referenceLines,
  interval,
  regime,
  periods,
  height,
  state,
  yScale,
  link,
  formatTime,
  isTable: isTableGiven,
  isTableOffered,
  zoom,
  onZoomChange,
  isSavingOffered,
  writeWorkbook,
  source
}: SeriesChartProps): import("react").JSX.Element;
interface SwatchProps {
  /** Index of the series' colour and dash. */
  index: number;
  kind?: 'line' | 'bars' | undefined;
}
/** A short piece of the line with its colour and dashes. */
declare function Swatch({
  index,
  kind
}: SwatchProps): import("react").JSX.Element;
interface Statistics {
  /** NaN without values. */
  min: number;
  max: number;
  /** Computed by the mean rule of the series. */
  mean: number;
  /** The last present value. */
  last: number;
  count: number;
  missing: number;
}
/** Statistics of `[from, to)`. */
declare function statisticsOf(series: ChartSeries, from: number, to: number): Statistics;
export { type Arrangement, type ChartLink, type ChartPeriod, type ChartSeries, type ChartZoom, type Decimated, type ReferenceLine, type SeenValues, SeriesChart, type SeriesChartProps, Sparkline, type SparklineProps, type Statistics, Swatch, type SwatchProps, type ValueColumn, type WorkbookWriter, createChartLink, lowerBound, m4, statisticsOf };