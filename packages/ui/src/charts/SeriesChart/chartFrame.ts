import type { FlagKind } from '../data/flags.ts';
import type { ChartPeriod } from '../data/series.ts';
import type { ChartTokens } from '../engine/chartTokens.ts';
import type { ChartLink } from './link.ts';
import type { View } from './useView.ts';

/** What all plots of a graph share: one view, one cursor, one width and one set of margins. */
export interface ChartFrame {
  /** What is in view, and all that may come into view. */
  view: View;
  whole: View;
  isZoomed: boolean;
  /** Null shows the whole period. */
  change: (next: (view: View) => View | null) => void;
  link: ChartLink;
  timeZone: string;
  formatTime: (time: number) => string;
  /** Null on a server, where nothing is drawn. */
  tokens: ChartTokens | null;
  periods: readonly ChartPeriod[];
  shownFlags: ReadonlySet<FlagKind>;
  /** Of all plots together: lines differ by dashes where there are several. */
  seriesCount: number;
  /** Id of the text that describes the graph. */
  descriptionId: string;
  isLoading: boolean;
  /** Of the graph and of each of its plots, in pixels. */
  width: number;
  height: number;
  /** Margins of each plot, in pixels: room for the ticks of its scales. */
  left: number;
  right: number;
}

/** Margins of each plot above and below, in pixels: the latter has room for the ticks of the time. */
export const topPx = 8;
export const bottomPx = 26;
