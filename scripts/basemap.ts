/**
 * Writes the data of the offline map, `packages/ui/src/map/basemap/*.json`: land, borders, lakes, rivers and names of
 * places. Run it to renew the sources or to change the level of detail (`basemap/detail.ts`):
 *
 *     node --max-old-space-size=8000 scripts/basemap.ts FOLDER
 *
 * FOLDER keeps the downloaded sources (240 MB); they are neither dependencies nor in the repository. It needs
 * npm, and `apt-get` and `dpkg` of Debian. Run `pnpm format` afterwards. The same sources give the same files.
 *
 * Land and borders: OpenStreetMap contributors, ODbL. Lakes and rivers: GSHHG by P. Wessel and W. H. F. Smith, LGPL.
 * Names: GeoNames, CC BY 4.0. The map names all three (`attribution` in `offlineStyle.ts`).
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { encodeLine } from './basemap/encode.ts';
import { readLakes, readRivers } from './basemap/gshhg.ts';
import { readBorders, readLand } from './basemap/land.ts';
import { linesOf, type Line, simplify, valueOf } from './basemap/simplify.ts';
import { readPlaces } from './basemap/places.ts';
import { fetchSources } from './basemap/sources.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder for the sources');

const sources = fetchSources(folder);
const encoded = (lines: readonly Line[]) => lines.map(encodeLine);

const places = await readPlaces(sources.cities);
write('places', {
  names: places.map(({ name }) => name),
  positions: encodeLine(places.map(({ position }) => position)),
  sizes: places.map(({ size }) => Number((size / 1000).toPrecision(2))),
});

const land = readLand(
  sources.land,
  places.map(({ position }) => position),
);
write('land', {
  polygons: land.map((rings) => encoded(rings).join(' ')),
  borders: encoded(readBorders(sources.countries)),
});

const lakes = simplify({ lakes: { type: 'MultiLineString', coordinates: await readLakes(sources.shores) } });
const rivers = await readRivers(sources.rivers);
const drawn = simplify({
  main: { type: 'MultiLineString', coordinates: rivers.main },
  other: { type: 'MultiLineString', coordinates: rivers.other },
});
write('water', {
  lakes: encoded(linesOf(valueOf(lakes, 'lakes')).filter((ring) => ring.length > 3)),
  rivers: encoded(linesOf(valueOf(drawn, 'main'))),
  streams: encoded(linesOf(valueOf(drawn, 'other'))),
});

function write(name: string, data: unknown): void {
  const text = `${JSON.stringify(data)}\n`;
  writeFileSync(new URL(`../packages/ui/src/map/basemap/${name}.json`, import.meta.url), text);
  console.log(`${name}: ${(gzipSync(text).length / 1000).toFixed(1)} kB gzip`);
}
