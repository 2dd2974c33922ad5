import { useDeferredValue, useLayoutEffect, useState } from 'react';
import type { PortalRouter } from './router.tsx';

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

/** The picture of a frame does without it, so that it does not take the line from the code. */
const portalFont = '1em "Inter Variable"';

/** Milliseconds for which the picture stays at most, once the code has come. */
const longestWait = 1000;

/**
 * Resolves when the first screen can be rendered. A loading screen under the picture looks the same, and rendering it
 * takes time that the first screen needs. Slow answers end the wait: the frame of the loading screen can be used.
 */
export async function firstScreen(router: PortalRouter): Promise<void> {
  if (!isFirstPaint()) return;
  // Texts that change their font when they are there move what is around them. The login keeps the font of its picture.
  if (document.documentElement.dataset['opens'] === 'frame') void document.fonts.load(portalFont).catch(() => {});
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestWait);
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      clearTimeout(timer);
      unsubscribe();
      resolve();
    });
  });
}
