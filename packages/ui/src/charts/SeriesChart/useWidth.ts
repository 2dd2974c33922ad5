import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

/** Measured as soon as it is there, so that nothing is drawn for another width first. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { width: first } = element.getBoundingClientRect();
    // In a task of its own: what is drawn may be large.
    startTransition(() => setWidth(Math.floor(first)));
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
