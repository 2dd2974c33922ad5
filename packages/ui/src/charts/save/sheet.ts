import type { FlagKind } from '../data/flags.ts';
import { annotate, drawOver, drawUnder } from '../engine/annotations/annotate.ts';
import { periodMarks, rowsOf } from '../engine/annotations/periodLabels.ts';
import { labelPx, type Measure } from '../engine/annotations/text.ts';
import { tickFormatter, timeTicks } from '../engine/timeTicks.ts';
import { type ChartTokens, dashOf, inkOf, seriesInk } from '../engine/chartTokens.ts';
import { drawFlags, drawTraces, type Frame, traceOf } from '../engine/draw.ts';
import { columnsFor, decimate, type Decimation } from '../engine/decimate.ts';
import { type PlotLayout, type PlotSeries, tickPositions, tickText } from '../engine/plots.ts';
import type { Pen } from '../engine/pen.ts';
import type { View } from '../SeriesChart/useView.ts';

/** A chart for saving: with its title, legend and source. */
export interface Sheet {
  title: string;
  /** The visible period as text. */
  period: string;
  caption: string;
  source: string | undefined;
  plots: readonly PlotLayout[];
  shownFlags: ReadonlySet<FlagKind>;
  view: View;
  timeZone: string;
  locale: string;
  tokens: ChartTokens;
  seriesCount: number;
  left: number;
  right: number;
  /** Width of the names at the ends of the lines. */
  names: number;
  measure: Measure;
  /** Height of each plot. */
  height: number;
  format: (value: number, decimals: number) => string;
}

export const sheetWidthPx = 1200;
const marginPx = 24;
const headPx = 64;
const unitsPx = 18;
const axisPx = 34;
const legendRowPx = 20;
const footPx = 32;

const plotWidth = ({ left, right }: Sheet) => sheetWidthPx - 2 * marginPx - left - right;
const marksOf = (sheet: Sheet, { periods }: PlotLayout) =>
  periodMarks(periods, { ...sheet.view, width: plotWidth(sheet) }, sheet.measure);
/** Height of the labels of periods above a plot. */
const rowsPx = (sheet: Sheet, layout: PlotLayout) => rowsOf(marksOf(sheet, layout)) * labelPx;
/** Height of a plot with its units, labels and axis. */
const plotHeight = (sheet: Sheet, layout: PlotLayout) => unitsPx + rowsPx(sheet, layout) + sheet.height + axisPx;

const legendOf = ({ plots }: Sheet) => plots.flatMap(({ items }) => items);

export function sheetHeight(sheet: Sheet): number {
  const plots = sheet.plots.reduce((sum, layout) => sum + plotHeight(sheet, layout), 0);
  return headPx + plots + legendOf(sheet).length * legendRowPx + footPx;
}

export function drawSheet(pen: Pen, sheet: Sheet): void {
  const { tokens, title, period, caption, source } = sheet;
  const write = (text: string, x: number, y: number, size: number, color: string, weight = 400) => {
    pen.font = `${weight} ${size}px ${tokens.font}`;
    pen.fillStyle = color;
    pen.fillText(text, x, y);
  };
  pen.fillStyle = tokens.surface;
  pen.fillRect(0, 0, sheetWidthPx, sheetHeight(sheet));
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  write(title, marginPx, 32, 18, tokens.text, 600);
  write(period, marginPx, 52, 13, tokens.textMuted);

  let top = headPx;
  for (const layout of sheet.plots) {
    drawPlot(pen, sheet, layout, top);
    top += plotHeight(sheet, layout);
  }
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  for (const { series, index } of legendOf(sheet)) {
    pen.strokeStyle = seriesInk(tokens, index);
    pen.lineWidth = 2.5;
    pen.setLineDash(sheet.seriesCount > 1 ? dashOf(index) : []);
    pen.beginPath();
    pen.moveTo(marginPx, top + 6);
    pen.lineTo(marginPx + 24, top + 6);
    pen.stroke();
    pen.setLineDash([]);
    write(`${series.label}, ${series.unit}`, marginPx + 32, top + 10, 13, tokens.text);
    top += legendRowPx;
  }
  write([caption, source].filter((part) => part).join(' · '), marginPx, top + 12, 12, tokens.textMuted);
}

function drawPlot(pen: Pen, sheet: Sheet, layout: PlotLayout, top: number): void {
  const { tokens, view, left, right, names, measure, height, timeZone, locale, format, seriesCount } = sheet;
  const { title, items, units, scales } = layout;
  const width = plotWidth(sheet);
  const frame: Frame = { ...view, width, height };
  const notes = annotate(layout, frame, marksOf(sheet, layout), { right, names }, measure);
  const rows = rowsPx(sheet, layout);
  const ink = inkOf(tokens);
  const ticks = timeTicks(view.from, view.to, timeZone, width / 80);
  const writeTick = tickFormatter(ticks, locale, timeZone);

  pen.save();
  pen.translate(marginPx + left, top + unitsPx + rows);
  pen.font = `400 11px ${tokens.font}`;
  pen.fillStyle = tokens.textMuted;
  pen.strokeStyle = tokens.grid;
  pen.lineWidth = 1;
  scales.forEach((scale, side) => {
    const isLeft = side === 0;
    pen.textAlign = isLeft ? 'right' : 'left';
    pen.textBaseline = 'middle';
    for (const place of tickPositions(scale)) {
      const y = Math.round(height * (1 - place)) + 0.5;
      if (isLeft) {
        pen.beginPath();
        pen.moveTo(0, y);
        pen.lineTo(width, y);
        pen.stroke();
      }
      pen.fillText(tickText(scale, place, format), isLeft ? -8 : width + 8, y);
    }
    pen.textBaseline = 'alphabetic';
    pen.textAlign = isLeft ? 'left' : 'right';
    const unit = units[side] ?? '';
    pen.fillText(isLeft && title ? `${unit}   ${title}` : unit, isLeft ? -left : width + right, -6 - rows);
  });
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  for (const time of ticks.times) {
    const x = Math.round(((time - view.from) / (view.to - view.from)) * width) + 0.5;
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x, height + 4);
    pen.stroke();
    pen.fillText(writeTick(time), x, height + 18);
  }

  const traces = items.flatMap((item) => {
    const scale = scales[units.indexOf(item.series.unit)];
    const look = { color: seriesInk(tokens, item.index), dash: seriesCount > 1 ? dashOf(item.index) : [] };
    return scale ? [traceOf(item.series, decimationFor(item, view), frame, scale, look)] : [];
  });
  drawUnder(pen, notes, frame, tokens);
  drawTraces(pen, traces, frame);
  drawFlags(pen, traces, sheet.shownFlags, frame, ink);
  drawOver(pen, notes, layout, frame, tokens);
  pen.restore();
}

/**
 * The chart's own decimation, unless the chart is narrower than the sheet: then its columns would be wider than a
 * pixel.
 */
function decimationFor({ series, decimation }: PlotSeries, { from, to }: View): Decimation {
  const columns = columnsFor(sheetWidthPx);
  return decimation.columns >= columns ? decimation : decimate(series, from, to, columns);
}
