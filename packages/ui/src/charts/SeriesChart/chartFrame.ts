import type { FlagKind } from '../data/flags.ts';
import type { Measure } from '../engine/annotations/text.ts';
import type { ChartTokens } from '../engine/chartTokens.ts';
import type { ChartLink } from './link.ts';
import type { View } from './useView.ts';

/** State shared by all plots of a chart: one view, one cursor, one width and one set of margins. */
export interface ChartFrame {
  /** The visible period, and the whole period. */
  view: View;
  whole: View;
  isZoomed: boolean;
  /** Null shows the whole period. */
  change: (next: (view: View) => View | null) => void;
  link: ChartLink;
  timeZone: string;
  formatTime: (time: number) => string;
  /** Zone of the times in the table; not given if the app formats times. */
  tableZone: string | undefined;
  /** Null on a server, where nothing is drawn. */
  tokens: ChartTokens | null;
  /** Width of a label. */
  measure: Measure;
  shownFlags: ReadonlySet<FlagKind>;
  /** Number of series in all plots: if there are several, their lines also differ by dashes. */
  seriesCount: number;
  /** Id of the text that describes the chart. */
  descriptionId: string;
  isLoading: boolean;
  /** Width in pixels of the chart and of each of its plots. */
  width: number;
  height: number;
  /** Left and right margin of each plot in pixels, with tick labels and names. */
  left: number;
  right: number;
  /** Width of the names at the ends of the lines; 0 without names. */
  names: number;
}

/**
 * Margins above and below each plot in pixels, without the rows of labels above it; the lower one contains the tick
 * labels of the time axis.
 */
export const topPx = 8;
export const bottomPx = 26;
