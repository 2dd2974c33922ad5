import type { RegimePeriod } from '@zrak/quantities/limits';
import { type Arrangement, type ChartPeriod, type ChartSeries, type ReferenceLine } from '../data/series.js';
import type { ScaleStart } from '../engine/valueScale.js';
import type { WorkbookWriter } from '../save/workbook.js';
import { type ChartLink } from '../../../chartLink.js';
export interface SeriesChartProps {
    /** Accessible name of the graph. */
    label: string;
    series: readonly ChartSeries[];
    /**
     * `over`: up to two units share a plot, one axis each; further units get plots of their own below. `below`: every series
     * has its own. All plots have one cursor and one view.
     */
    arrangement?: Arrangement;
    /** Epoch milliseconds; the period is `[from, to)`. */
    from: number;
    to: number;
    /** IANA name; ticks stand on its civil times. */
    timeZone: string;
    /** Printed under the graph: "1 h mean, Europe/Ljubljana". */
    caption: string;
    referenceLines?: readonly ReferenceLine[];
    /** Averaging period of the values, `PT1H` say: lines of another one are left out. */
    interval?: string;
    /** Lines of other regimes are left out. */
    regime?: RegimePeriod;
    /** Shaded, with their labels: maintenance, say. */
    periods?: readonly ChartPeriod[];
    /** Of each plot, in pixels. */
    height?: number;
    state?: 'ready' | 'loading';
    /** `auto` begins at zero unless the values lie far from it. Bars always do, but on `log`. */
    yScale?: ScaleStart;
    /** Graphs with the same link share their cursor. */
    link?: ChartLink;
    /** How a time is written in tooltip, table and summary; date, time and zone in `timeZone` when left out. */
    formatTime?: (time: number) => string;
    isTableOffered?: boolean;
    /** Offers what is seen as PNG, SVG and CSV. */
    isSavingOffered?: boolean;
    /** Offers Excel beside them; the app brings what writes it. */
    writeWorkbook?: WorkbookWriter;
    /** Printed on what is saved: whose data these are. */
    source?: string;
}
/** Draws a million points as fast as a hundred, and says in words and in a table what it draws. */
export declare function SeriesChart({ label, series, arrangement, from, to, timeZone, caption, referenceLines, interval, regime, periods, height, state, yScale, link, formatTime, isTableOffered, isSavingOffered, writeWorkbook, source, }: SeriesChartProps): import("react").JSX.Element;
