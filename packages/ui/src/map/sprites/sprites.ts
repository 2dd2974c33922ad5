import type { Place } from '../marks/place.ts';

/** Rectangle in pixels of the atlas. */
export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One bitmap with all sprites. */
export interface Atlas<Name extends string> {
  /** Premultiplied by alpha. */
  image: ImageBitmap;
  mapping: Readonly<Record<Name, Cell>>;
}

/** A cell of the atlas, optionally rotated, at an offset from a position on the map. */
export interface Sprite<Name extends string = string> {
  name: Name;
  place: Place;
  /** Pixels from the position to the middle of the sprite, right and down. */
  offset: readonly [number, number];
  /** Height in pixels before rotation. */
  height: number;
  /** Width in pixels if the sprite is stretched; by default it keeps the aspect ratio of its cell. */
  width?: number;
  /** Radians, clockwise. */
  angle?: number;
}

/** Numbers per sprite: position (two parts per axis), offset and size, rotation, cell. */
export const numbersPerSprite = 14;

/** Projects a position to the plane of deck.gl; for a map, the world is 512 units wide. */
type Project = (place: Place) => readonly number[];

/**
 * Splits a number into two of single precision, because graphics cards have no doubles. Their sum is exact to a part in
 * 10^14.
 */
export function inParts(value: number): [high: number, low: number] {
  const high = Math.fround(value);
  return [high, value - high];
}

/** Sprites in the format of the vertex buffer, {@link numbersPerSprite} numbers each. */
export function packSprites<Name extends string>(
  sprites: readonly Sprite<Name>[],
  mapping: Readonly<Record<Name, Cell>>,
  project: Project,
): Float32Array {
  const packed = new Float32Array(sprites.length * numbersPerSprite);
  let next = 0;
  for (const { name, place, offset, height, width, angle = 0 } of sprites) {
    const cell = mapping[name];
    const [x = 0, y = 0] = project(place);
    const [highX, lowX] = inParts(x);
    const [highY, lowY] = inParts(y);
    packed[next++] = highX;
    packed[next++] = highY;
    packed[next++] = lowX;
    packed[next++] = lowY;
    packed[next++] = offset[0];
    packed[next++] = offset[1];
    packed[next++] = width ?? (height * cell.width) / cell.height;
    packed[next++] = height;
    packed[next++] = Math.cos(angle);
    packed[next++] = Math.sin(angle);
    packed[next++] = cell.x;
    packed[next++] = cell.y;
    packed[next++] = cell.width;
    packed[next++] = cell.height;
  }
  return packed;
}

/** Vertices of a sprite: two triangles. */
export const cornersPerSprite = 6;

/** Repeats the numbers of each sprite for each of its vertices. */
export function perCorner(packed: Float32Array): Float32Array {
  const all = new Float32Array(packed.length * cornersPerSprite);
  let next = 0;
  for (let start = 0; start < packed.length; start += numbersPerSprite) {
    for (let corner = 0; corner < cornersPerSprite; corner++) {
      for (let number = 0; number < numbersPerSprite; number++) all[next++] = packed[start + number]!;
    }
  }
  return all;
}
