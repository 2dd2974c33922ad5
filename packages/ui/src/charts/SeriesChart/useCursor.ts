import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { flagKind } from '../data/flags.ts';
import { lowerBound } from '../engine/m4.ts';
import { nearestIndex, sampleAt } from '../data/series.ts';
import { positionOf } from '../engine/valueScale.ts';
import type { Frame } from '../engine/draw.ts';
import { zoomKey } from './useGestures.ts';
import type { ChartLink } from './link.ts';
import type { PlotLayout, PlotSeries } from '../engine/plots.ts';
import { messages } from './SeriesChart.messages.ts';
import { useRested } from './useRested.ts';
import type { View } from './useView.ts';

interface CursorInput {
  layout: PlotLayout;
  frame: Frame;
  /** All that may come into view. */
  whole: View;
  /** Pixels from the corner of the box to that of the plot. */
  left: number;
  top: number;
  formatTime: (time: number) => string;
  isActive: boolean;
  link: ChartLink;
  change: (next: (view: View) => View | null) => void;
}

const SPEAK_EVERY = 1000;
/** Milliseconds after which line and tooltip are there, if nobody has pointed before. */
const restMs = 300;
/** Narrower than this the tooltip stands at the far edge: beside the cursor there is no room. */
const NARROW = 480;

/** Where a box as wide as it likes ends at `x`: between two pixels its letters would be blurred. */
function endingAt(x: number): string {
  const width = CSS.supports('width', 'round(up, 1px, 1px)') ? 'round(up, 100%, 1px)' : '100%';
  return `calc(${Math.round(x)}px - ${width})`;
}

