import { useCallback } from 'react';

/**
 * Marks a scroller with `data-more-start` and `data-more-end` where content is hidden, for the shadows of
 * `scrollEdges.css.ts`. Returns a function that ends it.
 */
export function markScrollEdges(scroller: Element): () => void {
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
}

/** `markScrollEdges` as a ref. Attributes, not state: scrolling renders nothing. */
export function useScrollEdges() {
  return useCallback((scroller: HTMLElement | null) => (scroller ? markScrollEdges(scroller) : undefined), []);
}
