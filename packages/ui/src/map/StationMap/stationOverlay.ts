import { IconLayer, TextLayer } from '@deck.gl/layers';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapTokens } from './mapTokens.ts';
import { type ClusterMark, clusterPixels, MARK_PIXELS, type Marks, type StationMark } from './marks.ts';
import { CLUSTER_DISC, clusterBox, drawAtlas, LEG, ringBox } from './markAtlas.ts';
import { byUrgency } from './stations.ts';

export interface OverlayState {
  marks: Marks;
  selectedId: string | null;
  /** Key of the mark under the pointer, or under the keys. */
  pointedKey: string | null;
  tokens: MapTokens;
}

export interface OverlayEvents {
  /** After the first frame with marks in it. */
  onReady: () => void;
  /** Its canvas has lost the graphics card. */
  onLost: () => void;
}

export interface StationOverlay {
  update: (state: OverlayState) => void;
  remove: () => void;
}

interface Ring {
  mark: StationMark | ClusterMark;
  sprite: 'selected' | 'pointed';
  radius: number;
}

/** The marks, drawn by deck.gl over the map; what is under the pointer `pick` finds without the graphics card. In a module of its own, so that the map is seen before deck has come. */
export function addStationOverlay(map: MapLibreMap, events: OverlayEvents): StationOverlay {
  let state: OverlayState | null = null;
  let sprites: ReturnType<typeof drawAtlas> | null = null;
  let isReady = false;
  // Last is on top. Kept, so that a pointer that moves sends nothing anew to the graphics card.
  let ordered: { of: Marks; stations: StationMark[]; legs: StationMark[] } | null = null;

  const overlay = new MapLibreOverlay({
    interleaved: false,
    layers: [],
    onAfterRender: () => {
      if (isReady || !state) return;
      isReady = true;
      events.onReady();
    },
  });
  map.addControl(overlay);
  const canvas = overlay.getCanvas();
  canvas?.addEventListener('webglcontextlost', events.onLost);

  const draw = () => {
    if (!state || !sprites) return;
    const { marks, selectedId, pointedKey, tokens } = state;
    if (ordered?.of !== marks) {
      const stations = marks.stations.toSorted((a, b) => byUrgency(b.station, a.station));
      ordered = { of: marks, stations, legs: stations.filter(({ offset }) => offset) };
    }
    const atlas = { iconAtlas: sprites.atlas, iconMapping: sprites.mapping, sizeUnits: 'pixels' } as const;
    overlay.setProps({
      layers: [
        new IconLayer<StationMark>({
          id: 'legs',
          ...atlas,
          data: ordered.legs,
          getIcon: () => 'leg',
          getPosition,
          getSize: ({ offset }) => (LEG.height * lengthOf(offset)) / LEG.length,
          getAngle: ({ offset }) => (offset ? (-Math.atan2(offset[1], offset[0]) * 180) / Math.PI : 0),
        }),
        new IconLayer<ClusterMark>({
          id: 'clusters',
          ...atlas,
          data: marks.clusters,
          getIcon: ({ level }) => `cluster-${level}`,
          getPosition,
          getSize: (cluster) => clusterBox(clusterPixels(cluster)),
        }),
        new TextLayer<ClusterMark>({
          id: 'counts',
          data: marks.clusters,
          characterSet: '0123456789',
          fontFamily: tokens.font,
          fontWeight: 600,
          getText: ({ count }) => String(count),
          getPosition,
          getSize: (cluster) => 13 + (clusterPixels(cluster) - CLUSTER_DISC) / 9,
          getColor: rgb(tokens.label),
          updateTriggers: { getColor: tokens },
        }),
        new IconLayer<Ring>({
          id: 'rings',
          ...atlas,
          data: ringsOf(marks, selectedId, pointedKey),
          getIcon: ({ sprite }) => sprite,
          getPosition: ({ mark }) => getPosition(mark),
          getPixelOffset: ({ mark }) => offsetOf(mark),
          getSize: ({ radius }) => ringBox(radius),
        }),
        new IconLayer<StationMark>({
          id: 'marks',
          ...atlas,
          data: ordered.stations,
          getIcon: ({ station }) => station.level,
          getPosition,
          getPixelOffset: offsetOf,
          getSize: MARK_PIXELS,
        }),
      ],
    });
  };
  return {
    update: (next) => {
      if (!sprites || state?.tokens !== next.tokens) sprites = drawAtlas(next.tokens);
      state = next;
      draw();
    },
    remove: () => {
      canvas?.removeEventListener('webglcontextlost', events.onLost);
      map.removeControl(overlay);
    },
  };
}

function ringsOf({ stations, clusters }: Marks, selectedId: string | null, pointedKey: string | null): Ring[] {
  const rings: Ring[] = [];
  for (const mark of stations) {
    if (mark.key === selectedId) rings.push({ mark, sprite: 'selected', radius: 19 });
    else if (mark.key === pointedKey) rings.push({ mark, sprite: 'pointed', radius: 16 });
  }
  const cluster = clusters.find(({ key }) => key === pointedKey);
  if (cluster) rings.push({ mark: cluster, sprite: 'pointed', radius: clusterPixels(cluster) / 2 + 9 });
  return rings;
}

const getPosition = ({ longitude, latitude }: StationMark | ClusterMark): [number, number] => [longitude, latitude];

const offsetOf = (mark: StationMark | ClusterMark): [number, number] =>
  'offset' in mark && mark.offset ? [...mark.offset] : [0, 0];

const lengthOf = (offset: StationMark['offset']) => (offset ? Math.hypot(...offset) : 0);

function rgb(color: string): [number, number, number] {
  // A minifier writes #ffffff as #fff.
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const hex = short
    ? short
        .slice(1)
        .flatMap((digit) => [digit, digit])
        .join('')
    : (/^#([0-9a-f]{6})$/i.exec(color)?.[1] ?? '000000');
  const number = Number.parseInt(hex, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}
