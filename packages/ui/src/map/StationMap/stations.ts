import { type StationLevel, urgency } from '../levels.ts';

export interface MapStation {
  id: string;
  name: string;
  /** Degrees, WGS 84. */
  longitude: number;
  latitude: number;
  level: StationLevel;
  /** Replaces the built-in name of the level. */
  levelLabel?: string;
  /** Formatted value with unit: "52,4 µg/m³". */
  valueLabel?: string;
}

/** Compares stations; the more urgent one is first. */
export function byUrgency(a: MapStation, b: MapStation): number {
  return urgency[b.level] - urgency[a.level];
}

/** The comparison is cubic in the number of stations; this number fills any view. */
const comparedStationsLimit = 200;

/** Pixels from the Greenwich meridian and the equator at a zoom level of MapLibre (tiles of 512 px). */
function pixelsOf({ longitude, latitude }: MapStation, zoom: number): { x: number; y: number } {
  const world = 512 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: (longitude / 360) * world, y: (-Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world };
}

/**
 * The largest subset of stations that is visible in one view.
 *
 * @param width of the view in pixels, like `height`
 */
export function mostTogether(
  stations: readonly MapStation[],
  zoom: number,
  width: number,
  height: number,
): MapStation[] {
  if (stations.length > comparedStationsLimit) return [...stations];
  const placed = stations.map((station) => ({ station, ...pixelsOf(station, zoom) }));
  let most: MapStation[] = [];
  // The optimal window has a station on its left edge and one on its upper edge.
  for (const { x: left } of placed) {
    for (const { y: top } of placed) {
      const inside = placed.filter(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height);
      if (inside.length > most.length) most = inside.map(({ station }) => station);
    }
  }
  return most;
}

/** South-west and north-east corner; null without stations. */
export function boundsOf(stations: readonly MapStation[]): [[number, number], [number, number]] | null {
  if (stations.length === 0) return null;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { longitude, latitude } of stations) {
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [
    [west, south],
    [east, north],
  ];
}

/** Whether a station has coordinates. A list can show stations without them, a map cannot. */
export function isPlaced({ longitude, latitude }: MapStation): boolean {
  return Number.isFinite(longitude) && Number.isFinite(latitude);
}
