import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapTokens } from './mapTokens.ts';
import { type ClusterMark, clusterPixels, MARK_PIXELS, type Marks, type StationMark } from './marks.ts';
import {
  CLUSTER_DISC,
  clusterBox,
  type Digit,
  digitBox,
  drawAtlas,
  LEG,
  type MarkAtlas,
  ringBox,
} from './markAtlas.ts';
import { SpriteLayer } from './SpriteLayer.ts';
import type { Sprite } from './sprites.ts';
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

/**
 * The marks, drawn by deck.gl into the map's own canvas, counts included; what is under the pointer `pick` finds without
 * the graphics card. In a module of its own, so that the map is seen before deck has come.
 */
export function addStationOverlay(map: MapLibreMap, onDrawn: () => void): StationOverlay {
  let state: OverlayState | null = null;
  let atlas: MarkAtlas | null = null;
  let isDrawn = false;
  // Kept, so that a pointer that moves sends nothing anew to the graphics card.
  let drawn: { of: Marks; below: Sprite[]; above: Sprite[] } | null = null;

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
    if (!state || !atlas) return;
    const { marks, selectedId, pointedKey } = state;
    if (drawn?.of !== marks) drawn = { of: marks, ...spritesOf(marks, atlas.advances) };
    overlay.setProps({
      layers: [
        new SpriteLayer({
          id: 'marks',
          atlas,
          below: drawn.below,
          rings: ringsOf(marks, selectedId, pointedKey),
          above: drawn.above,
          // What comes later lies on top, nothing has a height, and the atlas is multiplied by its opacity already.
          parameters: { depthWriteEnabled: false, depthCompare: 'always', blendColorSrcFactor: 'one' },
        }),
      ],
    });
  };
  return {
    update: (next) => {
      if (!atlas || state?.tokens !== next.tokens) {
        atlas = drawAtlas(next.tokens);
        drawn = null;
      }
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

/** Legs, clusters and their counts, which lie under the rings; and the stations. Last is on top. */
function spritesOf({ stations, clusters }: Marks, advances: MarkAtlas['advances']) {
  const ordered = stations.toSorted((a, b) => byUrgency(b.station, a.station));
  return {
    below: [
      ...ordered.flatMap(legOf),
      ...clusters.map((cluster) => spriteOf(cluster, `cluster-${cluster.level}`, clusterBox(clusterPixels(cluster)))),
      ...clusters.flatMap((cluster) => digitsOf(cluster, advances)),
    ],
    above: ordered.map((mark) => spriteOf(mark, mark.station.level, MARK_PIXELS, offsetOf(mark))),
  };
}

const spriteOf = (
  { longitude, latitude }: StationMark | ClusterMark,
  name: Sprite['name'],
  height: number,
  offset: Sprite['offset'] = [0, 0],
): Sprite => ({ name, longitude, latitude, height, offset });

/** From the true place of a station to where it is drawn. */
function legOf(mark: StationMark): Sprite[] {
  if (!mark.offset) return [];
  const [x, y] = mark.offset;
  const leg = spriteOf(mark, 'leg', LEG.height, [x / 2, y / 2]);
  return [{ ...leg, width: Math.hypot(x, y), angle: Math.atan2(y, x) }];
}

/** Digits of a cluster's count, side by side round its middle. */
function digitsOf(cluster: ClusterMark, advances: MarkAtlas['advances']): Sprite[] {
  const size = 13 + (clusterPixels(cluster) - CLUSTER_DISC) / 9;
  const written = Array.from(String(cluster.count)) as Digit[];
  const width = written.reduce((sum, digit) => sum + advances[digit], 0);
  let left = -width / 2;
  return written.map((digit) => {
    const middle = (left + advances[digit] / 2) * size;
    left += advances[digit];
    return spriteOf(cluster, `digit-${digit}`, digitBox(size), [middle, 0]);
  });
}

function ringsOf({ stations, clusters }: Marks, selectedId: string | null, pointedKey: string | null): Sprite[] {
  const rings: Sprite[] = [];
  for (const mark of stations) {
    if (mark.key === selectedId) rings.push(spriteOf(mark, 'selected', ringBox(19), offsetOf(mark)));
    else if (mark.key === pointedKey) rings.push(spriteOf(mark, 'pointed', ringBox(16), offsetOf(mark)));
  }
  const cluster = clusters.find(({ key }) => key === pointedKey);
  if (cluster) rings.push(spriteOf(cluster, 'pointed', ringBox(clusterPixels(cluster) / 2 + 9)));
  return rings;
}

const offsetOf = ({ offset }: StationMark): Sprite['offset'] => offset ?? [0, 0];
