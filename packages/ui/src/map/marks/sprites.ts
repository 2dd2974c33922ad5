/** Pixels of the atlas. */
export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pictures side by side. */
export interface Atlas<Name extends string> {
  /** Its colours are multiplied by its opacity. */
  image: ImageBitmap;
  mapping: Readonly<Record<Name, Cell>>;
}

/** A picture of the atlas, upright or turned, round a point of the screen beside a place. */
export interface Sprite<Name extends string = string> {
  name: Name;
  longitude: number;
  latitude: number;
  /** Pixels from the place to the picture's middle, to the right and down. */
  offset: readonly [number, number];
  /** Pixels, upright. */
  height: number;
  /** Pixels, where the picture is stretched; else as its cell is. */
  width?: number;
  /** Radians, clockwise. */
  angle?: number;
}

/** Numbers per sprite: place (two parts each way), offset and size, turn, cell. */
export const numbersPerSprite = 14;

/** Flat coordinates of a place, in units of which the world has 512. */
type Project = (place: [longitude: number, latitude: number]) => readonly number[];

/** A number as two of half its precision, which is what the graphics card has: their sum is exact to a part in 10^14. */
export function inParts(value: number): [high: number, low: number] {
  const high = Math.fround(value);
  return [high, value - high];
}

/** Sprites as the graphics card reads them, {@link numbersPerSprite} numbers each. */
export function packSprites<Name extends string>(
  sprites: readonly Sprite<Name>[],
  mapping: Readonly<Record<Name, Cell>>,
  project: Project,
): Float32Array {
  const packed = new Float32Array(sprites.length * numbersPerSprite);
  sprites.forEach(({ name, longitude, latitude, offset, height, width, angle = 0 }, index) => {
    const cell = mapping[name];
    const [x = 0, y = 0] = project([longitude, latitude]);
    const [highX, lowX] = inParts(x);
    const [highY, lowY] = inParts(y);
    const numbers = {
      place: [highX, highY, lowX, lowY],
      box: [offset[0], offset[1], width ?? (height * cell.width) / cell.height, height],
      turn: [Math.cos(angle), Math.sin(angle)],
      cell: [cell.x, cell.y, cell.width, cell.height],
    };
    packed.set(Object.values(numbers).flat(), index * numbersPerSprite);
  });
  return packed;
}

/** Vertices of a sprite: two triangles. */
export const cornersPerSprite = 6;

/** The numbers of each sprite once for each of its vertices. */
export function perCorner(packed: Float32Array): Float32Array {
  const all = new Float32Array(packed.length * cornersPerSprite);
  for (let vertex = 0; vertex * numbersPerSprite < all.length; vertex++) {
    const start = Math.floor(vertex / cornersPerSprite) * numbersPerSprite;
    all.set(packed.subarray(start, start + numbersPerSprite), vertex * numbersPerSprite);
  }
  return all;
}
