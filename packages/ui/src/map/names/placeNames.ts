import type { Offset } from '../marks/spiderfy.ts';

/** A mark with a name: its middle in pixels of the map, and the size of its name. */
export interface Named {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Width of its mark in pixels. */
  markWidth: number;
  /** A selected mark has a ring, which its name must not cover. */
  isSelected: boolean;
}

/** Pixels from the left and the top of the map. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Side of the mark on which the name is. */
export type Side = 'right' | 'left' | 'below' | 'above';

export interface PlacedName {
  side: Side;
  /** Pixels from the middle of the mark to the middle of the name. */
  offset: Offset;
}

/** Pixels from the edge of a mark to its name, and from the middle of a mark and of its ring. */
const distancePx = { aside: 2, over: 15, asideOfRing: 27, overRing: 25 };
const sides: readonly Side[] = ['right', 'left', 'below', 'above'];
/** Below its ring like a title, where space is reserved for it. */
const sidesOfSelected: readonly Side[] = ['below', 'right', 'left', 'above'];

/**
 * Places each name on the first side of its mark where it covers nothing, inside the visible area if a side of the mark
 * is. A name keeps its previous side if possible. Names that fit nowhere are left out.
 *
 * @param named in order of priority
 * @param taken areas of marks
 * @param sight visible area of the map
 * @param before previous result
 */
export function placeNames(
  named: readonly Named[],
  taken: readonly Area[],
  sight: Area,
  before: ReadonlyMap<string, PlacedName> = new Map(),
): Map<string, PlacedName> {
  const rows = new Rows(taken);
  const placed = new Map<string, PlacedName>();
  for (const name of named) {
    const kept = name.isSelected ? undefined : before.get(name.key)?.side;
    const order = name.isSelected ? sidesOfSelected : sides;
    const candidates = (kept ? [kept, ...order.filter((side) => side !== kept)] : order).map((side) => ({
      side,
      offset: offsetOf(name, side),
    }));
    const inside = candidates.filter(({ offset }) => isInside(areaOf(name, offset), sight));
    const place = (inside.length > 0 ? inside : candidates).find(({ offset }) => rows.isFree(areaOf(name, offset)));
    if (!place) continue;
    placed.set(name.key, place);
    rows.add(areaOf(name, place.offset));
  }
  return placed;
}

/** Area covered by a name. */
export function areaOf(
  { x, y, width, height }: Pick<Named, 'x' | 'y' | 'width' | 'height'>,
  [right, down]: Offset,
): Area {
  const [middleX, middleY] = [x + right, y + down];
  return {
    left: middleX - width / 2,
    top: middleY - height / 2,
    right: middleX + width / 2,
    bottom: middleY + height / 2,
  };
}

function offsetOf({ width, height, markWidth, isSelected }: Named, side: Side): Offset {
  const aside = (isSelected ? distancePx.asideOfRing : markWidth / 2 + distancePx.aside) + width / 2;
  const over = (isSelected ? distancePx.overRing : distancePx.over) + height / 2;
  const offsets = { right: [aside, 0], left: [-aside, 0], below: [0, over], above: [0, -over] } as const;
  return offsets[side];
}

export const isInside = (area: Area, sight: Area) =>
  area.left >= sight.left && area.right <= sight.right && area.top >= sight.top && area.bottom <= sight.bottom;

const overlap = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const rowPx = 32;

/** Areas by row: each is compared only with its neighbours. */
export class Rows {
  readonly #rows = new Map<number, Area[]>();

  constructor(areas: readonly Area[]) {
    for (const area of areas) this.add(area);
  }

  add(area: Area): void {
    for (let row = rowOf(area.top); row <= rowOf(area.bottom); row++) {
      const there = this.#rows.get(row);
      if (there) there.push(area);
      else this.#rows.set(row, [area]);
    }
  }

  isFree(area: Area): boolean {
    for (let row = rowOf(area.top); row <= rowOf(area.bottom); row++) {
      if (this.#rows.get(row)?.some((other) => overlap(area, other))) return false;
    }
    return true;
  }
}

const rowOf = (y: number) => Math.floor(y / rowPx);
