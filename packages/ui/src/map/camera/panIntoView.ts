import type { Area } from '../names/placeNames.ts';

/** Minimum distance from an edge in pixels for a station to be clearly visible. */
const edgePx = 24;
/** Size of the name below its station in pixels, to each side and down. */
const namePx = { aside: 72, below: 48 };

/**
 * Target of a station that is not clearly visible, in pixels from the middle of the visible area; null if it may stay.
 *
 * @param at position of the station
 * @param sight area that panels leave visible
 * @param card area covered by the station's own card
 * @param isSheet whether the card is a bottom sheet of full width
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
