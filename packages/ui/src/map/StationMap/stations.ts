import { type StationLevel, urgency } from '../levels.ts';
import type { Place } from '../marks/place.ts';

/** Content of the mark of a station and of its text. */
export interface MarkedStation {
  id: string;
  name: string;
  level: StationLevel;
  /** Fill `#rrggbb` that replaces the colour of a warning. */
  color?: string;
  /** Replaces the built-in name of the level. */
  levelLabel?: string;
  /** Formatted value with unit: "52,4 µg/m³". */
  valueLabel?: string;
  /** Value without unit, written into the mark of an index band: "52", at most four characters. */
  markLabel?: string;
}

export interface MapStation extends MarkedStation {
  /** Degrees, WGS 84. */
  longitude: number;
  latitude: number;
}

/** Compares stations; the more urgent one is first. */
export function byUrgency(a: MarkedStation, b: MarkedStation): number {
  return urgency[b.level] - urgency[a.level];
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

export const placeOf = ({ longitude, latitude }: MapStation): Place => [longitude, latitude];

/**
 * Whether a station has coordinates on the globe. A list can show stations without them, a map cannot. A longitude may
 * be any number of turns; MapLibre throws for a latitude beyond a pole.
 */
export function isPlaced({ longitude, latitude }: Pick<MapStation, 'longitude' | 'latitude'>): boolean {
  return Number.isFinite(longitude) && Math.abs(latitude) <= 90;
}
