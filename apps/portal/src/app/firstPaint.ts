import { useDeferredValue, useLayoutEffect, useState } from 'react';

/** Removes the picture of a page that the document shows before its code has come. */
export const endFirstPaint = (): void => document.getElementById('firstPaint')?.remove();

/** For everything that replaces the picture. */
export const useFirstPaintEnd = (): void => useLayoutEffect(endFirstPaint, []);

/** Whether the document shows the picture. */
export const isFirstPaint = (): boolean =>
  document.getElementById('firstPaint') !== null && document.documentElement.dataset['opens'] !== undefined;

/** Whether a document was opened by a link or an address. A page that is loaded again or returned to has a position. */
const isNewVisit = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
};

/**
 * Whether to render what is below the first values of a screen: not in the first rendering of a new visit, where all of
 * it would take time from them.
 */
export function useRest(): boolean {
  const [isLater] = useState(() => isFirstPaint() && isNewVisit());
  return useDeferredValue(true, !isLater);
}
