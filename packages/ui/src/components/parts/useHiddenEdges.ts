import { type RefObject, useEffect } from 'react';

/** Marks a scroller with the edges behind which content is hidden, as `data-hidden-edges`. */
export function useHiddenEdges(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    const mark = () => {
      const hidden = scroller.scrollWidth - scroller.clientWidth;
      // Negative from right to left.
      const left = scroller.matches(':dir(rtl)') ? hidden + scroller.scrollLeft : scroller.scrollLeft;
      const edges = [left > 1 && 'left', left < hidden - 1 && 'right'].filter(Boolean).join(' ');
      scroller.dataset['hiddenEdges'] = edges;
    };
    const observer = new ResizeObserver(mark);
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [ref]);
}
