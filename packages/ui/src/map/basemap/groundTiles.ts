import { type GeoJSONVTTile, geoJSONToTile } from '@maplibre/geojson-vt';
import type { Feature, Geometry } from 'geojson';
import { clipPolygon, clipPolyline } from 'lineclip';
import { type Bounds, type GroundKind, type GroundShape, groundShapes, type Position } from './ground.ts';
import { groundMaxZoom } from './groundUrl.ts';
import { type Town, townNames } from './towns.ts';

/** Layers of a tile: `place` has the properties `name` and `size` (thousands of inhabitants). */
export type GroundLayer = GroundKind | 'place';

/** Units across a tile; 16 of them are a pixel. */
export const extent = 8192;
const unitsPerPixel = 16;
/** A tile reaches beyond its edges by this, as the widest line needs it. */
const buffer = 16 * unitsPerPixel;

const options = { extent, buffer, maxZoom: groundMaxZoom, tolerance: 0.3 * unitsPerPixel };

/** Small rivers are drawn from this zoom on. */
const streamZoom = 7;

/** Thousands of inhabitants of the smallest place that has a name, from each zoom on. */
const smallestNamed = [
  [10, 0],
  [9, 4],
  [8, 12],
  [7, 35],
  [6, 100],
  [5, 400],
  [4, 1200],
  [3, 2500],
  [0, 6000],
] as const;

/**
 * The ground of the offline map as vector tiles: the function gives the layers of one of them. Each is cut out when it is
 * asked for. A source of the type `geojson` would cut the whole world at every zoom down to that of the map.
 */
export function groundTiles(): (zoom: number, x: number, y: number) => Record<GroundLayer, GeoJSONVTTile> {
  const shapes = groundShapes();
  const towns = townNames();

  return (zoom, x, y) => {
    const bounds = boundsOf(zoom, x, y);
    const near = shapes.filter((shape) => areTouching(shape.bounds, bounds));
    const cut = (kind: GroundKind) => near.filter((shape) => shape.kind === kind).map(cutTo(bounds));
    const layer = (features: Feature[]) => geoJSONToTile({ type: 'FeatureCollection', features }, zoom, x, y, options);
    const polygons = (coordinates: Position[][][]) => layer([featureOf({ type: 'MultiPolygon', coordinates })]);
    const lines = (coordinates: Position[][]) => layer([featureOf({ type: 'MultiLineString', coordinates })]);
    return {
      land: polygons(cut('land')),
      lake: polygons(cut('lake')),
      river: lines(cut('river').flat()),
      stream: lines(zoom < streamZoom ? [] : cut('stream').flat()),
      border: lines(cut('border').flat()),
      place: layer(towns.filter(isNamedAt(zoom)).filter(isIn(bounds)).map(pointOf)),
    };
  };
}

/** The lines of a shape within the bounds. */
function cutTo(bounds: Bounds): (shape: GroundShape) => Position[][] {
  return ({ kind, lines, bounds: own }) => {
    if (isInside(own, bounds)) return lines;
    if (kind !== 'land' && kind !== 'lake') return lines.flatMap((line) => clipPolyline(line, bounds));
    return lines.map((ring) => clipPolygon(ring, bounds)).filter(({ length }) => length > 2);
  };
}

/** The area of a tile and its buffer. */
function boundsOf(zoom: number, x: number, y: number): Bounds {
  const share = 2 ** zoom;
  const margin = buffer / extent;
  const longitude = (column: number) => (column / share) * 360 - 180;
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / share))) * 180) / Math.PI;
  return [longitude(x - margin), latitude(y + 1 + margin), longitude(x + 1 + margin), latitude(y - margin)];
}

const areTouching = ([west, south, east, north]: Bounds, other: Bounds) =>
  west <= other[2] && east >= other[0] && south <= other[3] && north >= other[1];

const isInside = ([west, south, east, north]: Bounds, outer: Bounds) =>
  west >= outer[0] && east <= outer[2] && south >= outer[1] && north <= outer[3];

function isNamedAt(zoom: number): (town: Town) => boolean {
  const [, smallest] = smallestNamed.find(([from]) => zoom >= from)!;
  return ({ size }) => size >= smallest;
}

const isIn =
  ([west, south, east, north]: Bounds) =>
  ({ longitude, latitude }: Town) =>
    longitude >= west && longitude <= east && latitude >= south && latitude <= north;

const featureOf = (geometry: Geometry): Feature => ({ type: 'Feature', properties: {}, geometry });

const pointOf = ({ name, size, longitude, latitude }: Town): Feature => ({
  type: 'Feature',
  properties: { name, size },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});
