import type { Place } from '../marks/place.ts';

/** Fractions of the circle in order of preference: north first, then to the sides, south last. */
const namedAt = [0, 1 / 8, 7 / 8, 1 / 4, 3 / 4, 3 / 8, 5 / 8, 1 / 2];

/**
 * Position of the label on a ring.
 *
 * @param there previous position, kept if the label still fits
 */
export function placeOnRing(
  line: readonly Place[],
  there: Place | undefined,
  hasRoom: (place: Place) => boolean,
): Place | undefined {
  const places = namedAt.map((part) => line[part * (line.length - 1)]!);
  const kept = places.filter(([longitude, latitude]) => longitude === there?.[0] && latitude === there[1]);
  return [...kept, ...places].find(hasRoom);
}
