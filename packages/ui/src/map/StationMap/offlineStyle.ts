import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import type { GroundLayer } from '../basemap/groundTiles.ts';
import { groundMaxZoom, groundUrl } from '../basemap/groundUrl.ts';

export interface MapColors {
  land: string;
  sea: string;
  river: string;
  boundary: string;
  label: string;
  halo: string;
}

/** The licences of the data require that the map names its sources. */
const attribution = [
  ['https://www.openstreetmap.org/copyright', 'OpenStreetMap'],
  ['https://www.soest.hawaii.edu/pwessel/gshhg/', 'GSHHG'],
  ['https://www.geonames.org/', 'GeoNames'],
]
  .map(([address, name]) => `<a href="${address}" target="_blank" rel="noopener">© ${name}</a>`)
  .join(' ');

/** Land, borders, rivers, lakes and names of places in the whole world: schematic, and available without a network. */
export function offlineStyle(colors: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      ground: { type: 'vector', tiles: [groundUrl], attribution, maxzoom: groundMaxZoom },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colors.sea } },
      {
        id: 'land',
        type: 'fill',
        ...from('land'),
        paint: { 'fill-color': colors.land },
      },
      {
        // A soft line along the coast: shallow water.
        id: 'coast',
        type: 'line',
        ...from('land'),
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colors.river, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 12, 2] },
      },
      {
        id: 'lakes',
        type: 'fill',
        ...from('lake'),
        paint: { 'fill-color': colors.sea, 'fill-outline-color': colors.river },
      },
      ...(['stream', 'river'] as const).map((kind) => ({
        id: `${kind}s`,
        type: 'line' as const,
        ...from(kind),
        layout: { 'line-join': 'round' as const, 'line-cap': 'round' as const },
        paint: {
          'line-color': colors.river,
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 7, 1, 9, 1.8, 13, 5] as ExpressionSpecification,
        },
      })),
      {
        // A wide band under the line: a country is seen before its border is read.
        id: 'border-bands',
        type: 'line',
        ...from('border'),
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colors.boundary,
          'line-opacity': 0.16,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 2, 7, 5, 12, 12],
        },
      },
      {
        id: 'borders',
        type: 'line',
        ...from('border'),
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colors.boundary,
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 8, 1, 12, 2],
        },
      },
      {
        id: 'towns',
        type: 'circle',
        ...from('place'),
        paint: {
          'circle-color': colors.halo,
          'circle-radius': ['interpolate', ['linear'], ['get', 'size'], 2, 1.6, 100, 2.4, 1000, 3],
          'circle-stroke-color': colors.label,
          'circle-stroke-width': 1,
          'circle-stroke-opacity': 0.7,
        },
      },
      {
        id: 'places',
        type: 'symbol',
        ...from('place'),
        layout: {
          // Without `glyphs` MapLibre uses the fonts of the page.
          'text-font': ['Inter Variable'],
          'text-field': ['get', 'name'],
          'text-size': ['interpolate', ['linear'], ['get', 'size'], 2, 11, 30, 12, 100, 13, 300, 15, 2000, 17],
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 0.5,
          'text-justify': 'auto',
          'text-padding': 8,
          'symbol-sort-key': ['-', 0, ['get', 'size']],
        },
        paint: {
          'text-color': colors.label,
          'text-opacity': ['interpolate', ['linear'], ['get', 'size'], 4, 0.75, 100, 0.9, 300, 1],
          'text-halo-color': colors.halo,
          'text-halo-width': 1.5,
        },
      },
    ],
  };
}

const from = (layer: GroundLayer) => ({ source: 'ground', 'source-layer': layer });

/** Waits for the font. MapLibre draws each letter once, so a letter drawn before its font has loaded stays wrong. */
export async function lettersReady(): Promise<void> {
  await Promise.allSettled(
    [400, 600].map((weight) => document.fonts.load(`${weight} 24px "Inter Variable"`, 'ačšžäöü')),
  );
}
