import { useEffect, useState } from 'react';
import { briefly, type LeftGesture } from '../camera/leftGesture.ts';

/**
 * While it is on, one finger and the wheel scroll the page; two fingers, and the wheel with Ctrl or ⌘, move the plan.
 * Returns the gesture that the plan has just left to the page.
 *
 * @param surface element that takes the pointer, around that of deck.gl
 */
export function usePageGestures(surface: HTMLElement | null, isOn: boolean): LeftGesture | undefined {
  const [left, setLeft] = useState<LeftGesture>();
  useEffect(() => {
    if (!surface || !isOn) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const note = briefly(setLeft);
    const fingers = new Set<number>();
    // deck.gl, inside the surface, sees nothing of what is stopped here.
    const before = { signal, capture: true };
    surface.addEventListener(
      'pointerdown',
      ({ pointerType, pointerId }) => {
        if (pointerType === 'touch') fingers.add(pointerId);
      },
      before,
    );
    surface.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType === 'touch' && fingers.size < 2) event.stopPropagation();
      },
      before,
    );
    for (const end of ['pointerup', 'pointercancel'] as const) {
      // Where a finger leaves the surface, it ends elsewhere.
      window.addEventListener(end, ({ pointerId }) => void fingers.delete(pointerId), before);
    }
    surface.addEventListener(
      'wheel',
      (event) => {
        if (event.ctrlKey || event.metaKey) return;
        event.stopPropagation();
        note('wheel_zoom');
      },
      before,
    );
    // After the drag of a mark, which keeps its finger.
    surface.addEventListener(
      'touchmove',
      (event) => {
        if (event.touches.length > 1) event.preventDefault();
        else if (!event.defaultPrevented) note('touch_pan');
      },
      { signal, passive: false },
    );
    return () => stop.abort();
  }, [surface, isOn]);
  return left;
}
