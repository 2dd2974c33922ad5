import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { collection } from './features.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import { type DistanceRing, ringsFromZoom } from './rings.ts';

interface DistanceRingsProps {
  rings: readonly DistanceRing[];
  tokens: MapTokens;
}

/**
 * Circles of distance around a station. The layers exist before they are needed, so that marks are drawn above them.
 */
export function DistanceRings({ rings, tokens }: DistanceRingsProps) {
  const lines = useMemo(
    () =>
      collection(
        rings.map(({ line }) => ({
          type: 'Feature' as const,
          properties: {},
          geometry: { type: 'LineString' as const, coordinates: line },
        })),
      ),
    [rings],
  );
  return (
    <Source id="station-rings" type="geojson" data={lines}>
      <Layer
        id="station-rings"
        type="line"
        minzoom={ringsFromZoom}
        paint={{
          'line-color': tokens.label,
          'line-opacity': 0.35,
          'line-width': 1,
          'line-dasharray': [3, 3],
        }}
      />
    </Source>
  );
}
