interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

const margin = 8;
/** Pixels from the middle of a mark to what stands over it, under it (there is its name), and at its sides. */
const over = 24;
const under = 40;
const aside = 28;

const within = (start: number, length: number, room: number) =>
  Math.max(margin, Math.min(start, room - length - margin));

/**
 * Where a box stands beside a place without leaving the frame: over it if there is room, else under it, to its right, to its
 * left. Where nothing fits, it covers the place rather than be cut off.
 *
 * @returns left and top of the box, in whole pixels of the frame
 */
export function besidePlace(place: Point, box: Size, frame: Size): [left: number, top: number] {
  const middle = within(place.x - box.width / 2, box.width, frame.width);
  const centre = within(place.y - box.height / 2, box.height, frame.height);
  const above = place.y - over - box.height;
  const below = place.y + under;
  const right = place.x + aside;
  const left = place.x - aside - box.width;
  const spot: [number, number] =
    above >= margin
      ? [middle, above]
      : below + box.height + margin <= frame.height
        ? [middle, below]
        : right + box.width + margin <= frame.width
          ? [right, centre]
          : left >= margin
            ? [left, centre]
            : [middle, centre];
  return [Math.round(spot[0]), Math.round(spot[1])];
}
