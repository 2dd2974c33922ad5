import { useEffect, useRef, useState } from 'react';
import { markPx, type StationMark } from '../marks/marks.ts';
import type { Point } from '../marks/markScreen.ts';
import type { Place } from '../marks/place.ts';
import type { PlanCamera } from './planCamera.ts';

export interface Dragged {
  id: string;
  place: Place;
}

/** Pixels that the pointer moves before a press becomes a drag. */
const dragPx = 4;
/** A finger is less precise than a mark is large. */
const reachPx = markPx / 2 + 8;

/**
 * Lets the user drag one mark.
 *
 * @param mark null if no mark can be dragged
 * @returns position during the drag
 */
export function useMarkDrag(
  camera: PlanCamera | null,
  mark: StationMark | null,
  onDrop: (mark: StationMark, place: Place) => void,
): Dragged | null {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef({ mark, onDrop });
  useEffect(() => {
    latest.current = { mark, onDrop };
  });
  const canDrag = mark !== null;

  useEffect(() => {
    if (!camera || !canDrag) return undefined;
    const surface = camera.getCanvas();
    const stop = new AbortController();
    let held: { mark: StationMark; from: Point; hold: Point; place: Place | null } | null = null;

    const end = () => {
      held = null;
      setDragged(null);
    };
    const listen = <Type extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
      type: Type,
      call: (event: HTMLElementEventMap[Type]) => void,
    ) => surface.addEventListener(type, call, { signal: stop.signal, capture: true });

    listen('pointerdown', (event) => {
      const { mark: one } = latest.current;
      if (!one || event.button !== 0 || !event.isPrimary) return;
      const { left, top } = surface.getBoundingClientRect();
      const middle = camera.project(one.place);
      const hold = { x: event.clientX - left - middle.x, y: event.clientY - top - middle.y };
      if (Math.hypot(hold.x, hold.y) > reachPx) return;
      // deck.gl would move the plan.
      event.stopPropagation();
      surface.setPointerCapture(event.pointerId);
      held = { mark: one, from: { x: event.clientX, y: event.clientY }, hold, place: null };
    });
    listen('pointermove', (event) => {
      if (!held) return;
      event.stopPropagation();
      const { from, hold } = held;
      if (!held.place && Math.hypot(event.clientX - from.x, event.clientY - from.y) < dragPx) return;
      const { left, top } = surface.getBoundingClientRect();
      held.place = camera.unproject({ x: event.clientX - left - hold.x, y: event.clientY - top - hold.y });
      setDragged({ id: held.mark.key, place: held.place });
    });
    for (const touch of ['touchstart', 'touchmove'] as const) {
      // The browser would scroll a page that shares the gestures of the plan.
      const hold = (event: TouchEvent) => held && event.cancelable && event.preventDefault();
      surface.addEventListener(touch, hold, { signal: stop.signal, capture: true, passive: false });
    }
    listen('pointerup', () => {
      if (held?.place) latest.current.onDrop(held.mark, held.place);
      if (held) end();
    });
    listen('pointercancel', end);
    listen('keydown', (event) => {
      if (!held || event.key !== 'Escape') return;
      event.stopPropagation();
      end();
    });
    return () => {
      stop.abort();
      setDragged(null);
    };
  }, [camera, canDrag]);
  return dragged;
}
