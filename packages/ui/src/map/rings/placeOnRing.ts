import type { Place } from './rings.ts';

/** Parts of the way round: in the north, else aside of it, and in the south at last. */
const namedAt = [0, 1 / 8, 7 / 8, 1 / 4, 3 / 4, 3 / 8, 5 / 8, 1 / 2];

/**
 * The place on a ring for its name.
 *
 * @param there where it was: it stays there if there is room
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
