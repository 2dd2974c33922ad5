import { useEffect, useState } from 'react';

let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  // The click comes after the release, and is to meet the layout in which the press began.
  setTimeout(() => {
    isPressed = false;
    for (const settle of waiting) settle();
  });
}

let isWatching = false;

function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  // A key as well: the release of a pointer can be lost to another window.
  for (const event of ['pointerup', 'pointercancel', 'keydown']) addEventListener(event, release, { capture: true });
}

/**
 * The value; while a pointer is down, that from before. A field that loses the focus by a press on a button below it often
 * shows or hides its error then: the button would move away from the pointer, and the press be lost.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const isHeld = settled !== value && isPressed;
  if (settled !== value && !isHeld) setSettled(value);
  useEffect(watchPresses, []);
  useEffect(() => {
    if (!isHeld) return undefined;
    const settle = () => setSettled(value);
    waiting.add(settle);
    return () => void waiting.delete(settle);
  }, [isHeld, value]);
  return isHeld ? settled : value;
}
