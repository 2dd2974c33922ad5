import type { IntlShape } from '@formatjs/intl';
import type { PlotLayout } from '../engine/plots.ts';
import type { CsvTable } from '../save/csv.ts';
import type { Sheet } from '../save/sheet.ts';
import type { ChartFrame } from './chartFrame.ts';
import { messages } from './SeriesChart.messages.ts';

interface SeenInput {
  intl: IntlShape;
  frame: ChartFrame;
  plots: readonly PlotLayout[];
  /** Accessible name of the chart. */
  label: string;
  caption: string;
  source: string | undefined;
  format: (value: number, decimals: number) => string;
}

/** The visible part as a sheet and a table for saving. Null if nothing is drawn. */
export function seenOf({ intl, frame, plots, label, caption, source, format }: SeenInput) {
  const { tokens, view, shownFlags, timeZone, seriesCount, left, right, names, measure, height, formatTime } = frame;
  if (!tokens) return null;
  const sheet: Sheet = {
    title: label,
    period: intl.formatMessage(messages.period, { from: formatTime(view.from), to: formatTime(view.to) }),
    caption,
    source,
    plots,
    shownFlags,
    view,
    timeZone,
    locale: intl.locale,
    tokens,
    seriesCount,
    left,
    right,
    names,
    measure,
    height,
    format,
  };
  const table: CsvTable = {
    series: plots.flatMap((plot) => plot.items.map((item) => item.series)),
    ...view,
    utcHead: intl.formatMessage(messages.timeIn, { timeZone: 'UTC' }),
    localHead: intl.formatMessage(messages.timeIn, { timeZone }),
    formatTime,
    flagHead: (name: string) => intl.formatMessage(messages.flagOf, { label: name }),
  };
  return { sheet, table };
}
