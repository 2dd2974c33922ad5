import { type RefObject, useRef, useState } from 'react';
import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import { type ChartSeries, sampleAt } from '../../data/series.ts';
import type { Frame } from '../../engine/draw.ts';
import type { PlotLayout } from '../../engine/plots.ts';
import { positionOf } from '../../engine/valueScale.ts';
import { topPx } from '../chartFrame.ts';
import { flagText, valueText } from './cursorText.ts';
import { useRested } from '../useRested.ts';

/** The nodes of line, dots and tooltip, which the cursor writes to. */
export interface CursorNodes {
  lineRef: RefObject<HTMLDivElement | null>;
  tooltipRef: RefObject<HTMLDivElement | null>;
  timeRef: RefObject<HTMLDivElement | null>;
  valuesRef: RefObject<HTMLDivElement | null>;
  notesRef: RefObject<HTMLDivElement | null>;
  dotsRef: RefObject<(SVGCircleElement | null)[]>;
}

interface NodesInput {
  layout: PlotLayout;
  area: Frame;
  /** Pixels from the left edge of the box to that of the plot. */
  left: number;
  formatTime: (time: number) => string;
}

/** Line and tooltip are rendered so long after the picture, if nobody has pointed before. */
const restMs = 300;
/** In a plot narrower than this the tooltip is at the far edge: there is no room beside the cursor. */
const narrowPlotPx = 480;
/** Between cursor and tooltip. */
const gapPx = 12;

/** Moves and fills the nodes of the cursor. Nothing is rendered, so the cost does not grow with the data. */
export function useCursorNodes({ layout, area, left, formatTime }: NodesInput) {
  const { items, units, scales } = layout;
  const intl = useUiIntl();
  const lineRef = useRef<HTMLDivElement>(null);
  const tooltipRef = useRef<HTMLDivElement>(null);
  const timeRef = useRef<HTMLDivElement>(null);
  const valuesRef = useRef<HTMLDivElement>(null);
  const notesRef = useRef<HTMLDivElement>(null);
  const dotsRef = useRef<(SVGCircleElement | null)[]>([]);
  const [isPointed, setPointed] = useState(false);
  const isRested = useRested(restMs);
  const isTipped = isPointed || isRested;

  const hide = () => {
    if (lineRef.current) lineRef.current.style.display = 'none';
    if (tooltipRef.current) tooltipRef.current.style.display = 'none';
  };

  const moveDots = (indices: readonly number[]) =>
    items.forEach(({ series }, place) => {
      const dot = dotsRef.current[place];
      if (!dot) return;
      const value = series.values[indices[place]!];
      const scale = scales[units.indexOf(series.unit)];
      const position = scale && value !== undefined ? positionOf(scale, value) : NaN;
      const isShown = position >= 0 && position <= 1;
      dot.style.display = isShown ? 'block' : 'none';
      if (isShown) dot.setAttribute('cy', String(area.height * (1 - position)));
    });

  const show = (time: number) => {
    if (!isTipped) setPointed(true);
    const line = lineRef.current;
    const tooltip = tooltipRef.current;
    if (!line || !tooltip) return;
    const x = ((time - area.from) / (area.to - area.from)) * area.width;
    line.style.display = 'block';
    line.style.transform = `translateX(${left + x}px)`;
    const indices = items.map(({ series }) => sampleAt(series, time));
    moveDots(indices);
    if (timeRef.current) timeRef.current.textContent = formatTime(time);
    const linesOf = (textOf: (series: ChartSeries, index: number) => string) =>
      items.map(({ series }, place) => textOf(series, indices[place]!)).join('\n');
    // One text of several lines instead of a cell for each: the browser lays it out and paints it as one.
    if (valuesRef.current)
      write(
        valuesRef.current,
        linesOf((series, index) => valueText(intl, series, index)),
      );
    if (notesRef.current)
      write(
        notesRef.current,
        linesOf((series, index) => flagText(intl, series, index)),
      );
    tooltip.style.display = 'block';
    tooltip.style.transform = `translate(${tooltipLeft(x, left, area.width)}, ${topPx}px)`;
  };

  const nodes: CursorNodes = { lineRef, tooltipRef, timeRef, valuesRef, notesRef, dotsRef };
  return { nodes, isTipped, show, hide };
}

/** The tooltip's own width is known to the browser alone, and reading it would force a layout. */
function tooltipLeft(x: number, left: number, width: number): string {
  const isRight = x > width / 2;
  if (width < narrowPlotPx) return isRight ? '0px' : endingAt(left + width);
  return isRight ? endingAt(left + x - gapPx) : `${Math.round(left + x + gapPx)}px`;
}

/** The left edge of a box of any width that ends at `x`, on a whole pixel: between two pixels its letters would be blurred. */
function endingAt(x: number): string {
  const width = CSS.supports('width', 'round(up, 1px, 1px)') ? 'round(up, 100%, 1px)' : '100%';
  return `calc(${Math.round(x)}px - ${width})`;
}

/** Writing the same text again would force a layout. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
