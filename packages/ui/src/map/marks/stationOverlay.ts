import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { workerThreshold } from '../clusters/workerThreshold.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import {
  type ClusterMark,
  clusterPixels,
  markWidth,
  type Marks,
  noMarks,
  type StationMark,
  writtenIn,
} from './marks.ts';
import {
  clusterDiscPx,
  clusterBox,
  type Digit,
  digitBox,
  drawAtlas,
  legPx,
  type MarkAtlas,
  markBoxPx,
  type OwnMark,
  ownName,
  ringBox,
  type SpriteName,
} from './markAtlas.ts';
import { drawNames, type NamePicture } from '../names/nameAtlas.ts';
import { nextTask } from './nextTask.ts';
import { SpriteLayer } from './SpriteLayer.ts';
import type { Atlas, Sprite } from './sprites.ts';
import { byUrgency } from '../StationMap/stations.ts';
import type { StationName } from '../names/stationNames.ts';

export interface OverlayState {
  marks: Marks;
  names: readonly StationName[];
  selectedId: string | null;
  /** Key of the hovered or focused mark. */
  pointedKey: string | null;
  tokens: MapTokens;
}

export interface StationOverlay {
  update: (state: OverlayState) => void;
  remove: () => void;
}

/**
 * Marks and counts, drawn by deck.gl into the map's own canvas; `pick` finds the hovered mark without the graphics
 * card. A separate module, so that the map is drawn before deck.gl has loaded.
 *
 * @param awaited number of stations whose marks are not yet computed
 */
export function addStationOverlay(
  map: MapLibreMap,
  tokens: MapTokens,
  awaited: number,
  onDrawn: () => void,
): StationOverlay {
  let atlas: MarkAtlas | null = null;
  let atlasOf: MapTokens | null = null;
  let isDrawn = false;
  let isRemoved = false;
  // Cached, so that a moving pointer sends no sprites to the graphics card again.
  let drawn: { of: Marks; below: Sprite[]; above: Sprite[] } | null = null;
  const written = nameSprites();

  const { style } = map.getCanvas();
  const overlay = new MapLibreOverlay({
    interleaved: true,
    layers: [],
    // deck.gl would otherwise set its own cursor on the canvas in each frame.
    getCursor: () => style.cursor,
  });
  map.addControl(overlay);

  const noteDrawn = () => {
    if (isDrawn) return;
    isDrawn = true;
    afterDrawing(map.getCanvas(), onDrawn);
  };
  const atlasFor = (current: MapTokens, marks: Marks): MarkAtlas => {
    const isWhole = drawn?.of === marks || marks.stations.every((mark) => atlas && spriteNameOf(mark) in atlas.mapping);
    if (!atlas || atlasOf !== current || !isWhole) {
      atlas = drawAtlas(current, ownMarksOf(marks));
      atlasOf = current;
      drawn = null;
    }
    return atlas;
  };
  const marksLayer = (sprites: MarkSprites, onLayerDrawn: () => void) =>
    new SpriteLayer({ id: 'marks', atlas, ...sprites, isSharp: false, onDrawn: onLayerDrawn, parameters: flat });
  // While marks are computed, the program and the atlas are prepared, each in a separate task.
  if (awaited > workerThreshold) {
    const prepare = () => overlay.setProps({ layers: [marksLayer(nothing, noteNothing)] });
    prepare();
    requestAnimationFrame(() => {
      const draw = async () => {
        await nextTask();
        if (isRemoved || atlas) return;
        atlasFor(tokens, noMarks);
        prepare();
      };
      void draw();
    });
  }

  return {
    update: (next) => {
      const { marks, names, selectedId, pointedKey } = next;
      const { advances } = atlasFor(next.tokens, marks);
      if (drawn?.of !== marks) drawn = { of: marks, ...spritesOf(marks, advances) };
      const { below, above } = drawn;
      overlay.setProps({
        layers: [
          // The second program is compiled only if there are names.
          names.length > 0 &&
            new SpriteLayer({
              id: 'names',
              ...written(next),
              rings: noSprites,
              above: noSprites,
              isSharp: true,
              onDrawn: noteNothing,
              parameters: flat,
            }),
          marksLayer({ below, rings: ringsOf(marks, selectedId, pointedKey), above }, noteDrawn),
        ],
      });
      // Draws in the frame in which deck.gl takes the changes, not in the next one.
      map.triggerRepaint();
    },
    remove: () => {
      isRemoved = true;
      map.removeControl(overlay);
    },
  };
}

interface MarkSprites {
  below: readonly Sprite[];
  rings: readonly Sprite[];
  above: readonly Sprite[];
}

const noteNothing = () => undefined;
const noSprites: readonly Sprite[] = [];
const nothing: MarkSprites = { below: noSprites, rings: noSprites, above: noSprites };

