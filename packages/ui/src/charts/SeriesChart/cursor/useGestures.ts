import { type RefObject, useEffect, useRef } from 'react';
import type { Frame } from '../../engine/draw.ts';
import { type View, zoomed } from '../useView.ts';

interface GestureInput {
  boxRef: RefObject<HTMLDivElement | null>;
  selectionRef: RefObject<HTMLDivElement | null>;
  frame: Frame;
  /** Pixels from the edge of the box to that of the plot. */
  left: number;
  change: (next: (view: View) => View | null) => void;
  isActive: boolean;
}

/** Pixels of movement that turn a press into a drag. */
const dragFromPx = 5;

/**
 * Dragging selects a part of the period, dragging with Shift pans. The wheel zooms with Ctrl or while the chart has the
 * focus. Two fingers pinch.
 */
export function useGestures(input: GestureInput): void {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const { boxRef } = input;

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return undefined;
    const fingers = new Map<number, number>();
    let pinch: { times: [number, number] } | null = null;
    let drag: { id: number; start: number; view: View; isMove: boolean; isOn: boolean } | null = null;

    const xOf = (event: MouseEvent) => event.clientX - box.getBoundingClientRect().left - latest.current.left;
    const timeAt = (x: number, { from, to }: View = latest.current.frame) =>
      from + (x / latest.current.frame.width) * (to - from);

    const onWheel = (event: WheelEvent) => {
      const { isActive, change, frame } = latest.current;
      const isRequested = event.ctrlKey || event.metaKey || box.matches(':focus');
      if (!isActive || !isRequested || frame.width === 0) return;
      const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      const amount = (event.deltaY || event.deltaX) * (event.deltaMode === 1 ? 16 : 1);
      const centre = timeAt(xOf(event));
      change((view) => {
        const span = view.to - view.from;
        if (isSideways) return { from: view.from + (amount / 800) * span, to: view.to + (amount / 800) * span };
        return zoomed(view, Math.min(2, Math.max(0.5, Math.exp(amount / 400))), centre);
      });
      // At the whole period, zooming out scrolls the page.
      const isWhole = box.dataset['zoomed'] !== 'true';
      if (!isWhole || event.ctrlKey || event.metaKey || (amount < 0 && !isSideways)) event.preventDefault();
    };

    const showSelection = (from: number, to: number) => {
      const selection = latest.current.selectionRef.current;
      if (!selection) return;
      selection.style.display = 'block';
      selection.style.left = `${latest.current.left + Math.max(0, Math.min(from, to))}px`;
      selection.style.width = `${Math.abs(to - from)}px`;
    };
    const hideSelection = () => {
      const selection = latest.current.selectionRef.current;
      if (selection) selection.style.display = 'none';
    };

    const onDown = (event: PointerEvent) => {
      if (!latest.current.isActive) return;
      if (event.pointerType === 'touch') {
        fingers.set(event.pointerId, xOf(event));
        const [one, two] = [...fingers.values()];
        pinch = one !== undefined && two !== undefined ? { times: [timeAt(one), timeAt(two)] } : null;
      } else if (event.button === 0) {
        const { from, to } = latest.current.frame;
        drag = { id: event.pointerId, start: xOf(event), view: { from, to }, isMove: event.shiftKey, isOn: false };
      }
    };
    const onMove = (event: PointerEvent) => {
      const x = xOf(event);
      if (fingers.has(event.pointerId)) fingers.set(event.pointerId, x);
      const [one, two] = [...fingers.values()];
      if (pinch && one !== undefined && two !== undefined && Math.abs(two - one) > 4) {
        // Keeps the two times under the fingers.
        const perPixel = (pinch.times[1] - pinch.times[0]) / (two - one);
        const from = pinch.times[0] - one * perPixel;
        if (perPixel > 0) latest.current.change(() => ({ from, to: from + latest.current.frame.width * perPixel }));
      }
      if (!drag || drag.id !== event.pointerId) return;
      if (!drag.isOn && Math.abs(x - drag.start) < dragFromPx) return;
      if (!drag.isOn) box.setPointerCapture(drag.id);
      drag.isOn = true;
      if (drag.isMove) {
        const by = timeAt(drag.start, drag.view) - timeAt(x, drag.view);
        const { from, to } = drag.view;
        latest.current.change(() => ({ from: from + by, to: to + by }));
      } else {
        showSelection(drag.start, Math.min(Math.max(x, 0), latest.current.frame.width));
      }
    };
    const onUp = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size < 2) pinch = null;
      if (!drag || drag.id !== event.pointerId) return;
      const { start, isOn, isMove } = drag;
      drag = null;
      hideSelection();
      if (!isOn || isMove || event.type === 'pointercancel') return;
      const [from, to] = [timeAt(start), timeAt(xOf(event))].sort((a, b) => a - b);
      if (from !== undefined && to !== undefined) latest.current.change(() => ({ from, to }));
    };

    // React listens passively, but a wheel event that zooms must not also scroll.
    box.addEventListener('wheel', onWheel, { passive: false });
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointercancel', onUp);
    return () => {
      box.removeEventListener('wheel', onWheel);
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointercancel', onUp);
    };
  }, [boxRef]);
}

/** Change of the view for a key; null for other keys. */
export function zoomKey(key: string, isShift: boolean, centre: number | null): ((view: View) => View | null) | null {
  const middle = (view: View) => centre ?? (view.from + view.to) / 2;
  const by = (part: number) => (view: View) => {
    const length = (view.to - view.from) * part;
    return { from: view.from + length, to: view.to + length };
  };
  if (key === '+' || key === '=') return (view) => zoomed(view, 0.5, middle(view));
  if (key === '-' || key === '_') return (view) => zoomed(view, 2, middle(view));
  if (key === '0') return () => null;
  if (isShift && key === 'ArrowLeft') return by(-0.25);
  if (isShift && key === 'ArrowRight') return by(0.25);
  return null;
}
