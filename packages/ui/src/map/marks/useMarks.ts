import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMap } from 'react-map-gl/maplibre';
import type { Box, ClusterSource, Found } from '../clusters/clusterIndex.ts';
import type { Clusters } from '../clusters/clusters.ts';
import { levelsByUrgency, urgency } from '../levels.ts';
import { type ClusterMark, markOf, type Marks, type StationMark } from './marks.ts';
import { userInitiated } from '../camera/motionDuration.ts';
import type { Place } from './place.ts';
import { separate } from './separate.ts';
import { spiderfy } from './spiderfy.ts';
import { type MapStation, placeOf } from '../StationMap/stations.ts';

/** Up to this number, stations are drawn one by one, and only those that overlap are clustered. */
const clusterThreshold = 100;
const radiusPx = { few: 8, many: 56 };
/** Margin on each side as a share of the view, so that panning shows marks at once. */
const marginRatio = 0.5;

/** Steps of the zoom at which overlapping marks are separated again. */
const stepsPerZoom = 2;
/** Levels of zoom by which fewer of them are clustered than of many stations, because they are separated instead. */
const zoomAhead = 1;

interface Answer {
  stations: readonly MapStation[];
  found: Found[];
  /** Zoom at which marks must not overlap; null where clusters prevent that. */
  apartAt: number | null;
}

/** Stations and the index built from them. */
export interface StationIndex {
  stations: readonly MapStation[];
  clusters: Clusters;
}

/**
 * Building the index starts with the map, not after it: it is the longest step before the first marks.
 *
 * @param onFailure Called when its code has not loaded; always the same function.
 */
