import type { Offset } from './spiderfy.ts';

/** A mark in pixels of the map. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
  /** Clusters stay where they are. */
  isFixed: boolean;
}

/** Rounds of moving; more would change nothing for as many marks as are drawn one by one. */
const rounds = 60;
/** Maximum distance in pixels from the true position, at which the leg still shows where the station is. */
const farthestPx = 44;
/** Shorter moves are not visible. */
const leastPx = 1;

/**
 * Offsets that separate overlapping marks with the shortest moves; null for a mark that stays. In a dense group some
 * still overlap, because none may be far from its position.
 */
export function pushApart(discs: readonly Disc[]): (Offset | null)[] {
  const places = discs.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round++) {
    if (!separate(discs, places)) break;
    // A mark that has been pushed too far returns to the edge of its circle.
    places.forEach((place, index) => {
      const { x, y } = discs[index]!;
      const away = Math.hypot(place.x - x, place.y - y);
      if (away <= farthestPx) return;
      place.x = x + ((place.x - x) * farthestPx) / away;
      place.y = y + ((place.y - y) * farthestPx) / away;
    });
  }
  return places.map((place, index) => {
    const { x, y } = discs[index]!;
    const offset = [place.x - x, place.y - y] as const;
    return Math.hypot(...offset) < leastPx ? null : offset;
  });
}

/** Moves each overlapping pair once; false if none overlaps. */
function separate(discs: readonly Disc[], places: { x: number; y: number }[]): boolean {
  let hasMoved = false;
  for (let one = 0; one < discs.length; one++) {
    for (let other = 0; other < one; other++) {
      const [first, second] = [discs[one]!, discs[other]!];
      const [at, from] = [places[one]!, places[other]!];
      const room = first.radius + second.radius;
      const [right, down] = [at.x - from.x, at.y - from.y];
      if ((first.isFixed && second.isFixed) || Math.abs(right) >= room || Math.abs(down) >= room) continue;
      const apart = Math.hypot(right, down);
      if (apart >= room - 0.5) continue;
      hasMoved = true;
      // Two at one position are separated sideways.
      const [x, y] = apart > 0 ? [right / apart, down / apart] : [1, 0];
      const share = first.isFixed || second.isFixed ? 1 : 0.5;
      const push = (room - apart) * share;
      if (!first.isFixed) [at.x, at.y] = [at.x + x * push, at.y + y * push];
      if (!second.isFixed) [from.x, from.y] = [from.x - x * push, from.y - y * push];
    }
  }
  return hasMoved;
}
