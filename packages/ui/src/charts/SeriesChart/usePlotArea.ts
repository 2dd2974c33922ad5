import { useMemo } from 'react';
import { type PeriodMark, periodMarks, rowsOf } from '../engine/annotations/periodLabels.ts';
import { labelPx } from '../engine/annotations/text.ts';
import type { Frame } from '../engine/draw.ts';
import type { PlotLayout } from '../engine/plots.ts';
import { bottomPx, type ChartFrame, topPx } from './chartFrame.ts';

export interface PlotArea {
  /** The plot without its margins. */
  area: Frame;
  /** Margin above it, with the rows of labels of its periods. */
  top: number;
  marks: PeriodMark[];
}

/** Size of a plot. The rows of labels are those of the whole period, so that zooming does not change the height. */
export function usePlotArea({ periods }: PlotLayout, frame: ChartFrame): PlotArea {
  const { view, whole, measure, height } = frame;
  const { from, to } = view;
  const width = Math.max(0, frame.width - frame.left - frame.right);
  const rows = useMemo(
    () => rowsOf(periodMarks(periods, { ...whole, width }, measure)),
    [periods, whole, width, measure],
  );
  const marks = useMemo(() => periodMarks(periods, { from, to, width }, measure), [periods, from, to, width, measure]);
  const top = topPx + rows * labelPx;
  const area = useMemo<Frame>(
    () => ({ from, to, width, height: height - top - bottomPx }),
    [from, to, width, height, top],
  );
  return { area, top, marks };
}
