import { tickFormatter, type TimeTicks } from './timeTicks.ts';
import { type ChartTokens } from './chartTokens.ts';
import type { Frame } from './draw.ts';
import { type PlotLayout, tickPositions, tickText } from './plots.ts';

const textPx = 11;

type FormatNumber = (value: number, decimals: number) => string;

/** Colours and fonts of nivo's axes. Cached, because nivo merges each new theme into its defaults. */
export function nivoTheme(tokens: ChartTokens) {
  const text = { fontFamily: tokens.font, fontSize: textPx, fill: tokens.textMuted };
  const line = { stroke: tokens.grid, strokeWidth: 1 };
  return { text, grid: { line }, axis: { domain: { line: { ...line, strokeWidth: 0 } }, ticks: { line, text } } };
}

/** Parts drawn by nivo: axes and grid. Positions are 0 to 1. */
export function nivoAxes(
  { scales }: PlotLayout,
  { from, to }: Frame,
  ticks: TimeTicks,
  locale: string,
  timeZone: string,
  format: FormatNumber,
) {
  const formatTime = tickFormatter(ticks, locale, timeZone);
  const times = ticks.times.map((time) => (time - from) / (to - from));
  const axis = (place: number) => {
    const scale = scales[place];
    if (!scale) return null;
    return {
      tickValues: tickPositions(scale),
      tickSize: 0,
      tickPadding: 8,
      format: (position: number) => tickText(scale, position, format),
    };
  };
  return {
    gridXValues: times,
    gridYValues: scales[0] ? tickPositions(scales[0]) : [],
    axisBottom: {
      tickValues: times,
      tickSize: 4,
      tickPadding: 6,
      format: (position: number) => formatTime(Math.round(from + position * (to - from))),
    },
    axisLeft: axis(0),
    axisRight: axis(1),
  };
}
