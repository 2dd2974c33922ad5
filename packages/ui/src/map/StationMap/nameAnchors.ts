/** Where a name is held by its mark, as MapLibre says it: `left` has the name on the right. */
const anchors = ['top', 'bottom', 'left', 'right'] as const;
type Anchor = (typeof anchors)[number];

/** Pixels a letter of a name is wide, about, and the room from the middle of a mark to a name beside it. */
const LETTER = 7.2;
const ASIDE = 14;
/** Letters after which a name goes on below. */
const LINE = 24;

/**
 * The anchors with which a name stays between two edges; all of them where none does.
 *
 * @param x of the mark; like `from` and `to` pixels of the frame
 * @returns parted by spaces, in the order of `anyAnchor`
 */
export function anchorsInside(name: string, x: number, from: number, to: number): string {
  const width = Math.min(name.length, LINE) * LETTER;
  const fits: Record<Anchor, boolean> = {
    top: x - width / 2 >= from && x + width / 2 <= to,
    bottom: x - width / 2 >= from && x + width / 2 <= to,
    left: x + ASIDE + width <= to,
    right: x - ASIDE - width >= from,
  };
  const inside = anchors.filter((anchor) => fits[anchor]);
  return (inside.length > 0 ? inside : anchors).join(' ');
}

export const anyAnchor = anchors.join(' ');

/** What `anchorsInside` may say, but for all of them. */
const others = ['top bottom left', 'top bottom right', 'top bottom', 'left right', 'left', 'right'];

/** Ems from the middle of a mark to its name, which stands over or under it a little farther off: both have their room. */
export interface NameOffsets {
  aside: number;
  over: number;
  /** Tried in this order. */
  order: readonly Anchor[];
}

/** For `text-variable-anchor-offset`, by the property `anchors`. */
export function anchorOffsets({ aside, over, order }: NameOffsets) {
  const offsets: Record<Anchor, [number, number]> = {
    top: [0, over],
    bottom: [0, -over],
    left: [aside, 0],
    right: [-aside, 0],
  };
  const literal = (allowed: string) => [
    'literal',
    order.filter((anchor) => allowed.split(' ').includes(anchor)).flatMap((anchor) => [anchor, offsets[anchor]]),
  ];
  return ['match', ['get', 'anchors'], ...others.flatMap((allowed) => [allowed, literal(allowed)]), literal(anyAnchor)];
}
