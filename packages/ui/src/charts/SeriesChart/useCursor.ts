import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { nearestIndex, sampleAt } from '../series.ts';
import type { ValueScale } from '../valueScale.ts';
import type { Frame } from './draw.ts';
import type { PlotSeries } from './Plot.tsx';
import { messages } from './SeriesChart.messages.ts';

interface CursorInput {
  items: readonly PlotSeries[];
  scales: readonly ValueScale[];
  units: readonly string[];
  frame: Frame;
  /** Pixels from the corner of the box to that of the plot. */
  left: number;
  top: number;
  formatTime: (time: number) => string;
  isActive: boolean;
}

const SPEAK_EVERY = 1000;

/** The cursor moves a few nodes and renders nothing: its cost does not grow with the data. */
export function useCursor({ items, scales, units, frame, left, top, formatTime, isActive }: CursorInput) {
  const intl = useUiIntl();
  const lineRef = useRef<HTMLDivElement>(null);
  const tooltipRef = useRef<HTMLDivElement>(null);
  const timeRef = useRef<HTMLDivElement>(null);
  const spokenRef = useRef<HTMLDivElement>(null);
  const dots = useRef<(HTMLElement | null)[]>([]);
  const values = useRef<(HTMLElement | null)[]>([]);
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
  // What stood there belongs to data that are gone.
  useEffect(hide, [items, frame]);

  const textOf = ({ series }: PlotSeries, index: number): string => {
    const value = series.values[index];
    if (value === undefined || Number.isNaN(value)) return '–';
    return formatDecimal(intl, value, series.decimals);
  };

  const show = (time: number) => {
    const line = lineRef.current;
    const tooltip = tooltipRef.current;
    if (!line || !tooltip || frame.width === 0) return;
    at.current = time;
    const x = ((time - frame.from) / (frame.to - frame.from)) * frame.width;
    line.style.display = 'block';
    line.style.transform = `translateX(${left + x}px)`;
    items.forEach((item, place) => {
      const index = sampleAt(item.series, time);
      const value = item.series.values[index];
      const cell = values.current[place];
      if (cell) cell.textContent = textOf(item, index);
      const dot = dots.current[place];
      const scale = scales[units.indexOf(item.series.unit)];
      if (!dot) return;
      const isShown = scale && value !== undefined && !Number.isNaN(value);
      dot.style.display = isShown ? 'block' : 'none';
      if (isShown) {
        const y = frame.height * (1 - (value - scale.min) / (scale.max - scale.min));
        dot.style.transform = `translateY(${y}px)`;
      }
    });
    if (timeRef.current) timeRef.current.textContent = formatTime(time);
    tooltip.style.display = 'block';
    const isRight = x > frame.width / 2;
    const offset = isRight ? left + x - tooltip.offsetWidth - 12 : left + x + 12;
    tooltip.style.transform = `translate(${Math.max(0, offset)}px, ${top}px)`;
  };

  const speak = () => {
    const time = at.current;
    if (time === null || !spokenRef.current) return;
    const spoken = items.map((item) => {
      const text = textOf(item, sampleAt(item.series, time));
      return `${item.series.label} ${text === '–' ? intl.formatMessage(messages.noValue) : `${text} ${item.series.unit}`}`;
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

  const guide = items.find(({ statistics }) => statistics.count > 0)?.series;
  const clamp = (index: number) => {
    if (!guide) return 0;
    const first = nearestIndex(guide.times, frame.from);
    let last = nearestIndex(guide.times, frame.to);
    if ((guide.times[last] ?? 0) >= frame.to) last--;
    return Math.min(Math.max(index, (guide.times[first] ?? 0) < frame.from ? first + 1 : first), last);
  };
  const goTo = (index: number) => {
    const time = guide?.times[clamp(index)];
    if (time === undefined) return;
    show(time);
    speakSoon();
  };

  const handlers = {
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!isActive || !guide) return;
      const x = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
      if (x < -4 || x > frame.width + 4) return hide();
      const wanted = frame.from + (x / frame.width) * (frame.to - frame.from);
      const time = guide.times[clamp(nearestIndex(guide.times, wanted))];
      if (time !== undefined && time !== at.current) show(time);
    },
    onPointerLeave: (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerType !== 'touch') hide();
    },
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (!isActive || !guide) return;
      const end = guide.times.length;
      const here = at.current === null ? null : nearestIndex(guide.times, at.current);
      const page = Math.max(1, Math.round((clamp(end) - clamp(0)) / 10));
      const targets: Partial<Record<string, number>> = {
        ArrowRight: here === null ? 0 : here + 1,
        ArrowLeft: here === null ? end : here - 1,
        PageDown: (here ?? 0) + page,
        PageUp: (here ?? end) - page,
        Home: 0,
        End: end,
      };
      if (event.key === 'Escape') hide();
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      goTo(target);
    },
  };

  return {
    handlers,
    lineRef,
    tooltipRef,
    timeRef,
    spokenRef,
    dotRef: (place: number) => (element: HTMLElement | null) => {
      dots.current[place] = element;
    },
    valueRef: (place: number) => (element: HTMLElement | null) => {
      values.current[place] = element;
    },
  };
}
