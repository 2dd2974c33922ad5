import type { RegimePeriod } from '@zrak/quantities/limits';
import { type Arrangement, type ChartPeriod, type ChartSeries, type ReferenceLine } from '../data/series.js';
import type { ScaleStart } from '../engine/valueScale.js';
import type { WorkbookWriter } from '../save/workbook.js';
import { type ChartLink } from '../../../chartLink.js';
export interface SeriesChartProps {
    /** Accessible name of the chart. */
    label: string;
    series: readonly ChartSeries[];
    /**
     * `over`: up to two units share a plot with one axis each; further units get separate plots below. `below`: each
     * series has a separate plot. All plots share one cursor and one view.
     */
    arrangement?: Arrangement;
    /** Epoch milliseconds; the period is `[from, to)`. */
    from: number;
    to: number;
    /** IANA name of the time zone; ticks are at its civil times. */
    timeZone: string;
    /** Shown under the chart: "1 h mean, Europe/Ljubljana". */
    caption: string;
    referenceLines?: readonly ReferenceLine[];
    /** Averaging interval of the values, for example `PT1H`: reference lines of other intervals are hidden. */
    interval?: string;
    /** Lines of other regimes are left out. */
    regime?: RegimePeriod;
    /** Shaded, with their labels: maintenance, say. */
    periods?: readonly ChartPeriod[];
    /** Height of each plot in pixels. */
    height?: number;
    state?: 'ready' | 'loading';
    /** `auto` begins at zero unless the values are far from it. Bars always begin at zero, except with `log`. */
    yScale?: ScaleStart;
    /** Charts with the same link share their cursor. */
    link?: ChartLink;
    /** Formats a time for tooltip, table and summary; by default date, time and zone in `timeZone`. */
    formatTime?: (time: number) => string;
    isTableOffered?: boolean;
    /** Offers the visible part as PNG, SVG and CSV. */
    isSavingOffered?: boolean;
    /** Offers Excel as well, written by this function of the app. */
    writeWorkbook?: WorkbookWriter;
    /** Source of the data, printed on saved files. */
    source?: string;
}
/** Chart of series with up to millions of values, with a summary in words and a table as its text equivalent. */
export declare function SeriesChart({ label, series, arrangement, from, to, timeZone, caption, referenceLines, interval, regime, periods, height, state, yScale, link, formatTime, isTableOffered, isSavingOffered, writeWorkbook, source, }: SeriesChartProps): import("react").JSX.Element;
