interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels at the edges of a frame that other elements cover. */
interface Covered {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const margin = 8;
/** Pixels from the middle of a mark to the box above it, below it (where its name is), and at its sides. */
const over = 24;
const under = 40;
const aside = 28;

const within = (start: number, length: number, from: number, to: number) =>
  Math.max(from, Math.min(start, to - length));

/** The range between two covered edges, or the full range if the box would not fit. */
function between(length: number, all: number, before: number, after: number): [from: number, to: number] {
  const room: [number, number] = [before + margin, all - after - margin];
  return room[1] - room[0] >= length ? room : [margin, all - margin];
}

/**
 * Position of a box beside a position inside the frame: above it if it fits, otherwise below, right or left of it. If
 * it fits nowhere, it covers the position instead of being cut off.
 *
 * @returns left and top of the box, in whole pixels of the frame
 */
export function besidePlace(
  place: Point,
  box: Size,
  frame: Size,
  covered: Partial<Covered>,
): [left: number, top: number] {
  const [first, last] = between(box.width, frame.width, covered.left ?? 0, covered.right ?? 0);
  const [highest, lowest] = between(box.height, frame.height, covered.top ?? 0, covered.bottom ?? 0);
  const middle = within(place.x - box.width / 2, box.width, first, last);
  const centre = within(place.y - box.height / 2, box.height, highest, lowest);
  const above = place.y - over - box.height;
  const below = place.y + under;
  const right = place.x + aside;
  const left = place.x - aside - box.width;
  const spots: [fits: boolean, left: number, top: number][] = [
    [above >= highest, middle, above],
    [below + box.height <= lowest, middle, below],
    [right + box.width <= last, right, centre],
    [left >= first, left, centre],
  ];
  const [, x, y] = spots.find(([fits]) => fits) ?? [true, middle, centre];
  return [Math.round(x), within(Math.round(y), box.height, highest, lowest)];
}
