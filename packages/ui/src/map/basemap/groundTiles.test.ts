import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { clipPolygon } from 'lineclip';
import { describe, expect, it } from 'vitest';
import { type GroundKind, groundShapes } from './ground.ts';
import { extent, groundTiles } from './groundTiles.ts';

const tileOf = groundTiles();

/** The tile with a place, `[zoom, x, y]`. */
function tileAt(zoom: number, longitude: number, latitude: number): [number, number, number] {
  const share = 2 ** zoom;
  const row = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
  return [zoom, Math.floor(((longitude + 180) / 360) * share), Math.floor(row * share)];
}

type Line = readonly (readonly [number, number])[];
const linesOf = (tile: GeoJSONVTTile | null) =>
  tile?.features.flatMap(({ geometry }) => geometry as unknown as Line[]) ?? [];

/** Area of rings inside the edges of a tile, as a share of it; holes have the other sign. */
const areaOf = (rings: readonly Line[]) =>
  rings
    .map((ring) => clipPolygon([...ring] as [number, number][], [0, 0, extent, extent]))
    .reduce((sum, ring) => sum + signedArea(ring), 0) /
  (2 * extent * extent);
const signedArea = (ring: Line) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
const lengthOf = (lines: readonly Line[]) =>
  lines.flatMap((line) => line.slice(1).map(([x, y], index) => Math.hypot(x - line[index]![0], y - line[index]![1])));

/** The same tiles, cut by the way that a `geojson` source takes. */
const whole = (kind: GroundKind, type: 'Polygon' | 'MultiLineString') =>
  new GeoJSONVT(
    {
      type: 'FeatureCollection',
      features: groundShapes()
        .filter((shape) => shape.kind === kind)
        .map(({ lines }) => ({
          type: 'Feature' as const,
          properties: {},
          geometry: { type, coordinates: lines } as GeoJSON.Polygon | GeoJSON.MultiLineString,
        })),
    },
    { extent, buffer: 256, maxZoom: 12, tolerance: 4.8 },
  );

const places: Record<string, [number, number]> = {
  Ljubljana: [14.5, 46.05],
  Trieste: [13.7, 45.6],
  Wien: [16.4, 48.2],
  Kinshasa: [15.3, -4.3],
  Suva: [178.4, -18.1],
  Vostok: [106.8, -78.5],
};
const zooms = [0, 2, 5, 8, 11];
const tiles = Object.entries(places).flatMap(([name, position]) =>
  zooms.map((zoom) => [`${name}, zoom ${zoom}`, tileAt(zoom, ...position)] as const),
);

describe('the tiles of the offline map', () => {
  const land = whole('land', 'Polygon');
  const borders = whole('border', 'MultiLineString');

  it.each(tiles)('have the land and the borders that are there: %s', (_, tile) => {
    const { land: cutLand, border } = tileOf(...tile);
    expect(areaOf(linesOf(cutLand))).toBeCloseTo(areaOf(linesOf(land.getTile(...tile))), 2);
    const sum = (lines: readonly Line[]) => lengthOf(lines).reduce((total, length) => total + length, 0) / extent;
    expect(sum(linesOf(border))).toBeCloseTo(sum(linesOf(borders.getTile(...tile))), 1);
  });

  it.each(tiles)('hold nothing far outside: %s', (_, tile) => {
    const far = Object.values(tileOf(...tile))
      .flatMap(({ features }) => features)
      .flatMap(({ type, geometry }) => (type === 1 ? [geometry] : geometry) as unknown as Line[])
      .flat()
      .filter((point) => point.some((units) => units < -257 || units > extent + 257));
    expect(far).toEqual([]);
  });

  it('name larger places first', () => {
    const namesAt = (zoom: number) =>
      tileOf(...tileAt(zoom, 14.5, 46.05)).place.features.map(({ tags }) => String(tags?.['name']));
    expect(namesAt(3)).not.toContain('Ljubljana');
    expect(namesAt(5)).toContain('Ljubljana');
    expect(namesAt(8)).not.toContain('Videm');
    expect(namesAt(10)).toContain('Videm');
  });

  it('draw small rivers from zoom 7 on', () => {
    const streamsAt = (zoom: number) => linesOf(tileOf(...tileAt(zoom, 14.55, 46.09)).stream).length;
    expect(streamsAt(6)).toBe(0);
    expect(streamsAt(7)).toBeGreaterThan(0);
  });
});
