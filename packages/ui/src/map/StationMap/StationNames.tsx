import type { ExpressionSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/maplibre';
import type { MapTokens } from './mapTokens.ts';
import { anchorOffsets, anchorsInside, anyAnchor } from './nameAnchors.ts';
import { ringsRound } from './rings.ts';
import { byUrgency, type MapStation } from './stations.ts';
import { type ClusterMark, clusterPixels, type Marks, type StationMark } from './marks.ts';

/** Milliseconds without a change after which names follow the marks: while a map moves, writing them anew costs more than all the rest. */
const SETTLED_AFTER = 150;

interface StationNamesProps {
  marks: Marks;
  selectedId: string | null;
  hoveredId: string | null;
  /** Distances are drawn round it. */
  centre: MapStation | undefined;
  style: StyleSpecification;
  tokens: MapTokens;
}

/** Takes the place of each mark, being the last layer and so the first to be placed: no name is written over a mark. */
const SPACE = 'station-space';
const SPACE_PIXELS = 20;

/** So many marks have names that are kept inside, which is seen anew whenever the map rests. */
const FEW = 100;

/** Pixels on the right that the map's own buttons cover. */
const BUTTONS = 52;

/** Farther from a mark that has a ring, and below it if there is room: its card stands over it. */
const nameOffsets = [
  'case',
  ['get', 'isSelected'],
  anchorOffsets({ aside: 1.7, over: 1.7, order: ['top', 'left', 'right', 'bottom'] }),
  anchorOffsets({ aside: 1.05, over: 1.3, order: ['left', 'right', 'top', 'bottom'] }),
] as unknown as ExpressionSpecification;

/** Farther away the widest ring is as small as a mark. */
const RINGS_FROM = 8;

/** Names of stations, written by MapLibre itself: it knows which of them and of the map's own names fit. */
export function StationNames({ marks: current, selectedId, hoveredId, centre, style, tokens }: StationNamesProps) {
  const { current: map } = useMap();
  const marks = useSettled(current);

  useEffect(() => {
    if (!map) return undefined;
    const library = map.getMap();
    // Asked for again by each new style, which forgets its pictures.
    library.setMissingStyleImageResolver((id) => {
      if (id !== SPACE) return;
      const data = new Uint8Array(SPACE_PIXELS * SPACE_PIXELS * 4);
      library.addImage(SPACE, { width: SPACE_PIXELS, height: SPACE_PIXELS, data });
    });
    return () => {
      library.setMissingStyleImageResolver(null);
    };
  }, [map]);

  // A station beside its true place stands elsewhere at every zoom.
  const [zoom, setZoom] = useState(0);
  const isSpread = marks.stations.some(({ offset }) => offset);
  useEffect(() => {
    if (!map || !isSpread) return undefined;
    const read = () => setZoom(map.getZoom());
    read();
    map.on('zoomend', read);
    return () => {
      map.off('zoomend', read);
    };
  }, [map, isSpread]);

  const anchors = useAnchors(marks);

  const names = useMemo(() => {
    const written = ({ longitude, latitude, offset }: StationMark) => {
      if (!map || !offset || zoom === 0) return [longitude, latitude];
      const { x, y } = map.project([longitude, latitude]);
      return map.unproject([x + offset[0], y + offset[1]]).toArray();
    };
    const stations = marks.stations.toSorted((a, b) => byUrgency(a.station, b.station));
    return collection([
      ...stations.map((mark, rank) => {
        const isMarked = mark.key === selectedId || mark.key === hoveredId;
        return point(written(mark), {
          name: mark.station.name,
          anchors: anchors.get(mark.key) ?? anyAnchor,
          rank: isMarked ? -1 : rank,
          isSelected: mark.key === selectedId,
          size: 1,
        });
      }),
      ...marks.clusters.map((cluster: ClusterMark) =>
        point([cluster.longitude, cluster.latitude], {
          name: '',
          rank: 0,
          isSelected: false,
          size: clusterPixels(cluster) / SPACE_PIXELS,
        }),
      ),
    ]);
  }, [map, marks, anchors, selectedId, hoveredId, zoom]);

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
    <>
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
          paint={ink(tokens)}
        />
      </Source>
      <Source id="station-names" type="geojson" data={names}>
        <Layer
          id="station-names"
          type="symbol"
          layout={{
            ...font,
            'text-field': ['get', 'name'],
            'text-size': 13,
            'text-variable-anchor-offset': nameOffsets,
            'text-justify': 'auto',
            'text-max-width': 14,
            'symbol-sort-key': ['get', 'rank'],
          }}
          paint={ink(tokens)}
        />
        <Layer
          id="station-spaces"
          type="symbol"
          layout={{ 'icon-image': SPACE, 'icon-size': ['get', 'size'], 'icon-allow-overlap': true, 'icon-padding': 0 }}
          // Of no opacity, it is placed and not drawn.
          paint={{ 'icon-opacity': 0 }}
        />
      </Source>
    </>
  );
}

type Anchors = ReadonlyMap<string, string>;

const noAnchors: Anchors = new Map();

/** By key of a mark the anchors that keep its name in what is in sight of the map; none where names are many and one is no loss. */
function useAnchors({ stations }: Marks): Anchors {
  const { current: map } = useMap();
  const [anchors, setAnchors] = useState(noAnchors);
  useEffect(() => {
    if (!map || stations.length > FEW) return undefined;
    const read = () => {
      const { left = 0, right = 0 } = map.getPadding();
      const edge = map.getContainer().clientWidth - Math.max(right, BUTTONS);
      const next = new Map(
        stations.map(({ key, station, longitude, latitude, offset }) => {
          const x = map.project([longitude, latitude]).x + (offset?.[0] ?? 0);
          return [key, anchorsInside(station.name, x, left, edge)];
        }),
      );
      // The same is no reason to write names anew.
      setAnchors((current) => (isSame(current, next) ? current : next));
    };
    read();
    map.on('moveend', read);
    map.on('resize', read);
    return () => {
      map.off('moveend', read);
      map.off('resize', read);
    };
  }, [map, stations]);
  return anchors;
}

const isSame = (one: Anchors, other: Anchors) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** The last value that stayed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function point(coordinates: number[], properties: Record<string, string | number | boolean>) {
  return { type: 'Feature' as const, properties, geometry: { type: 'Point' as const, coordinates } };
}

function collection<Feature extends GeoJSON.Feature>(features: Feature[]) {
  return { type: 'FeatureCollection' as const, features };
}

const ink = ({ label, halo }: MapTokens): NonNullable<SymbolLayerSpecification['paint']> => ({
  'text-color': label,
  'text-halo-color': halo,
  'text-halo-width': 1.6,
});

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
