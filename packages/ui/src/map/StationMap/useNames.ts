import { useEffect, useMemo, useRef, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { MapTokens } from './mapTokens.ts';
import { clusterPixels, MARK_PIXELS, type Marks } from './marks.ts';
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

/** Milliseconds without a change after which names follow the marks. */
const SETTLED_AFTER = 150;
/** Zoom levels after which it is seen anew which names have room, while the map still moves. */
const ZOOM_STEP = 0.25;
/** Pixels on the right that the map's own buttons cover. */
const BUTTONS = 52;
/** Pixels beyond what is in sight where names stand already: what is pulled in has its own. */
const BEYOND = 400;

/**
 * The names of stations that have room, the urgent first; null before their letters are there.
 *
 * @param marks null while names are not yet wanted
 */
export function useNames(
  marks: Marks | null,
  selectedId: string | null,
  tokens: MapTokens | null,
): readonly StationName[] | null {
  const { current: map } = useMap();
  const [names, setNames] = useState<readonly StationName[] | null>(null);
  const [isReady, setReady] = useState(false);
  const before = useRef<Map<string, PlacedName>>(new Map());
  const isFirst = useRef(true);
  const write = useMemo(() => (tokens && isReady ? nameWriter(tokens) : null), [tokens, isReady]);

  useEffect(() => {
    if (!tokens) return undefined;
    let isCurrent = true;
    const wait = async () => {
      await nameFontReady(tokens);
      if (isCurrent) setReady(true);
    };
    void wait();
    return () => {
      isCurrent = false;
    };
  }, [tokens]);

  useEffect(() => {
    if (!map || !marks || !write) return undefined;
    let placedAt = NaN;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // While the map moves names only go: a new one is a picture to be drawn.
    const place = (candidates: Marks['stations']) => {
      placedAt = map.getZoom();
      const next = namesOf({ ...marks, stations: candidates }, selectedId, write, before.current, {
        project: (at) => map.project(at),
        sight: sightOf(map.getContainer(), map.getPadding()),
      });
      before.current = new Map(next.map((name) => [name.key, name]));
      setNames((current) => (isSame(current, next) ? current : next));
    };
    const placeAll = () => place(marks.stations);
    const settle = (delay = SETTLED_AFTER) => {
      clearTimeout(timer);
      timer = setTimeout(placeAll, delay);
    };
    settle(isFirst.current ? 0 : SETTLED_AFTER);
    isFirst.current = false;
    const rest = () => settle();
    const zoomed = () => {
      const isFar = Math.abs(map.getZoom() - placedAt) >= ZOOM_STEP;
      if (isFar) place(marks.stations.filter(({ key }) => before.current.has(key)));
    };
    map.on('move', zoomed);
    map.on('moveend', rest);
    map.on('resize', rest);
    return () => {
      clearTimeout(timer);
      map.off('move', zoomed);
      map.off('moveend', rest);
      map.off('resize', rest);
    };
  }, [map, marks, selectedId, write]);

  return names;
}

const noOffset = [0, 0] as const;

interface Screen {
  project: (place: [number, number]) => { x: number; y: number };
  sight: Area;
}

function namesOf(
  { stations, clusters }: Marks,
  selectedId: string | null,
  write: (name: string) => WrittenName,
  before: ReadonlyMap<string, PlacedName>,
  { project, sight }: Screen,
): StationName[] {
  const marked = stations
    .map((mark) => {
      const { x, y } = project([mark.longitude, mark.latitude]);
      const [right, down] = mark.offset ?? noOffset;
      return { mark, x: x + right, y: y + down, isSelected: mark.key === selectedId };
    })
    .filter(({ x, y }) => isNear(x, y, sight))
    .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected) || byUrgency(a.mark.station, b.mark.station));
  const named = marked.map(({ mark, ...at }) => {
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
  { left = 0, top = 0, right = 0, bottom = 0 }: { left?: number; top?: number; right?: number; bottom?: number },
): Area {
  return { left, top, right: clientWidth - Math.max(right, BUTTONS), bottom: clientHeight - bottom };
}

const isNear = (x: number, y: number, { left, top, right, bottom }: Area) =>
  x > left - BEYOND && x < right + BEYOND && y > top - BEYOND && y < bottom + BEYOND;

const square = (x: number, y: number, side: number): Area => areaOf({ x, y, width: side, height: side }, [0, 0]);

function isSame(one: readonly StationName[] | null, other: readonly StationName[]): boolean {
  return (
    one?.length === other.length &&
    one.every((name, index) => {
      const next = other[index]!;
      return (
        name.key === next.key &&
        name.written === next.written &&
        name.longitude === next.longitude &&
        name.latitude === next.latitude &&
        name.offset[0] === next.offset[0] &&
        name.offset[1] === next.offset[1]
      );
    })
  );
}
