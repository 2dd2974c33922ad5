import type { StyleSpecification } from 'maplibre-gl';
import { bordersOf, readLand } from '../basemap/land.ts';
import places from '../basemap/places.json' with { type: 'json' };

export interface MapColors {
  land: string;
  foreign: string;
  sea: string;
  boundary: string;
  label: string;
  halo: string;
}

const land = readLand();
const borders = bordersOf(land);

/** Borders, coast, towns and a grid: schematic but accurate in position, and available without a network. */
export function offlineStyle(colors: MapColors): StyleSpecification {
  const [west = 0, south = 0, east = 0, north = 0] = land.area;
  return {
    version: 8,
    sources: {
      sea: feature('Polygon', [
        [
          [west, south],
          [15.2, south],
          [15.2, 45.9],
          [west, 45.9],
          [west, south],
        ],
      ]),
      foreign: feature(
        'MultiPolygon',
        Object.entries(land.countries)
          .filter(([code]) => code !== 'SVN')
          .flatMap(([, polygons]) => polygons.map((ring) => [ring])),
      ),
      home: feature(
        'MultiPolygon',
        (land.countries['SVN'] ?? []).map((ring) => [ring]),
      ),
      borders: feature('MultiLineString', borders),
      grid: feature('MultiLineString', gridOf([west, south, east, north], 0.1)),
      places: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: places.map(([name, longitude, latitude, population]) => ({
            type: 'Feature',
            properties: { name, population },
            geometry: { type: 'Point', coordinates: [Number(longitude), Number(latitude)] },
          })),
        },
      },
    },
    layers: [
      // Outside the area everything is drawn as land.
      { id: 'ground', type: 'background', paint: { 'background-color': colors.foreign } },
      { id: 'sea', type: 'fill', source: 'sea', paint: { 'fill-color': colors.sea } },
      { id: 'foreign', type: 'fill', source: 'foreign', paint: { 'fill-color': colors.foreign } },
      { id: 'home', type: 'fill', source: 'home', paint: { 'fill-color': colors.land } },
      {
        id: 'grid',
        type: 'line',
        source: 'grid',
        paint: { 'line-color': colors.boundary, 'line-opacity': 0.22, 'line-width': 1 },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colors.boundary, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.8, 12, 2] },
      },
      {
        id: 'places',
        type: 'symbol',
        source: 'places',
        filter: [
          '>=',
          ['get', 'population'],
          ['step', ['zoom'], 90_000, 7, 25_000, 8, 12_000, 9, 6000, 10, 2500, 11, 0],
        ],
        layout: {
          // Without `glyphs` MapLibre uses the fonts of the page.
          'text-font': ['Inter Variable'],
          'text-field': ['get', 'name'],
          'text-size': ['interpolate', ['linear'], ['get', 'population'], 2000, 12, 30_000, 13, 280_000, 16],
          'text-padding': 6,
          'symbol-sort-key': ['-', 0, ['get', 'population']],
        },
        paint: {
          'text-color': colors.label,
          'text-opacity': 0.85,
          'text-halo-color': colors.halo,
          'text-halo-width': 1.5,
        },
      },
    ],
  };
}

/** Waits for the font. MapLibre draws each letter once, so a letter drawn before its font has loaded stays wrong. */
export async function lettersReady(): Promise<void> {
  await Promise.allSettled(
    [400, 600].map((weight) => document.fonts.load(`${weight} 24px "Inter Variable"`, 'ačšžäöü')),
  );
}

type Geometry = 'Polygon' | 'MultiPolygon' | 'MultiLineString';
type Coordinates<Type extends Geometry> = Extract<GeoJSON.Geometry, { type: Type }>['coordinates'];

function feature<Type extends Geometry>(type: Type, coordinates: Coordinates<Type>) {
  return { type: 'geojson', data: { type, coordinates } as GeoJSON.Geometry } as const;
}

function gridOf([west, south, east, north]: readonly [number, number, number, number], step: number) {
  const lines: [number, number][][] = [];
  for (let x = Math.ceil(west / step); x * step <= east; x++) {
    lines.push([
      [x * step, south],
      [x * step, north],
    ]);
  }
  for (let y = Math.ceil(south / step); y * step <= north; y++) {
    lines.push([
      [west, y * step],
      [east, y * step],
    ]);
  }
  return lines;
}
