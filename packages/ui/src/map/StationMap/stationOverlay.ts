import { IconLayer } from '@deck.gl/layers';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapTokens } from './mapTokens.ts';
import { type ClusterMark, clusterPixels, MARK_PIXELS, type Marks, type StationMark } from './marks.ts';
import { CLUSTER_DISC, clusterBox, type Digit, digitBox, drawAtlas, LEG, ringBox } from './markAtlas.ts';
import { byUrgency } from './stations.ts';

export interface OverlayState {
  marks: Marks;
  selectedId: string | null;
  /** Key of the mark under the pointer, or under the keys. */
  pointedKey: string | null;
  tokens: MapTokens;
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

interface WrittenDigit {
  cluster: ClusterMark;
  digit: Digit;
  /** Pixels from the middle of the cluster. */
  offset: number;
  size: number;
}

/**
 * The marks, drawn by deck.gl into the map's own canvas, all by one program of the graphics card, counts included: each
 * further one costs as much time before the first frame as all the marks; what is under the pointer `pick` finds without the graphics card. In a module of its own, so that the map is seen before deck has come. */
export function addStationOverlay(map: MapLibreMap, onDrawn: () => void): StationOverlay {
  let state: OverlayState | null = null;
  let sprites: ReturnType<typeof drawAtlas> | null = null;
  let isDrawn = false;
  // Last is on top. Kept, so that a pointer that moves sends nothing anew to the graphics card.
  let ordered: { of: Marks; stations: StationMark[]; legs: StationMark[]; digits: WrittenDigit[] } | null = null;

  const overlay = new MapLibreOverlay({
    interleaved: true,
    layers: [],
    onAfterRender: () => {
      if (isDrawn || !state) return;
      isDrawn = true;
      afterDrawing(map.getCanvas(), onDrawn);
    },
  });
  map.addControl(overlay);

  const draw = () => {
    if (!state || !sprites) return;
    const { marks, selectedId, pointedKey } = state;
    if (ordered?.of !== marks) {
      const stations = marks.stations.toSorted((a, b) => byUrgency(b.station, a.station));
      const { advances } = sprites;
      ordered = {
        of: marks,
        stations,
        legs: stations.filter(({ offset }) => offset),
        digits: marks.clusters.flatMap((cluster) => digitsOf(cluster, advances)),
      };
    }
    const atlas = {
      iconAtlas: sprites.atlas,
      iconMapping: sprites.mapping,
      sizeUnits: 'pixels',
      // What comes later lies on top, nothing has a height, and the atlas is multiplied by its opacity already.
      parameters: { depthWriteEnabled: false, depthCompare: 'always', blendColorSrcFactor: 'one' },
    } as const;
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
        new IconLayer<WrittenDigit>({
          id: 'counts',
          ...atlas,
          data: ordered.digits,
          getIcon: ({ digit }) => `digit-${digit}`,
          getPosition: ({ cluster }) => getPosition(cluster),
          getPixelOffset: ({ offset }) => [offset, 0],
          getSize: ({ size }) => digitBox(size),
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
    remove: () => map.removeControl(overlay),
  };
}

/** Calls when the graphics card has done what it has been told so far, which may be long after the page has. */
function afterDrawing(canvas: HTMLCanvasElement, call: () => void): void {
  const context = canvas.getContext('webgl2');
  const fence = context?.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!context || !fence) return call();
  context.flush();
  const look = () => {
    if (context.isContextLost()) return;
    if (context.getSyncParameter(fence, context.SYNC_STATUS) !== context.SIGNALED) return void setTimeout(look, 16);
    context.deleteSync(fence);
    call();
  };
  setTimeout(look);
}

/** Digits of a cluster's count, side by side round its middle. */
function digitsOf(cluster: ClusterMark, advances: Record<Digit, number>): WrittenDigit[] {
  const size = 13 + (clusterPixels(cluster) - CLUSTER_DISC) / 9;
  const written = Array.from(String(cluster.count)) as Digit[];
  const width = written.reduce((sum, digit) => sum + advances[digit], 0);
  let left = -width / 2;
  return written.map((digit) => {
    const offset = (left + advances[digit] / 2) * size;
    left += advances[digit];
    return { cluster, digit, offset, size };
  });
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
