import type { MapStation } from '../StationMap/stations.ts';
import { type ClusterMark, markOf, type Marks, type StationMark } from './marks.ts';

interface View {
  project: (place: [number, number]) => { x: number; y: number };
  getContainer: () => { clientWidth: number; clientHeight: number };
}

/** Pixels from a cluster within which its stations lie: its radius, doubled before the next zoom level. */
const clusterReachPx = 96;

/**
 * The next or previous mark, seen from the mark with this key: all marks in the view and all stations beyond it, from
 * west to east, with wrap-around. Without such a mark the first or last one in the view, if there is one.
 *
 * @param all every station of the map
 */
export function nextMark(
  { stations, clusters }: Marks,
  all: readonly MapStation[],
  view: View,
  key: string | null,
  step: 1 | -1,
): StationMark | ClusterMark | null {
  const { clientWidth, clientHeight } = view.getContainer();
  const isIn = (x: number, y: number) => x >= 0 && x <= clientWidth && y >= 0 && y <= clientHeight;
  const seen = [...stations, ...clusters].filter((mark) => {
    const { x, y } = view.project([mark.longitude, mark.latitude]);
    const [right, down] = ('offset' in mark && mark.offset) || [0, 0];
    return isIn(x + right, y + down);
  });
  const seenKeys = new Set(seen.map((mark) => mark.key));
  const seenClusters = clusters
    .filter((cluster) => seenKeys.has(cluster.key))
    .map(({ longitude, latitude }) => view.project([longitude, latitude]));
  // While the map moves, marks of the new view are not there yet: only a cluster nearby contains a station.
  const beyond = all.filter(({ id, longitude, latitude }) => {
    if (seenKeys.has(id)) return false;
    const { x, y } = view.project([longitude, latitude]);
    return !isIn(x, y) || seenClusters.every((cluster) => Math.hypot(cluster.x - x, cluster.y - y) > clusterReachPx);
  });
  const ordered = [...seen, ...beyond.map((station) => markOf(station))].toSorted(
    (a, b) => a.longitude - b.longitude || b.latitude - a.latitude,
  );
  if (ordered.length === 0) return null;
  const current = ordered.findIndex((mark) => mark.key === key);
  if (current !== -1) return ordered[(current + step + ordered.length) % ordered.length] ?? null;
  const inView = ordered.filter((mark) => seen.includes(mark));
  return (inView.length > 0 ? inView : ordered).at(step === 1 ? 0 : -1) ?? null;
}

/** Whether a mark lies outside the view, to which the map must move. */
export function isBeyond({ longitude, latitude }: StationMark | ClusterMark, view: View): boolean {
  const { clientWidth, clientHeight } = view.getContainer();
  const { x, y } = view.project([longitude, latitude]);
  return x < 0 || x > clientWidth || y < 0 || y > clientHeight;
}
