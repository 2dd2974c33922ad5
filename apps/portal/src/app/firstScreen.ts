import { createElement, type ReactNode } from 'react';
import { isFirstPaint, partOf, usePart } from './firstPaint.ts';
import type { OverlaysProps } from '../layouts/AppOverlays.tsx';
import type { PortalRouter } from './router.tsx';
import { withNothing } from './loading/withNothing.ts';

/** No failure of the page without them. */
const overlays = partOf<OverlaysProps>(() => import('../layouts/AppOverlays.tsx').catch(withNothing));

/**
 * The announcements once they have loaded; at once if they have come before the first rendering. A dialog hides from
 * screen readers what is added after it.
 */
export function useOverlays(props: OverlaysProps, hasStarted: boolean): ReactNode {
  const { Shown } = usePart(overlays, hasStarted);
  return Shown && createElement(Shown, props);
}

/** The picture of a frame does without it, so that it does not take the line from the code. */
const portalFont = '1em "Inter Variable"';

/** Milliseconds for which the picture stays at most, once the code has come. */
const longestWait = 1000;

async function initialized(router: PortalRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/**
 * Resolves when the first screen can be rendered. A loading screen under the picture looks the same, and rendering it
 * takes time that the first screen needs. Slow answers end the wait: the frame of the loading screen can be used.
 */
export async function firstScreen(router: PortalRouter): Promise<void> {
  if (!isFirstPaint()) return;
  const isFrame = document.documentElement.dataset['opens'] === 'frame';
  // Texts that change their font when they are there move what is around them. The login keeps the font of its picture.
  if (isFrame) void document.fonts.load(portalFont).catch(() => {});
  const timeout = new Promise((resolve) => setTimeout(resolve, longestWait));
  // The first screen may be a dialog; the login is none, and comes before the announcements.
  await Promise.race([timeout, Promise.all([initialized(router), isFrame && overlays.load()])]);
}
