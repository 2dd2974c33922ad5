import land from './land.json' with { type: 'json' };
import water from './water.json' with { type: 'json' };
import { readLine } from './readLine.ts';

/** Kind of a shape of the ground; each is a layer of its tiles. */
export type GroundKind = 'land' | 'border' | 'lake' | 'river' | 'stream';

/** Longitude and latitude in degrees, WGS 84. */
export type Position = [number, number];

/** West, south, east and north in degrees, WGS 84. */
export type Bounds = [number, number, number, number];

/** A polygon (land, lake) or a line of the ground. */
export interface GroundShape {
  kind: GroundKind;
  /** The rings of a polygon, the outer one first, or the one line. */
  lines: Position[][];
  bounds: Bounds;
}

/** The whole world, in detail around Slovenia. */
export function groundShapes(): GroundShape[] {
  const lines = (kind: GroundKind, texts: readonly string[]) => texts.map((text) => shapeOf(kind, [readLine(text)]));
  const polygons = (kind: GroundKind, texts: readonly string[]) =>
    texts.map((text) => shapeOf(kind, text.split(' ').map(readLine)));
  return [
    ...polygons('land', land.polygons),
    ...polygons('lake', water.lakes),
    ...lines('river', water.rivers),
    ...lines('stream', water.streams),
    ...lines('border', land.borders),
  ];
}

function shapeOf(kind: GroundKind, lines: Position[][]): GroundShape {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of lines[0] ?? []) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return { kind, lines, bounds: [west, south, east, north] };
}
