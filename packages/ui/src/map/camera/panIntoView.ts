import type { Area } from '../names/placeNames.ts';

/** What is closer to an edge than this is not well seen. */
const edgePx = 24;
/** Of the name below its station. */
const namePx = { aside: 72, below: 48 };

/**
 * Where a station goes that is not well seen: pixels from the middle of what is in sight; null where it may stay.
 *
 * @param at the station
 * @param sight what panels leave of the map
 * @param card what the station's own card covers
 * @param isSheet whether it takes the whole width below
 */
export function panIntoView(
  at: { x: number; y: number },
  sight: Area,
  card: Area | null,
  isSheet: boolean,
): [right: number, down: number] | null {
  const isUnder = (x: number, y: number) =>
    card !== null &&
    x > card.left - namePx.aside &&
    x < card.right + namePx.aside &&
    y > card.top - namePx.below &&
    y < card.bottom + edgePx;
  const isInside =
    at.x > sight.left + edgePx &&
    at.x < sight.right - edgePx &&
    at.y > sight.top + edgePx &&
    at.y < sight.bottom - edgePx;
  if (isInside && !isUnder(at.x, at.y)) return null;
  const [middleX, middleY] = [(sight.left + sight.right) / 2, (sight.top + sight.bottom) / 2];
  if (card && isSheet) return [0, (sight.top + card.top) / 2 - middleY];
  return card && isUnder(middleX, middleY) ? [(card.right + sight.right) / 2 - middleX, 0] : [0, 0];
}
