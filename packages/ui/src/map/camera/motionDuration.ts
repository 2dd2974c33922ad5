import { media } from '../../theme/media.ts';

/** Zero duration under `prefers-reduced-motion`. */
export function motionDuration(duration = 400): { duration: number } {
  return { duration: window.matchMedia(media.reducedMotion).matches ? 0 : duration };
}

/** Passed with a move that the user requested by a button or a key. */
export const userInitiated = { isUserInitiated: true };

/** Whether the user moved the map: a gesture has an original event. */
export const isUserInitiated = (event: object) =>
  'isUserInitiated' in event || ('originalEvent' in event && Boolean(event.originalEvent));
