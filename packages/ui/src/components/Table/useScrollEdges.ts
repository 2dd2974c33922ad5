import { useCallback } from 'react';

/**
 * Marks a scroller with `data-more-start` and `data-more-end` where content is hidden, for the shadows of
 * `scrollEdges.css.ts`. Attributes, not state: scrolling renders nothing.
 */
export function useScrollEdges() {
  return useCallback((scroller: HTMLElement | null) => {
    if (!scroller) return;
    const mark = () => {
      const { scrollWidth, clientWidth } = scroller;
      // Negative in scripts from right to left. Zoomed pages have fractions of pixels.
      const before = Math.abs(scroller.scrollLeft);
      scroller.toggleAttribute('data-more-start', before > 1);
      scroller.toggleAttribute('data-more-end', scrollWidth - clientWidth - before > 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, []);
}
