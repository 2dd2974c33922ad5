import { type ChartTokens, inkOf } from '../chartTokens.ts';
import type { Frame } from '../draw.ts';
import type { Pen } from '../pen.ts';
import type { PlotLayout } from '../plots.ts';
import { drawLimits, drawNames, drawPeriods } from './drawAnnotations.ts';
import { type LimitMark, limitMarks } from './limitLabels.ts';
import { type LineName, lineNames } from './lineNames.ts';
import { nameInk } from './nameInk.ts';
import type { PeriodMark } from './periodLabels.ts';
import type { Measure } from './text.ts';

/** Marks that explain the lines of a plot; none of their labels covers another. */
export interface Annotations {
  periods: readonly PeriodMark[];
  limits: readonly LimitMark[];
  names: readonly LineName[];
  /** Left edge of the names, in the right margin. */
  namesX: number;
}

interface Margin {
  /** Right margin, and the width of the names in it. */
  right: number;
  names: number;
}

export function annotate(
  layout: PlotLayout,
  area: Frame,
  periods: readonly PeriodMark[],
  { right, names }: Margin,
  measure: Measure,
): Annotations {
  return {
    periods,
    limits: limitMarks(layout.lines, layout.scales, area, measure),
    names: lineNames(layout, area, names, measure),
    namesX: area.width + right - names,
  };
}

/** Behind the lines. */
export const drawUnder = (pen: Pen, { periods }: Annotations, area: Frame, tokens: ChartTokens): void =>
  drawPeriods(pen, periods, area, inkOf(tokens));

/** Over the lines. */
export function drawOver(
  pen: Pen,
  { limits, names, namesX }: Annotations,
  { scales }: PlotLayout,
  area: Frame,
  tokens: ChartTokens,
): void {
  const ink = inkOf(tokens);
  drawLimits(pen, limits, area, ink);
  drawNames(pen, names, { x: namesX, isBesideAxis: scales.length > 1 }, area, ink, (index) => nameInk(tokens, index));
}
