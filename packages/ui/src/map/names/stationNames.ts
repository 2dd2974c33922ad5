import type { MarkScreen } from '../marks/markScreen.ts';
import type { Place } from '../marks/place.ts';
import { clusterPixels, markPx, markWidth, type Marks } from '../marks/marks.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import { nameFontReady, nameWriter, type WrittenName } from './nameAtlas.ts';
import { type Area, areaOf, isInside, type PlacedName, placeNames, Rows } from './placeNames.ts';
import { placeOnRing } from '../rings/placeOnRing.ts';
import { type DistanceRing, ringsFromZoom } from '../rings/rings.ts';
import { byUrgency } from '../StationMap/stations.ts';

/** A name beside the mark of its station, or the label of a distance ring. */
export interface StationName extends PlacedName {
  key: string;
  station: string;
  place: Place;
  written: WrittenName;
}

/** Width in pixels of the strip of buttons on the right. */
const buttonsPx = 52;
/** Pixels beyond the visible area in which names are placed, so that panning shows them at once. */
const beyondPx = 400;

/** Minimum diameter in pixels of a ring with a label. */
const namedFromPx = 60;

const noOffset = [0, 0] as const;

/** Distance rings around a station. */
export interface Distances {
  station: string;
  rings: readonly (DistanceRing & { label: string })[];
}

export interface Naming {
  selectedId: string | null;
  distances: Distances | null;
  /** Names placed previously. */
  before: ReadonlyMap<string, StationName>;
  /** Areas that would cover a name. */
  occluded: readonly Area[];
  /** True while the map moves: new names would have to be drawn as images. */
  isFrozen: boolean;
}

export type NameStations = (marks: Marks, naming: Naming, screen: MarkScreen) => StationName[];

/** Resolves with a function that places names, the most urgent first, once the font for measuring has loaded. */
export async function namesReady(tokens: MapTokens): Promise<NameStations> {
  await nameFontReady(tokens);
  const write = nameWriter(tokens, 'station');
  const writeDistance = nameWriter(tokens, 'distance');
  return (marks, naming, screen) => {
    const { names, taken } = namesOf(marks, naming, write, screen);
    return [...names, ...distanceNames(naming, writeDistance, screen, taken)];
  };
}

function namesOf(
  { stations, clusters }: Marks,
  { selectedId, before, occluded, isFrozen }: Naming,
  write: (name: string) => WrittenName,
  screen: MarkScreen,
): { names: StationName[]; taken: Area[] } {
  const sight = sightOf(screen.getContainer(), screen.getPadding());
  const marked = stations
    .map((mark) => {
      const { x, y } = screen.project(mark.place);
      const [right, down] = mark.offset ?? noOffset;
      return { mark, x: x + right, y: y + down, isSelected: mark.key === selectedId };
    })
    .filter(({ x, y }) => isNear(x, y, sight))
    .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected) || byUrgency(a.mark.station, b.mark.station));
  const named = marked.flatMap(({ mark, ...at }) => {
    if (isFrozen && !before.has(mark.key)) return [];
    const written = write(mark.station.name);
    return {
      ...at,
      mark,
      written,
      key: mark.key,
      width: written.width,
      height: written.height,
      markWidth: markWidth(mark),
    };
  });
  const taken = [
    ...occluded,
    ...marked.map(({ x, y, mark }) => areaOf({ x, y, width: markWidth(mark), height: markPx }, noOffset)),
    ...clusters.map((cluster) => {
      const { x, y } = screen.project(cluster.place);
      return square(x, y, clusterPixels(cluster));
    }),
  ];
  const placed = placeNames(named, taken, sight, before);
  const names = named.flatMap((name): StationName[] => {
    const { mark, written } = name;
    const place = placed.get(mark.key);
    if (!place) return [];
    taken.push(areaOf(name, place.offset));
    const [right, down] = mark.offset ?? noOffset;
    return [
      {
        key: mark.key,
        station: mark.key,
        place: mark.place,
        side: place.side,
        offset: [place.offset[0] + right, place.offset[1] + down] as const,
        written,
      },
    ];
  });
  return { names, taken };
}

/** Labels of the rings where they fit, at their previous position if possible. */
function distanceNames(
  { distances, before, isFrozen }: Naming,
  write: (name: string) => WrittenName,
  screen: MarkScreen,
  taken: readonly Area[],
): StationName[] {
  if (!distances || screen.getZoom() < ringsFromZoom) return [];
  const sight = sightOf(screen.getContainer(), screen.getPadding());
  const rows = new Rows(taken);
  return distances.rings.flatMap(({ metres, label, line }): StationName[] => {
    const [north, south] = [line[0]!, line[line.length >> 1]!].map((place) => screen.project(place));
    if (Math.abs(south!.y - north!.y) < namedFromPx) return [];
    const key = `${distances.station} ${metres}`;
    const there = before.get(key);
    if (isFrozen && !there) return [];
    const written = write(label);
    const areaAt = (place: Place) => areaOf({ ...screen.project(place), ...written }, noOffset);
    const place = placeOnRing(line, there?.place, (at) => {
      const area = areaAt(at);
      return isInside(area, sight) && rows.isFree(area);
    });
    if (!place) return [];
    rows.add(areaAt(place));
    return [{ key, station: distances.station, place, side: 'above', offset: noOffset, written }];
  });
}

function sightOf(
  { clientWidth, clientHeight }: HTMLElement,
  { left = 0, top = 0, right = 0, bottom = 0 }: ReturnType<MarkScreen['getPadding']>,
): Area {
  return { left, top, right: clientWidth - Math.max(right, buttonsPx), bottom: clientHeight - bottom };
}

const isNear = (x: number, y: number, { left, top, right, bottom }: Area) =>
  x > left - beyondPx && x < right + beyondPx && y > top - beyondPx && y < bottom + beyondPx;

const square = (x: number, y: number, side: number): Area => areaOf({ x, y, width: side, height: side }, [0, 0]);
