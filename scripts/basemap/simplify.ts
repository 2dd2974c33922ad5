import type { GeometryObject, Position } from 'geojson';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify as cut, sphericalTriangleArea } from 'topojson-simplify';
import type { Topology } from 'topojson-specification';
import { toleranceAt } from './detail.ts';
import { rounded } from './encode.ts';

export type Line = Position[];

/** The types of the packages differ in the properties of features, which are not used here. */
type Shared = Parameters<typeof presimplify>[0];

const earthRadius = 6_371_000;

/**
 * Simplifies lines and areas together, so that neighbours keep their common lines. Each point is weighed by the triangle
 * that it forms with its neighbours (Visvalingam), relative to the accuracy wanted at its place.
 */
export function simplify(objects: Record<string, GeometryObject>): Topology {
  const weighed = presimplify(topology(objects) as Shared, sphericalTriangleArea);
  for (const arc of weighed.arcs as Line[]) {
    const room = isClosed(arc) ? Math.sqrt(areaOf(arc)) / 6 : Infinity;
    for (const point of arc) {
      const tolerance = Math.min(toleranceAt(point), room);
      // On the sphere a pole is one point: the edge along it has no area, but the map needs it.
      if (Math.abs(point[1]!) < 84) point[2] = (point[2]! * earthRadius ** 2) / tolerance ** 2;
      else point[2] = Infinity;
    }
  }
  return cut(weighed, 1);
}

/** The simplified object of this name. */
export function valueOf(simplified: Topology, name: string): GeometryObject {
  const value = feature(simplified, simplified.objects[name]!);
  if (value.type !== 'Feature') throw new Error(`${name} is a collection`);
  return value.geometry;
}

/** The line with rounded positions, each once. */
export function snapped(line: Line): Line {
  const points = line.map(rounded);
  return points.filter(([x, y], index) => index === 0 || x !== points[index - 1]![0] || y !== points[index - 1]![1]);
}

/** Lines of a geometry, those without length left out. */
export function linesOf(geometry: GeometryObject): Line[] {
  if (geometry.type !== 'MultiLineString') throw new Error(`Lines expected, not ${geometry.type}`);
  return geometry.coordinates.filter((line) => line.length > 1);
}

export function isClosed(line: Line): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** Area of a ring in square metres. Its span must be small against the globe to be exact. */
export function areaOf(ring: Line): number {
  let sum = 0;
  let latitudes = 0;
  for (let index = 1; index < ring.length; index++) {
    const [x1 = 0, y1 = 0] = ring[index - 1]!;
    const [x2 = 0, y2 = 0] = ring[index]!;
    sum += x1 * y2 - x2 * y1;
    latitudes += y1;
  }
  const degree = (earthRadius * Math.PI) / 180;
  const middle = ((latitudes / Math.max(1, ring.length - 1)) * Math.PI) / 180;
  return (Math.abs(sum) / 2) * degree ** 2 * Math.cos(middle);
}

/** Length of a line in metres. */
export function lengthOf(line: Line): number {
  let sum = 0;
  for (let index = 1; index < line.length; index++) {
    const [x1 = 0, y1 = 0] = line[index - 1]!;
    const [x2 = 0, y2 = 0] = line[index]!;
    sum += Math.hypot((x2 - x1) * Math.cos((y1 * Math.PI) / 180), y2 - y1);
  }
  return (sum * earthRadius * Math.PI) / 180;
}
