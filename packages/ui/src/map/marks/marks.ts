import { isBand } from '../bands.ts';
import { type StationLevel, urgency } from '../levels.ts';
import type { Offset } from './spiderfy.ts';
import type { MarkedStation } from '../StationMap/stations.ts';
import type { Place } from './place.ts';

/** A station with its drawn position: its own, or around it if several stations share it. */
export interface StationMark {
  key: string;
  station: MarkedStation;
  place: Place;
  offset: Offset | null;
}

/** Stations too close to be drawn separately. */
export interface ClusterMark {
  /** Stable while the cluster exists. */
  key: string;
  place: Place;
  count: number;
  /** Level of its worst station. */
  level: StationLevel;
  reference: number;
}

export interface Marks {
  stations: readonly StationMark[];
  clusters: readonly ClusterMark[];
}

export const noMarks: Marks = { stations: [], clusters: [] };

export const markOf = (station: MarkedStation, place: Place, offset: Offset | null = null): StationMark => ({
  key: station.id,
  station,
  place,
  offset,
});

/** Adds separate marks for the selected station and the one hovered in the list, even if they are in a cluster. */
export function withMarksOf(wanted: readonly (StationMark | undefined)[], marks: Marks): Marks {
  const missing = wanted.flatMap((mark) => (mark && !marks.stations.some(({ key }) => key === mark.key) ? [mark] : []));
  return missing.length > 0 ? { ...marks, stations: [...marks.stations, ...missing] } : marks;
}

/** Height in pixels of a mark with its outline, and width of one without a value. */
export const markPx = 28;

const longestValue = 4;

/** Value written into a mark; null if the mark shows the number of its band or the sign of its level. */
export function writtenIn({ station: { level, markLabel } }: StationMark): string | null {
  return markLabel !== undefined && markLabel !== '' && markLabel.length <= longestValue && isBand(level)
    ? markLabel
    : null;
}

/** Width in pixels of a mark: more for a longer value. */
export function markWidth(mark: StationMark): number {
  return 22 + 6 * Math.max(2, writtenIn(mark)?.length ?? 0) - (writtenIn(mark) === null ? 6 : 0);
}

/** Diameter of its disc. */
export function clusterPixels({ count }: ClusterMark): number {
  if (count < 10) return 34;
  if (count < 100) return 38;
  return count < 1000 ? 44 : 52;
}

/** Pixels beyond the edge of a mark in which the pointer still hits it. */
const reachPx = 8;

type Project = (place: Place) => { x: number; y: number };

/** The mark at a point of the screen, or the nearest within reach; of two at the same distance, the more urgent. */
export function pick(
  { stations, clusters }: Marks,
  project: Project,
  x: number,
  y: number,
): StationMark | ClusterMark | null {
  let best: StationMark | ClusterMark | null = null;
  let least = reachPx;
  let worst = -1;
  const consider = (mark: StationMark | ClusterMark, radius: number, level: StationLevel, offset: Offset | null) => {
    const at = project(mark.place);
    // All points on a mark have distance zero.
    const far = Math.max(0, Math.hypot(at.x + (offset?.[0] ?? 0) - x, at.y + (offset?.[1] ?? 0) - y) - radius);
    if (far > least || (far === least && urgency[level] < worst)) return;
    best = mark;
    least = far;
    worst = urgency[level];
  };
  for (const cluster of clusters) consider(cluster, clusterPixels(cluster) / 2, cluster.level, null);
  for (const mark of stations) consider(mark, markWidth(mark) / 2, mark.station.level, mark.offset);
  return best;
}
