import { clusterPixels, MARK_PIXELS, type Marks } from './marks.ts';
import type { MapTokens } from './mapTokens.ts';
import { nameFontReady, nameWriter, type WrittenName } from './nameAtlas.ts';
import { type Area, areaOf, type PlacedName, placeNames } from './placeNames.ts';
import { byUrgency } from './stations.ts';

/** A name beside the mark of its station. */
export interface StationName extends PlacedName {
  key: string;
  longitude: number;
  latitude: number;
  written: WrittenName;
}

/** Pixels on the right that the map's own buttons cover. */
const BUTTONS = 52;
/** Pixels beyond what is in sight where names stand already: what is pulled in has its own. */
const BEYOND = 400;

const noOffset = [0, 0] as const;

/** What is asked of a map. */
interface Screen {
  project: (place: [number, number]) => { x: number; y: number };
  getContainer: () => HTMLElement;
  getPadding: () => { left?: number; top?: number; right?: number; bottom?: number };
}

export interface Naming {
  selectedId: string | null;
  /** What stands there already. */
  before: ReadonlyMap<string, PlacedName>;
  /** New names are pictures to be drawn: none while a map moves. */
  isFrozen: boolean;
}

export type NameStations = (marks: Marks, naming: Naming, map: Screen) => StationName[];

/** Names with room for them, the urgent first, as soon as there are letters to measure. */
export async function namesReady(tokens: MapTokens): Promise<NameStations> {
  await nameFontReady(tokens);
  const write = nameWriter(tokens);
  return (marks, naming, map) => namesOf(marks, naming, write, map);
}

function namesOf(
  { stations, clusters }: Marks,
  { selectedId, before, isFrozen }: Naming,
  write: (name: string) => WrittenName,
  map: Screen,
): StationName[] {
  const sight = sightOf(map.getContainer(), map.getPadding());
  const project = (place: [number, number]) => map.project(place);
  const marked = stations
    .map((mark) => {
      const { x, y } = project([mark.longitude, mark.latitude]);
      const [right, down] = mark.offset ?? noOffset;
      return { mark, x: x + right, y: y + down, isSelected: mark.key === selectedId };
    })
    .filter(({ x, y }) => isNear(x, y, sight))
    .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected) || byUrgency(a.mark.station, b.mark.station));
  const named = marked.flatMap(({ mark, ...at }) => {
    if (isFrozen && !before.has(mark.key)) return [];
    const written = write(mark.station.name);
    return { ...at, mark, written, key: mark.key, width: written.width, height: written.height };
  });
  const taken = [
    ...marked.map(({ x, y }) => square(x, y, MARK_PIXELS)),
    ...clusters.map((cluster) => {
      const { x, y } = project([cluster.longitude, cluster.latitude]);
      return square(x, y, clusterPixels(cluster));
    }),
  ];
  const placed = placeNames(named, taken, sight, before);
  return named.flatMap(({ mark, written }) => {
    const place = placed.get(mark.key);
    if (!place) return [];
    const [right, down] = mark.offset ?? noOffset;
    return {
      key: mark.key,
      longitude: mark.longitude,
      latitude: mark.latitude,
      side: place.side,
      offset: [place.offset[0] + right, place.offset[1] + down] as const,
      written,
    };
  });
}

function sightOf(
  { clientWidth, clientHeight }: HTMLElement,
  { left = 0, top = 0, right = 0, bottom = 0 }: ReturnType<Screen['getPadding']>,
): Area {
  return { left, top, right: clientWidth - Math.max(right, BUTTONS), bottom: clientHeight - bottom };
}

const isNear = (x: number, y: number, { left, top, right, bottom }: Area) =>
  x > left - BEYOND && x < right + BEYOND && y > top - BEYOND && y < bottom + BEYOND;

const square = (x: number, y: number, side: number): Area => areaOf({ x, y, width: side, height: side }, [0, 0]);
