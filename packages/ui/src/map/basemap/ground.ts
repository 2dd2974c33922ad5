import land from './land.json' with { type: 'json' };
import water from './water.json' with { type: 'json' };
import { readLine } from './readLine.ts';
import { townNames } from './towns.ts';

/** Kind of a feature of the ground, by which the layers choose theirs. */
export type GroundKind = 'land' | 'border' | 'lake' | 'river' | 'stream' | 'place';

type Feature = GeoJSON.Feature<GeoJSON.Geometry, { kind: GroundKind; name?: string; size?: number }>;

/** The whole world, in detail around Slovenia: all kinds in one collection, because each source costs the map tiles. */
export function ground(): GeoJSON.FeatureCollection {
  const lines = (kind: GroundKind, texts: readonly string[]) =>
    part(kind, { type: 'MultiLineString', coordinates: texts.map(readLine) });
  const rings = (text: string) => text.split(' ').map(readLine);
  return {
    type: 'FeatureCollection',
    features: [
      part('land', { type: 'MultiPolygon', coordinates: land.polygons.map(rings) }),
      part('lake', { type: 'MultiPolygon', coordinates: water.lakes.map(rings) }),
      lines('river', water.rivers),
      lines('stream', water.streams),
      lines('border', land.borders),
      ...townNames().map(({ name, size, longitude, latitude }): Feature => ({
        type: 'Feature',
        properties: { kind: 'place', name, size },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      })),
    ],
  };
}

function part(kind: GroundKind, geometry: GeoJSON.Geometry): Feature {
  return { type: 'Feature', properties: { kind }, geometry };
}
