import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import { nearestIndex } from '../../data/series.ts';
import { lowerBound } from '../../engine/m4.ts';
import type { PlotLayout } from '../../engine/plots.ts';
import type { ChartFrame } from '../chartFrame.ts';
import type { PlotArea } from '../usePlotArea.ts';
import { spokenText } from './cursorText.ts';
import { useCursorNodes } from './useCursorNodes.ts';
import { zoomKey } from './useGestures.ts';
import { useSpeech } from './useSpeech.ts';
import { useSpokenView } from './useSpokenView.ts';
import type { View } from '../useView.ts';

/** Pixels beyond the edges of the plot in which the pointer still moves the cursor. */
const reachPx = 4;

/** The cursor of a plot: it follows pointer, keys and the cursors of linked charts. */
export function useCursor(layout: PlotLayout, { area, top }: PlotArea, chart: ChartFrame) {
  const { items } = layout;
  const { whole, left, formatTime, isLoading, link, change } = chart;
  /** Time of the cursor. */
  const at = useRef<number | null>(null);
  const { nodes, isTipped, show, hide } = useCursorNodes({ layout, area, left, top, formatTime });
  const intl = useUiIntl();
  const { spokenRef, announceSoon } = useSpeech();
  const viewText = useSpokenView(chart);

  const follow = (time: number | null) => {
    if (time === null || isLoading || time < area.from || time > area.to) {
      at.current = null;
      hide();
    } else if (area.width > 0) {
      at.current = time;
      show(time);
    }
  };
  const followed = useRef(follow);
  const drawn = useRef({ items, area, isTipped });
  useEffect(() => {
    followed.current = follow;
    const before = drawn.current;
    if (before.items === items && before.area === area && before.isTipped === isTipped) return;
    drawn.current = { items, area, isTipped };
    // The nodes still show other data or another view.
    follow(at.current);
  });
  useEffect(() => link.subscribe((time) => followed.current(time)), [link]);

  /** The series whose samples the cursor snaps to. */
  const guide = (items.find(({ statistics }) => statistics.count > 0) ?? items[0])?.series;

  const goTo = (times: Float64Array, index: number) => {
    const time = timeWithin(times, whole, index);
    if (time === undefined) return;
    at.current = time;
    // The view scrolls to the cursor.
    if (time < area.from || time >= area.to) {
      const half = (area.to - area.from) / 2;
      change(() => ({ from: time - half, to: time + half }));
    } else link.move(time);
    announceSoon(() => (at.current === null ? null : spokenText(intl, items, at.current, formatTime)));
  };

  /** Moves the cursor for a key and returns true; returns false for other keys. */
  const read = (key: string): boolean => {
    const target = guide && readTarget(key, guide.times, area, at.current);
    if (!guide || target === undefined) return false;
    goTo(guide.times, target);
    return true;
  };

  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (isLoading || !guide) return;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    if (x < -reachPx || x > area.width + reachPx) return link.move(null);
    const target = area.from + (x / area.width) * (area.to - area.from);
    const time = timeWithin(guide.times, area, nearestIndex(guide.times, target));
    if (time !== undefined && time !== at.current) link.move(time);
  };

  const handlers = {
    onPointerMove: point,
    // A finger that taps does not move. One that scrolls the page is not lifted: the browser cancels it.
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerType === 'touch') point(event);
    },
    onPointerLeave: (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerType !== 'touch') link.move(null);
    },
    onBlur: () => link.move(null),
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (isLoading || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        // A dialog around the chart would close.
        if (at.current !== null) event.stopPropagation();
        return link.move(null);
      }
      const zoom = zoomKey(event.key, event.shiftKey, at.current);
      if (zoom) {
        change(zoom);
        announceSoon(viewText);
      }
      if (zoom || read(event.key)) event.preventDefault();
    },
  };

  return { handlers, nodes, isTipped, spokenRef };
}

/** The time of a sample if it is in `[from, to)`, otherwise of the nearest sample within. */
function timeWithin(times: Float64Array, { from, to }: View, index: number): number | undefined {
  const first = lowerBound(times, from);
  const last = lowerBound(times, to) - 1;
  return times[Math.min(Math.max(index, first), last)];
}

/** Index of the sample that a key moves to; undefined for other keys. */
function readTarget(key: string, times: Float64Array, { from, to }: View, at: number | null): number | undefined {
  const here = at === null ? null : nearestIndex(times, at);
  const first = lowerBound(times, from);
  const last = lowerBound(times, to) - 1;
  const page = Math.max(1, Math.round((last - first) / 10));
  const targets: Partial<Record<string, number>> = {
    ArrowRight: here === null ? first : here + 1,
    ArrowLeft: here === null ? last : here - 1,
    PageDown: (here ?? first) + page,
    PageUp: (here ?? last) - page,
    Home: 0,
    End: times.length,
  };
  return targets[key];
}