/** The cursor moves a few nodes and renders nothing: its cost does not grow with the data. */
export function useCursor({ layout, frame, whole, left, top, formatTime, isActive, link, change }: CursorInput) {
  const { items, units, scales } = layout;
  const intl = useUiIntl();
  const lineRef = useRef<HTMLDivElement>(null);
  const tooltipRef = useRef<HTMLDivElement>(null);
  const timeRef = useRef<HTMLDivElement>(null);
  const spokenRef = useRef<HTMLDivElement>(null);
  const dots = useRef<(SVGCircleElement | null)[]>([]);
  const valuesRef = useRef<HTMLDivElement>(null);
  const notesRef = useRef<HTMLDivElement>(null);
  const [isPointed, setPointed] = useState(false);
  // What is not yet seen comes after the picture.
  const isRested = useRested(restMs);
  const isTipped = isPointed || isRested;
  const at = useRef<number | null>(null);
  const speech = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; last: number }>({
    timer: undefined,
    last: 0,
  });

  useEffect(() => () => clearTimeout(speech.current.timer), []);

  const hide = () => {
    at.current = null;
    if (lineRef.current) lineRef.current.style.display = 'none';
    if (tooltipRef.current) tooltipRef.current.style.display = 'none';
  };

  const textOf = ({ series }: PlotSeries, index: number): string => {
    const value = series.values[index];
    if (value === undefined || Number.isNaN(value)) return '–';
    return formatDecimal(intl, value, series.decimals);
  };
  const noteOf = ({ series }: PlotSeries, index: number): string => {
    const kind = flagKind(series.flags?.[index]);
    return kind ? intl.formatMessage(messages[kind]) : '';
  };

  const show = (time: number) => {
    if (frame.width === 0) return;
    at.current = time;
    if (!isTipped) setPointed(true);
    const line = lineRef.current;
    const tooltip = tooltipRef.current;
    if (!line || !tooltip) return;
    const x = ((time - frame.from) / (frame.to - frame.from)) * frame.width;
    line.style.display = 'block';
    line.style.transform = `translateX(${left + x}px)`;
    const indices = items.map(({ series }) => sampleAt(series, time));
    items.forEach((item, place) => {
      const value = item.series.values[indices[place]!];
      const dot = dots.current[place];
      const scale = scales[units.indexOf(item.series.unit)];
      if (!dot) return;
      const position = scale && value !== undefined ? positionOf(scale, value) : NaN;
      const isShown = position >= 0 && position <= 1;
      dot.style.display = isShown ? 'block' : 'none';
      if (isShown) dot.setAttribute('cy', String(frame.height * (1 - position)));
    });
    const linesOf = (textOfItem: typeof textOf) =>
      items.map((item, place) => textOfItem(item, indices[place]!)).join('\n');
    if (timeRef.current) timeRef.current.textContent = formatTime(time);
    // One text of as many lines, and not a cell to each: the browser lays it out and paints it as one.
    if (valuesRef.current) write(valuesRef.current, linesOf(textOf));
    if (notesRef.current) write(notesRef.current, linesOf(noteOf));
    tooltip.style.display = 'block';
    // The box's own width is known to the browser alone, and asking for it would lay the page out.
    const isRight = x > frame.width / 2;
    const near = isRight ? endingAt(left + x - 12) : `${Math.round(left + x + 12)}px`;
    const far = isRight ? '0px' : endingAt(left + frame.width);
    tooltip.style.transform = `translate(${frame.width < NARROW ? far : near}, ${top}px)`;
  };

  const follow = (time: number | null) => {
    if (time === null || !isActive || time < frame.from || time > frame.to) hide();
    else show(time);
  };
  const followed = useRef(follow);
  const drawn = useRef({ items, frame, isTipped });
  useEffect(() => {
    followed.current = follow;
    const before = drawn.current;
    if (before.items === items && before.frame === frame && before.isTipped === isTipped) return;
    drawn.current = { items, frame, isTipped };
    // What stood there was made of other data or another view.
    follow(at.current);
  });
  useEffect(() => link.subscribe((time) => followed.current(time)), [link]);

  const speak = () => {
    const time = at.current;
    if (time === null || !spokenRef.current) return;
    const spoken = items.map((item) => {
      const index = sampleAt(item.series, time);
      const text = textOf(item, index);
      const value = text === '–' ? intl.formatMessage(messages.noValue) : `${text} ${item.series.unit}`;
      return [item.series.label, value, noteOf(item, index)].filter((part) => part !== '').join(' ');
    });
    speech.current.last = Date.now();
    spokenRef.current.textContent = intl.formatMessage(messages.at, {
      time: formatTime(time),
      values: spoken.join(', '),
    });
  };
  const speakSoon = () => {
    clearTimeout(speech.current.timer);
    const wait = Math.max(150, speech.current.last + SPEAK_EVERY - Date.now());
    speech.current.timer = setTimeout(speak, wait);
  };

  const guide = (items.find(({ statistics }) => statistics.count > 0) ?? items[0])?.series;
  const goTo = (index: number) => {
    if (!guide) return;
    const first = lowerBound(guide.times, whole.from);
    const last = lowerBound(guide.times, whole.to) - 1;
    const time = guide.times[Math.min(Math.max(index, first), last)];
    if (time === undefined) return;
    at.current = time;
    // The view follows the reader.
    if (time < frame.from || time >= frame.to) {
      const half = (frame.to - frame.from) / 2;
      change(() => ({ from: time - half, to: time + half }));
    } else link.move(time);
    speakSoon();
  };

  const read = (key: string): boolean => {
    if (!guide) return false;
    const end = guide.times.length;
    const here = at.current === null ? null : nearestIndex(guide.times, at.current);
    const first = lowerBound(guide.times, frame.from);
    const last = lowerBound(guide.times, frame.to) - 1;
    const page = Math.max(1, Math.round((last - first) / 10));
    const targets: Partial<Record<string, number>> = {
      ArrowRight: here === null ? first : here + 1,
      ArrowLeft: here === null ? last : here - 1,
      PageDown: (here ?? first) + page,
      PageUp: (here ?? last) - page,
      Home: 0,
      End: end,
    };
    const target = targets[key];
    if (target === undefined) return false;
    goTo(target);
    return true;
  };

  const handlers = {
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!isActive || !guide) return;
      const x = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
      if (x < -4 || x > frame.width + 4) return link.move(null);
      const wanted = frame.from + (x / frame.width) * (frame.to - frame.from);
      const first = lowerBound(guide.times, frame.from);
      const last = lowerBound(guide.times, frame.to) - 1;
      const time = guide.times[Math.min(Math.max(nearestIndex(guide.times, wanted), first), last)];
      if (time !== undefined && time !== at.current) link.move(time);
    },
    onPointerLeave: (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerType !== 'touch') link.move(null);
    },
    onBlur: () => link.move(null),
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (!isActive || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') return link.move(null);
      const zoom = zoomKey(event.key, event.shiftKey, at.current);
      if (zoom) change(zoom);
      if (zoom || read(event.key)) event.preventDefault();
    },
  };

  return {
    handlers,
    lineRef,
    tooltipRef,
    timeRef,
    valuesRef,
    notesRef,
    isTipped,
    spokenRef,
    keepDot: (place: number) => (element: SVGCircleElement | null) => {
      dots.current[place] = element;
    },
  };
}

/** What says the same already is left alone: writing it anew would lay the page out. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
