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
