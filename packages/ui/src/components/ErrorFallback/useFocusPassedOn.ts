import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The element around this one gets the focus when this one is removed with the focus in it. */
export function useFocusPassedOn<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    const around = element.parentElement!;
    return () => {
      if (!element.contains(document.activeElement)) return;
      // Once it is removed, unless something else has taken the focus.
      queueMicrotask(() => {
        if (!around.isConnected || document.activeElement !== document.body) return;
        around.tabIndex = -1;
        around.style.outline = 'none';
        around.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}
