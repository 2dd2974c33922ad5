import type { StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { collection } from './features.ts';
import type { MapTokens } from './mapTokens.ts';
import { ringsRound } from './rings.ts';
import type { MapStation } from './stations.ts';

interface DistanceRingsProps {
  /** None, no rings. */
  centre: MapStation | undefined;
  style: StyleSpecification;
  tokens: MapTokens;
}

/** Farther away the widest ring is as small as a mark. */
const RINGS_FROM = 8;

/** How far it is from a station, in circles. There before they are wanted: their names are placed after what lies above them. */
export function DistanceRings({ centre, style, tokens }: DistanceRingsProps) {
  const rings = useMemo(
    () =>
      collection(
        (centre ? ringsRound(centre.longitude, centre.latitude) : []).map(({ metres, line }) => ({
          type: 'Feature' as const,
          properties: { label: metres < 1000 ? `${metres} m` : `${metres / 1000} km` },
          geometry: { type: 'LineString' as const, coordinates: line },
        })),
      ),
    [centre],
  );
  const font = useMemo(() => fontOf(style), [style]);
  return (
    <Source id="station-rings" type="geojson" data={rings}>
      <Layer
        id="station-rings"
        type="line"
        minzoom={RINGS_FROM}
        paint={{
          'line-color': tokens.label,
          'line-opacity': 0.35,
          'line-width': 1,
          'line-dasharray': [3, 3],
        }}
      />
      <Layer
        id="station-ring-names"
        type="symbol"
        minzoom={RINGS_FROM}
        layout={{
          ...font,
          'symbol-placement': 'line',
          'symbol-spacing': 600,
          'text-field': ['get', 'label'],
          'text-size': 11,
        }}
        paint={{ 'text-color': tokens.label, 'text-halo-color': tokens.halo, 'text-halo-width': 1.6 }}
      />
    </Source>
  );
}

/** A style that fetches its letters has them in its own fonts only. */
function fontOf({
  glyphs,
  layers,
}: StyleSpecification): Pick<NonNullable<SymbolLayerSpecification['layout']>, 'text-font'> {
  // No font has the first name: it is where MapLibre reads the weight from.
  if (!glyphs) return { 'text-font': ['Inter Semibold', 'Inter Variable'] };
  for (const layer of layers) {
    const font = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined;
    if (font) return { 'text-font': font };
  }
  return {};
}