/** Later sprites are drawn on top, nothing has a height, and an atlas is premultiplied by alpha. */
const flat = { depthWriteEnabled: false, depthCompare: 'always', blendColorSrcFactor: 'one' } as const;

/** Sprites of the names; the atlas is drawn again when a name is missing from it. */
function nameSprites() {
  let atlas: Atlas<string> | null = null;
  let drawnFor: { tokens: MapTokens; scale: number } | null = null;
  let last: { names: readonly StationName[]; marks: Marks; below: readonly Sprite[] } | null = null;

  return ({ marks, names, tokens }: OverlayState) => {
    const scale = window.devicePixelRatio;
    const isStale = drawnFor?.tokens !== tokens || drawnFor.scale !== scale;
    const pictures = names.map(pictureOf);
    if (!atlas || isStale || pictures.some(({ id }) => !(id in atlas!.mapping))) {
      atlas = drawNames(pictures, tokens, scale);
      drawnFor = { tokens, scale };
      last = null;
    }
    if (last?.names !== names || last.marks !== marks) {
      const { mapping } = atlas;
      const there = new Set(marks.stations.map(({ key }) => key));
      const below = names.flatMap(({ station, longitude, latitude, offset }, index) => {
        const name = pictures[index]!.id;
        const cell = mapping[name];
        return cell && there.has(station) ? [{ name, longitude, latitude, offset, height: cell.height / scale }] : [];
      });
      last = { names, marks, below };
    }
    return { atlas, below: last.below };
  };
}

function pictureOf({ written, side }: StationName): NamePicture {
  const { lines, lettering } = written;
  const id = lines.length > 1 ? `${lines.join('\n')}\n${side}` : (lines[0] ?? '');
  return { id: lettering === 'station' ? id : `${lettering}\n${id}`, written, side };
}

/** Calls back when the graphics card has executed all commands, which may be long after the page sent them. */
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

function ownMarkOf(mark: StationMark): OwnMark | null {
  const { level, color } = mark.station;
  const text = writtenIn(mark) ?? undefined;
  return color === undefined && text === undefined ? null : { level, color, text, width: markWidth(mark) };
}

function spriteNameOf(mark: StationMark): SpriteName {
  const own = ownMarkOf(mark);
  return own ? ownName(own) : mark.station.level;
}

/** Marks that the server has coloured, and those with values, each once. */
function ownMarksOf({ stations }: Marks): OwnMark[] {
  const own = stations.flatMap((mark) => ownMarkOf(mark) ?? []);
  return [...new Map(own.map((one) => [ownName(one), one])).values()];
}

/** Legs, clusters and counts, which are below the rings; then the stations. The last one is on top. */
function spritesOf({ stations, clusters }: Marks, advances: MarkAtlas['advances']) {
  const ordered = stations.toSorted((a, b) => byUrgency(b.station, a.station));
  return {
    below: [
      ...ordered.flatMap(legOf),
      ...clusters.map((cluster) => spriteOf(cluster, `cluster-${cluster.level}`, clusterBox(clusterPixels(cluster)))),
      ...clusters.flatMap((cluster) => digitsOf(cluster, advances)),
    ],
    above: ordered.map((mark) => spriteOf(mark, spriteNameOf(mark), markBoxPx, offsetOf(mark))),
  };
}

const spriteOf = (
  { longitude, latitude }: StationMark | ClusterMark,
  name: SpriteName,
  height: number,
  offset: Sprite['offset'] = [0, 0],
): Sprite<SpriteName> => ({ name, longitude, latitude, height, offset });

/** Line from the true position of a station to its drawn position. */
function legOf(mark: StationMark): Sprite[] {
  if (!mark.offset) return [];
  const [x, y] = mark.offset;
  const leg = spriteOf(mark, 'leg', legPx.height, [x / 2, y / 2]);
  return [{ ...leg, width: Math.hypot(x, y), angle: Math.atan2(y, x) }];
}

/** Digits of a cluster's count, side by side around its middle. */
function digitsOf(cluster: ClusterMark, advances: MarkAtlas['advances']): Sprite[] {
  const size = 13 + (clusterPixels(cluster) - clusterDiscPx) / 9;
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
    if (mark.key === selectedId) rings.push(spriteOf(mark, 'selected', ringBox(24), offsetOf(mark)));
    else if (mark.key === pointedKey) rings.push(spriteOf(mark, 'pointed', ringBox(21), offsetOf(mark)));
  }
  const cluster = clusters.find(({ key }) => key === pointedKey);
  if (cluster) rings.push(spriteOf(cluster, 'pointed', ringBox(clusterPixels(cluster) / 2 + 9)));
  return rings;
}

const offsetOf = ({ offset }: StationMark): Sprite['offset'] => offset ?? [0, 0];