export function useStationIndex(
  stations: readonly MapStation[],
  maxZoom: number,
  onFailure: (error: unknown) => void,
): StationIndex | null {
  const [clusters, setClusters] = useState<Clusters | null>(null);
  const [index, setIndex] = useState<StationIndex | null>(null);
  const aloneZoom = Math.floor(maxZoom);

  useEffect(() => {
    let started: Clusters | null = null;
    let isCurrent = true;
    const start = async () => {
      const { startClusters } = await import('../clusters/clusters.ts');
      if (!isCurrent) return;
      started = startClusters();
      setClusters(started);
    };
    start().catch((error: unknown) => isCurrent && onFailure(error));
    return () => {
      isCurrent = false;
      started?.end();
    };
  }, [onFailure]);

  useEffect(() => {
    if (!clusters) return undefined;
    let isCurrent = true;
    const load = async () => {
      await clusters.load(sourceOf(stations, aloneZoom));
      // In this task: the next task would be one frame later.
      if (isCurrent) flushSync(() => setIndex({ stations, clusters }));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [clusters, stations, aloneZoom]);

  return index?.stations === stations ? index : null;
}

/** Queries the marks of the view: when stations load, at every integer zoom, and when the view leaves its margin. */
export function useMarks(index: StationIndex | null, maxZoom: number) {
  const { current: map } = useMap();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [opened, setOpened] = useState<{ key: string; members: MapStation[] } | null>(null);

  useLayoutEffect(() => {
    if (!map || !index) return undefined;
    const { stations, clusters } = index;
    const isFew = stations.length <= clusterThreshold;
    let requested: { box: Box; zoom: number } | null = null;
    let isCurrent = true;
    const load = async () => {
      const view = boxOf(map.getBounds().toArray());
      const steps = isFew ? stepsPerZoom : 1;
      const zoom = Math.floor(map.getZoom() * steps) / steps;
      if (requested && requested.zoom === zoom && isWithin(view, requested.box)) return;
      const question = { box: widened(view), zoom };
      requested = question;
      const found = await clusters.query(question.box, Math.floor(zoom) + (isFew ? zoomAhead : 0));
      const apartAt = isFew ? zoom : null;
      if (isCurrent && requested === question) flushSync(() => setAnswer({ stations, found, apartAt }));
    };
    const update = () => void load();
    update();
    map.on('move', update);
    map.on('resize', update);
    return () => {
      isCurrent = false;
      map.off('move', update);
      map.off('resize', update);
    };
  }, [map, index]);

  const marks = useMemo(() => answer && marksOf(answer, opened), [answer, opened]);

  /** Zooms to where the cluster splits. A cluster that never splits is spiderfied. */
  const open = useCallback(
    async ({ key, place: center, count, reference }: ClusterMark, duration: number) => {
      if (!map || !index) return;
      const { zoom, members } = await index.clusters.open(reference);
      const inside = members.flatMap((place) => index.stations[place] ?? []);
      const isOnePlace = inside.length === count && new Set(inside.map(sharedPlaceOf)).size === 1;
      if (isOnePlace) setOpened({ key, members: inside });
      // Slightly further, so that rounding does not stop just before the split.
      else map.easeTo({ center, zoom: Math.min(zoom + 0.1, maxZoom), duration }, userInitiated);
    },
    [map, index, maxZoom],
  );
  /** Returns true if a cluster was spiderfied. */
  const close = useCallback(() => {
    setOpened(null);
    return opened !== null;
  }, [opened]);

  return { marks, open, close };
}

function sourceOf(stations: readonly MapStation[], aloneZoom: number): ClusterSource {
  const count = stations.length;
  const [longitudes, latitudes] = [new Float64Array(count), new Float64Array(count)];
  const urgencies = new Uint8Array(count);
  // `from` takes ten times as long, which is noticeable for fifty thousand stations.
  stations.forEach(({ longitude, latitude, level }, index) => {
    longitudes[index] = longitude;
    latitudes[index] = latitude;
    urgencies[index] = urgency[level];
  });
  return {
    longitudes,
    latitudes,
    urgencies,
    radius: count <= clusterThreshold ? radiusPx.few : radiusPx.many,
    aloneZoom,
  };
}

/** Position rounded to about a metre. */
const sharedPlaceOf = ({ longitude, latitude }: MapStation) => `${longitude.toFixed(5)} ${latitude.toFixed(5)}`;

function marksOf({ stations, found, apartAt }: Answer, opened: { key: string; members: MapStation[] } | null): Marks {
  const clusters: ClusterMark[] = [];
  const places = new Map<string, MapStation[]>();
  for (const { longitude, latitude, count, urgency: worst, reference } of found) {
    const station = stations[reference];
    if (count > 1) {
      const key = `${longitude} ${latitude} ${count}`;
      const level = levelsByUrgency[worst] ?? 'none';
      if (key === opened?.key) places.set(key, opened.members);
      else clusters.push({ key, place: [longitude, latitude], count, level, reference });
    } else if (station) {
      const place = sharedPlaceOf(station);
      places.set(place, [...(places.get(place) ?? []), station]);
    }
  }
  const marks: StationMark[] = [];
  for (const together of places.values()) {
    const offsets = together.length > 1 ? spiderfy(together.length) : [];
    together.forEach((station, index) => marks.push(markOf(station, placeOf(station), offsets[index])));
  }
  return { stations: apartAt === null ? marks : separate(marks, clusters, mercatorAt(apartAt)), clusters };
}

/** Width of the world at zoom 0 of MapLibre, pixels. */
const worldPx = 512;

/** Pixels of a position at a zoom, from the corner of the world. */
function mercatorAt(zoom: number) {
  const world = worldPx * 2 ** zoom;
  return ([longitude, latitude]: Place) => {
    const sine = Math.sin((latitude * Math.PI) / 180);
    return {
      x: ((longitude + 180) / 360) * world,
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
    };
  };
}

const boxOf = ([[west, south], [east, north]]: [[number, number], [number, number]]): Box => [west, south, east, north];

function widened([west, south, east, north]: Box): Box {
  const [x, y] = [(east - west) * marginRatio, (north - south) * marginRatio];
  return [west - x, Math.max(-90, south - y), east + x, Math.min(90, north + y)];
}

function isWithin([west, south, east, north]: Box, outer: Box): boolean {
  return west >= outer[0] && south >= outer[1] && east <= outer[2] && north <= outer[3];
}
