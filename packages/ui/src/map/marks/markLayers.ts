import { drawNames, type NamePicture } from '../names/nameAtlas.ts';
import type { StationName } from '../names/stationNames.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import { byUrgency } from '../StationMap/stations.ts';
import {
  clusterBox,
  clusterDiscPx,
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
import {
  type ClusterMark,
  clusterPixels,
  type Marks,
  markWidth,
  noMarks,
  type StationMark,
  writtenIn,
} from './marks.ts';
import { SpriteLayer } from '../sprites/SpriteLayer.ts';
import type { Atlas, Sprite } from '../sprites/sprites.ts';

export interface OverlayState {
  marks: Marks;
  names: readonly StationName[];
  selectedId: string | null;
  /** Key of the hovered or focused mark. */
  pointedKey: string | null;
  tokens: MapTokens;
}

/** Layers of deck.gl with names, marks and counts. Atlases and sprites are kept while they stay the same. */
export class MarkLayers {
  #atlas: MarkAtlas | null = null;
  #atlasOf: MapTokens | null = null;
  // Cached, so that a moving pointer sends no sprites to the graphics card again.
  #drawn: { of: Marks; below: Sprite[]; above: Sprite[] } | null = null;
  readonly #written = nameSprites();
  readonly #onWaiting: () => void;

  /** @param onWaiting called while a layer cannot be drawn yet */
  constructor(onWaiting: () => void = noteNothing) {
    this.#onWaiting = onWaiting;
  }

  /** Whether an atlas has been drawn. */
  get hasAtlas() {
    return this.#atlas !== null;
  }

  /** Draws the atlas in advance. */
  drawAtlas(tokens: MapTokens) {
    this.#atlasFor(tokens, noMarks);
  }

  /** Layer without marks, which compiles the shader program. */
  empty() {
    return this.#marksLayer(nothing, noteNothing);
  }

  /** @param onDrawn called when the marks are sent to the graphics card */
  layersOf(state: OverlayState, onDrawn: () => void) {
    const { marks, names, selectedId, pointedKey } = state;
    const { advances } = this.#atlasFor(state.tokens, marks);
    if (this.#drawn?.of !== marks) this.#drawn = { of: marks, ...spritesOf(marks, advances) };
    const { below, above } = this.#drawn;
    return [
      // The second program is compiled only if there are names.
      names.length > 0 &&
        new SpriteLayer({
          id: 'names',
          ...this.#written(state),
          rings: noSprites,
          above: noSprites,
          isSharp: true,
          onWaiting: this.#onWaiting,
          onDrawn: noteNothing,
        }),
      this.#marksLayer({ below, rings: ringsOf(marks, selectedId, pointedKey), above }, onDrawn),
    ];
  }

  #marksLayer(sprites: MarkSprites, onDrawn: () => void) {
    const onWaiting = this.#onWaiting;
    return new SpriteLayer({ id: 'marks', atlas: this.#atlas, ...sprites, isSharp: false, onWaiting, onDrawn });
  }

  #atlasFor(tokens: MapTokens, marks: Marks): MarkAtlas {
    const atlas = this.#atlas;
    const isWhole =
      this.#drawn?.of === marks || marks.stations.every((mark) => atlas && spriteNameOf(mark) in atlas.mapping);
    if (atlas && this.#atlasOf === tokens && isWhole) return atlas;
    this.#atlas = drawAtlas(tokens, ownMarksOf(marks));
    this.#atlasOf = tokens;
    this.#drawn = null;
    return this.#atlas;
  }
}

interface MarkSprites {
  below: readonly Sprite[];
  rings: readonly Sprite[];
  above: readonly Sprite[];
}

const noteNothing = () => undefined;
const noSprites: readonly Sprite[] = [];
const nothing: MarkSprites = { below: noSprites, rings: noSprites, above: noSprites };

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
      const below = names.flatMap(({ station, place, offset }, index) => {
        const name = pictures[index]!.id;
        const cell = mapping[name];
        return cell && there.has(station) ? [{ name, place, offset, height: cell.height / scale }] : [];
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
  { place }: StationMark | ClusterMark,
  name: SpriteName,
  height: number,
  offset: Sprite['offset'] = [0, 0],
): Sprite<SpriteName> => ({ name, place, height, offset });

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
