import type { WarningLevel } from '../../components/WarningMark/shapes.ts';

export interface MapStation {
  id: string;
  name: string;
  /** Degrees, WGS 84. */
  longitude: number;
  latitude: number;
  level: WarningLevel;
  /** The level in words. */
  levelLabel: string;
  /** Value with unit, as it should be read: "52,4 µg/m³". */
  valueLabel?: string;
}

const urgency: Record<WarningLevel, number> = {
  high: 7,
  medium: 6,
  low: 5,
  late: 4,
  offline: 3,
  maintenance: 2,
  noData: 1,
  none: 0,
};

/** What is more urgent comes first. */
export function byUrgency(a: MapStation, b: MapStation): number {
  return urgency[b.level] - urgency[a.level];
}

/** Comparing costs the cube of their number; so many stations fill any view. */
const MOST_COMPARED = 200;

/** Pixels from the Greenwich meridian and from the equator, at a zoom level of MapLibre's (tiles of 512). */
function pixelsOf({ longitude, latitude }: MapStation, zoom: number): { x: number; y: number } {
  const world = 512 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: (longitude / 360) * world, y: (-Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world };
}

/**
 * Of those that do not all fit: the most that can be seen at once.
 *
 * @param width pixels there are, as `height`
 */
export function mostTogether(
  stations: readonly MapStation[],
  zoom: number,
  width: number,
  height: number,
): MapStation[] {
  if (stations.length > MOST_COMPARED) return [...stations];
  const placed = stations.map((station) => ({ station, ...pixelsOf(station, zoom) }));
  let most: MapStation[] = [];
  // The best window has a station on its left edge and one on its upper edge.
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
  const longitudes = stations.map(({ longitude }) => longitude);
  const latitudes = stations.map(({ latitude }) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}
