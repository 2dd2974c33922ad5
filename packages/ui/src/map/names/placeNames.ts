import type { Offset } from '../marks/spiderfy.ts';

/** A mark that has a name: pixels of the map, of its middle and of its name's size. */
export interface Named {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Has a ring, which its name keeps clear of. */
  isSelected: boolean;
}

/** Pixels from the left and the top of the map. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a name stands, seen from its mark. */
export type Side = 'right' | 'left' | 'below' | 'above';

export interface PlacedName {
  side: Side;
  /** Pixels from the middle of the mark to the middle of the name. */
  offset: Offset;
}

/** Pixels from the middle of a mark to its name. */
const distancePx = { aside: 14, over: 12, asideOfRing: 22, overRing: 20 };
const sides: readonly Side[] = ['right', 'left', 'below', 'above'];
/** Like a title under its ring, where room has been kept for it. */
const sidesOfSelected: readonly Side[] = ['below', 'right', 'left', 'above'];

/**
 * Beside each mark the first side where its name lies on nothing; inside what is in sight, where a side of the mark is.
 * A name that was there keeps its side if it can, unless it has been chosen. Those without room are left out.
 *
 * @param named the first has the first choice
 * @param taken by marks
 * @param sight what is seen of the map
 * @param before what was answered the last time
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
    const wanted = (kept ? [kept, ...order.filter((side) => side !== kept)] : order).map((side) => ({
      side,
      offset: offsetOf(name, side),
    }));
    const inside = wanted.filter(({ offset }) => isInside(areaOf(name, offset), sight));
    const place = (inside.length > 0 ? inside : wanted).find(({ offset }) => rows.isFree(areaOf(name, offset)));
    if (!place) continue;
    placed.set(name.key, place);
    rows.add(areaOf(name, place.offset));
  }
  return placed;
}

/** What a name covers. */
export function areaOf({ x, y, width, height }: Omit<Named, 'key' | 'isSelected'>, [right, down]: Offset): Area {
  const [middleX, middleY] = [x + right, y + down];
  return {
    left: middleX - width / 2,
    top: middleY - height / 2,
    right: middleX + width / 2,
    bottom: middleY + height / 2,
  };
}

function offsetOf({ width, height, isSelected }: Named, side: Side): Offset {
  const aside = (isSelected ? distancePx.asideOfRing : distancePx.aside) + width / 2;
  const over = (isSelected ? distancePx.overRing : distancePx.over) + height / 2;
  const offsets = { right: [aside, 0], left: [-aside, 0], below: [0, over], above: [0, -over] } as const;
  return offsets[side];
}

export const isInside = (area: Area, sight: Area) =>
  area.left >= sight.left && area.right <= sight.right && area.top >= sight.top && area.bottom <= sight.bottom;

const overlap = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const rowPx = 32;

/** Areas by the rows they lie in: each is compared with its neighbours only. */
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
