import { tickFormatter, type TimeTicks } from '../timeTicks.ts';
import { type ChartTokens } from './chartTokens.ts';
import type { Frame } from './draw.ts';
import { type PlotLayout, tickPositions, tickText } from './plots.ts';

const TEXT = 11;

type FormatNumber = (value: number, decimals: number) => string;

/** What nivo draws: axes and grid. Positions run from 0 to 1. */
export function shellOf(
  { scales }: PlotLayout,
  { from, to }: Frame,
  ticks: TimeTicks,
  tokens: ChartTokens,
  locale: string,
  timeZone: string,
  format: FormatNumber,
) {
  const formatTime = tickFormatter(ticks, locale, timeZone);
  const times = ticks.times.map((time) => (time - from) / (to - from));
  const text = { fontFamily: tokens.font, fontSize: TEXT, fill: tokens.textMuted };
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
    theme: {
      text,
      grid: { line: { stroke: tokens.grid, strokeWidth: 1 } },
      axis: {
        domain: { line: { stroke: tokens.grid, strokeWidth: 0 } },
        ticks: { line: { stroke: tokens.grid, strokeWidth: 1 }, text },
      },
    },
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
