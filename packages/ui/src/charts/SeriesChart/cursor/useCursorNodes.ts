import { type RefObject, useRef, useState } from 'react';
import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import { type ChartSeries, sampleAt } from '../../data/series.ts';
import type { Frame } from '../../engine/draw.ts';
import type { PlotLayout } from '../../engine/plots.ts';
import { positionOf } from '../../engine/valueScale.ts';
import { flagText, valueText } from './cursorText.ts';
import { useRested } from '../useRested.ts';

/** DOM nodes of line, dots and tooltip, which the cursor updates. */
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
  /** Margin above the plot. */
  top: number;
  formatTime: (time: number) => string;
}

/** Without a pointer event, line and tooltip are rendered this many milliseconds after the chart. */
const restMs = 300;
/** In a plot narrower than this many pixels, the tooltip is at the opposite edge: it does not fit beside the cursor. */
const narrowPlotPx = 480;
/** Pixels between cursor and tooltip. */
const gapPx = 12;

/** Moves and fills the DOM nodes of the cursor. React renders nothing, so the cost does not grow with the data. */
export function useCursorNodes({ layout, area, left, top, formatTime }: NodesInput) {
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
    // One text with several lines instead of one cell each: the browser lays it out and paints it once.
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
    tooltip.style.transform = `translate(${tooltipLeft(x, left, area.width)}, ${top}px)`;
  };

  const nodes: CursorNodes = { lineRef, tooltipRef, timeRef, valuesRef, notesRef, dotsRef };
  return { nodes, isTipped, show, hide };
}

/** Placed by CSS alone: reading the width of the tooltip would force a layout. */
function tooltipLeft(x: number, left: number, width: number): string {
  const isRight = x > width / 2;
  if (width < narrowPlotPx) return isRight ? '0px' : endingAt(left + width);
  return isRight ? endingAt(left + x - gapPx) : `${Math.round(left + x + gapPx)}px`;
}

/** Left edge of a box of any width that ends at `x`, rounded to whole pixels: text between two pixels is blurred. */
function endingAt(x: number): string {
  const width = CSS.supports('width', 'round(up, 1px, 1px)') ? 'round(up, 100%, 1px)' : '100%';
  return `calc(${Math.round(x)}px - ${width})`;
}

/** Skips equal text, because writing it would force a layout. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
