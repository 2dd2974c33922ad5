import { readFileSync } from 'node:fs';
import type { FeatureCollection, GeometryCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { mesh } from 'topojson-client';
import { toleranceAt } from './detail.ts';
import { areaOf, type Line, simplify, snapped, valueOf } from './simplify.ts';

type MeshObject = NonNullable<Parameters<typeof mesh>[1]>;

/** A hole of this size is a sea; smaller ones are lakes, which another source has in more detail. */
const smallestSeaMetres2 = 50_000e6;

/** Rings of each land, the outer one first. Small islands are left out, except those with a place on the map. */
export function readLand(path: string, places: readonly Position[]): Line[][] {
  const { geometries } = JSON.parse(readFileSync(path, 'utf8')) as GeometryCollection<Polygon | MultiPolygon>;
  const lands = geometries
    .flatMap(polygonsOf)
    .filter(([outer = []]) => isVisible(outer) || isInhabited(outer, places))
    .map(([outer = [], ...holes]) =>
      [outer, ...holes.filter((hole) => areaOf(hole) > smallestSeaMetres2)].map(snapped),
    );
  const simplified = simplify({ land: { type: 'MultiPolygon', coordinates: lands } });
  return polygonsOf(valueOf(simplified, 'land')).filter(([outer = []]) => new Set(outer.map(String)).size > 2);
}

/** Lines between two countries: neither coasts nor the edges of the world. */
export function readBorders(path: string): Line[] {
  const world = JSON.parse(readFileSync(path, 'utf8')) as FeatureCollection<Polygon | MultiPolygon>;
  // Overseas territories are countries, and parts of their country too: no border surrounds them.
  const known = new Set<string>();
  const isNew = ([outer = []]: Line[]) => {
    const key = outer.map(String).toSorted().join(' ');
    return !known.has(key) && known.add(key);
  };
  const geometries = world.features.map(({ geometry }): MultiPolygon => {
    const polygons = polygonsOf(geometry).map((polygon) => polygon.filter(isVisible).map(snapped));
    return { type: 'MultiPolygon', coordinates: polygons.filter((polygon) => polygon.length > 0 && isNew(polygon)) };
  });
  const simplified = simplify({ countries: { type: 'GeometryCollection', geometries } });
  const countries = simplified.objects['countries'];
  if (countries?.type !== 'GeometryCollection') throw new Error('Countries are no collection');
  return mesh(simplified, countries as MeshObject, (one, other) => one !== other).coordinates;
}

function polygonsOf(geometry: GeoJSON.Geometry): Line[][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** Whether a ring is larger than a few times the accuracy of the map at its place. */
function isVisible(ring: Line): boolean {
  const [first] = ring;
  if (!first || ring.length < 4) return false;
  return areaOf(ring) > (1.5 * toleranceAt(first)) ** 2;
}

/** Whether a place lies within the bounds of a ring. */
function isInhabited(ring: Line, places: readonly Position[]): boolean {
  const xs = ring.map(([x = 0]) => x);
  const ys = ring.map(([, y = 0]) => y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return places.some(([x = 0, y = 0]) => x > west && x < east && y > south && y < north);
}
