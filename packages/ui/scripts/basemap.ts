/**
 * Writes `src/map/basemap/land.json`, the borders of the offline map. Run it only to change the area:
 *
 *     npm pack @geo-maps/countries-land-100m && tar xzf geo-maps-*.tgz
 *     node scripts/basemap.ts package/map.geo.json
 *
 * The package is not a dependency: it holds the whole world, 126 MB unpacked. Borders © OpenStreetMap contributors,
 * ODbL.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Point = [number, number];
type Ring = Point[];
interface World {
  features: { properties: { A3: string }; geometry: { type: string; coordinates: Ring[][] | Ring[] } }[];
}

/** West, south, east, north: Slovenia with a margin for panning. */
const area = [11.5, 44.2, 18.5, 48.2] as const;
const smallestIslandDegrees = 0.02;

const [path] = process.argv.slice(2);
if (!path) throw new Error('Name the map.geo.json of @geo-maps/countries-land-100m');
const world = JSON.parse(readFileSync(path, 'utf8')) as World;

const countries: Record<string, number[][]> = {};
for (const { properties, geometry } of world.features) {
  const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Ring[][];
  const rings = polygons
    .flatMap(([outer]) => (outer ? [clip(outer)] : []))
    .filter((ring) => ring.length > 3 && spanOf(ring) > smallestIslandDegrees);

  if (rings.length > 0) countries[properties.A3] = rings.map(encode);
}
writeFileSync(new URL('../src/map/basemap/land.json', import.meta.url), `${JSON.stringify({ area, countries })}\n`);

/** Clips a ring to the area, one side after the other (Sutherland–Hodgman). */
function clip(ring: Ring): Ring {
  const [west, south, east, north] = area;
  const sides: [(point: Point) => boolean, (a: Point, b: Point) => Point][] = [
    [([x]) => x >= west, (a, b) => atX(a, b, west)],
    [([x]) => x <= east, (a, b) => atX(a, b, east)],
    [([, y]) => y >= south, (a, b) => atY(a, b, south)],
    [([, y]) => y <= north, (a, b) => atY(a, b, north)],
  ];
  return sides.reduce<Ring>((points, [isInside, cut]) => {
    const kept: Ring = [];
    points.forEach((point, index) => {
      const before = points[(index + points.length - 1) % points.length] ?? point;
      if (isInside(point) !== isInside(before)) kept.push(cut(before, point));
      if (isInside(point)) kept.push(point);
    });
    return kept;
  }, ring);
}

function atX([x1, y1]: Point, [x2, y2]: Point, x: number): Point {
  return [x, y1 + ((x - x1) / (x2 - x1)) * (y2 - y1)];
}

function atY([x1, y1]: Point, [x2, y2]: Point, y: number): Point {
  return [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y];
}

function spanOf(ring: Ring): number {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** Ten-thousandths of a degree, about 10 m, each as the difference from the previous one. */
function encode(ring: Ring): number[] {
  let lastX = 0;
  let lastY = 0;
  return ring.flatMap(([x, y]) => {
    const nextX = Math.round(x * 10_000);
    const nextY = Math.round(y * 10_000);
    const pair = [nextX - lastX, nextY - lastY];
    lastX = nextX;
    lastY = nextY;
    return pair;
  });
}
