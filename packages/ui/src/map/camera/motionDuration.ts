import { media } from '../../theme/media.ts';

/** No flight for whoever has asked for stillness. */
export function motionDuration(duration = 400): { duration: number } {
  return { duration: window.matchMedia(media.reducedMotion).matches ? 0 : duration };
}

/** Goes with a move that the reader has asked for by a button or a key. */
export const userInitiated = { isUserInitiated: true };

/** Whether a move was the reader's: a gesture brings its own event. */
export const isUserInitiated = (event: object) =>
  'isUserInitiated' in event || ('originalEvent' in event && Boolean(event.originalEvent));
