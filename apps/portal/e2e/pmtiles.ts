import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';

/** A Protomaps archive with one tile of the world that is all land (PMTiles 3, uncompressed). */
export function archiveOfLand(): Buffer {
  const tile = tileOfLand();
  const directory = Buffer.from([1, 0, 1, ...variable(tile.length), 1]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header[7] = 3;
  const parts = [directory, metadata, Buffer.alloc(0), tile];
  let offset = header.length;
  for (const [index, { length }] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  }
  for (const place of [72, 80, 88]) header.writeBigUInt64LE(1n, place);
  const isClustered = 1;
  const notCompressed = 1;
  const vectorTiles = 1;
  header.set([isClustered, notCompressed, notCompressed, vectorTiles, 0, 0], 96);
  for (const [place, degrees] of [
    [102, -180],
    [106, -85],
    [110, 180],
    [114, 85],
  ] as const) {
    header.writeInt32LE(degrees * 10_000_000, place);
  }
  return Buffer.concat([header, ...parts]);
}

function tileOfLand(): Buffer {
  const corners = [
    [-180, -85],
    [180, -85],
    [180, 85],
    [-180, 85],
    [-180, -85],
  ];
  const world = { type: 'Polygon' as const, coordinates: [corners] };
  const tiles = new GeoJSONVT({ type: 'Feature', properties: { kind: 'earth' }, geometry: world }, { maxZoom: 0 });
  return Buffer.from(fromGeojsonVt({ earth: tiles.getTile(0, 0, 0)! }));
}

/** Variable-length integer: seven bits at a time, the lowest first. */
function variable(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, ...variable(number >> 7)];
}
