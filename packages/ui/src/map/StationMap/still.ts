import { media } from '../../theme/media.ts';

/** No flight for whoever has asked for stillness. */
export function still(duration = 400): { duration: number } {
  return { duration: window.matchMedia(media.reducedMotion).matches ? 0 : duration };
}
