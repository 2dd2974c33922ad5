import { type RefObject, useLayoutEffect, useState } from 'react';

/** Inner width in pixels; null until it is measured, which is before the first paint. */
export function useWidth(ref: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let measured = widthWithin(element);
    setWidth(measured);
    const observer = new ResizeObserver(() => {
      if (widthWithin(element) === measured) return;
      measured = widthWithin(element);
      setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

function widthWithin(element: HTMLElement): number {
  const borders = element.offsetWidth - element.clientWidth;
  return Math.floor(element.getBoundingClientRect().width - borders);
}
