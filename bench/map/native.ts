import { type ExpressionSpecification, Map as MapLibreMap } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { type BenchStations, colors, start } from './data.ts';
import { until } from './harness.ts';

function featuresOf({ longitudes, latitudes, classes }: BenchStations): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: Array.from(longitudes, (longitude, id) => ({
      type: 'Feature',
      id,
      properties: { class: classes[id] },
      geometry: { type: 'Point', coordinates: [longitude, latitudes[id]!] },
    })),
  };
}

/** MapLibre's circles, by class, over an empty background. */
export async function mountNative(
  element: HTMLElement,
  stations: BenchStations,
  isClustered: boolean,
): Promise<MapLibreMap> {
  const byClass = ['match', ['get', 'class'], ...colors.flatMap((color, index) => [index, color]), '#999'];
  const color = byClass as ExpressionSpecification;
  const map = new MapLibreMap({
    container: element,
    center: [start.longitude, start.latitude],
    zoom: start.zoom,
    fadeDuration: 0,
    attributionControl: false,
    style: {
      version: 8,
      sources: {
        stations: {
          type: 'geojson',
          data: featuresOf(stations),
          ...(isClustered && { cluster: true, clusterRadius: 50, clusterMaxZoom: 14 }),
        },
      },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': '#eef1f4' } },
        {
          id: 'stations',
          type: 'circle',
          source: 'stations',
          paint: isClustered
            ? {
                'circle-radius': [
                  'case',
                  ['has', 'point_count'],
                  ['step', ['get', 'point_count'], 10, 50, 15, 500, 20],
                  5,
                ],
                'circle-color': ['case', ['has', 'point_count'], '#4477aa', color],
              }
            : { 'circle-radius': 5, 'circle-color': color },
        },
      ],
    },
  });
  await until(() => map.loaded());
  return map;
}

export function pickNative(map: MapLibreMap, x: number, y: number): boolean {
  const box: [[number, number], [number, number]] = [
    [x - 3, y - 3],
    [x + 3, y + 3],
  ];
  return map.queryRenderedFeatures(box, { layers: ['stations'] }).length > 0;
}
