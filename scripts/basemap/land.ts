import { readFileSync } from 'node:fs';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection } from 'topojson-specification';
import { toleranceAt } from './detail.ts';
import { areaOf, type Line, simplify, snapped } from './simplify.ts';

interface Land {
  /** Rings of each polygon, the outer one first. */
  polygons: Line[][];
  /** Lines between two countries: neither coasts nor the edges of the world. */
  borders: Line[];
}

const smallestSeaMetres2 = 50_000e6;

/** Land of all countries in one piece, and the borders between them. */
export function landOf(path: string): Land {
  const world = JSON.parse(readFileSync(path, 'utf8')) as FeatureCollection<Polygon | MultiPolygon>;
  const geometries = world.features.map(({ geometry }) => largeParts(geometry));
  const simplified = simplify({ countries: { type: 'GeometryCollection', geometries } });
  const countries = simplified.objects['countries'] as GeometryCollection;
  const merged = merge(simplified, countries.geometries as Parameters<typeof merge>[1]);
  // A hole is an inland sea, or land without a country.
  const polygons = merged.coordinates.map((rings) =>
    rings.filter((ring, index) => index === 0 || areaOf(ring) > smallestSeaMetres2),
  );
  const borders = mesh(simplified, countries, (one, other) => one !== other).coordinates;
  return { polygons, borders };
}

/** Without small islands and holes. The largest part of a country is always kept. */
function largeParts(geometry: Polygon | MultiPolygon): MultiPolygon {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const sizes = polygons.map(([outer = []]) => areaOf(outer));
  const largest = Math.max(...sizes);
  const coordinates = polygons
    .filter(([outer = []], index) => sizes[index] === largest || isVisible(outer))
    .map(([outer = [], ...holes]) => [outer, ...holes.filter(isVisible)].map(snapped));
  return { type: 'MultiPolygon', coordinates };
}

/** Whether a ring is larger than a few times the accuracy of the map at its place. */
function isVisible(ring: Line): boolean {
  const [first] = ring;
  if (!first || ring.length < 4) return false;
  return areaOf(ring) > (2.5 * toleranceAt(first)) ** 2;
}
