import type { ClusterMark, Marks, StationMark } from './marks.ts';
import type { Place } from './place.ts';

interface View {
  project: (place: Place) => { x: number; y: number };
  getContainer: () => { clientWidth: number; clientHeight: number };
}

/** Steps to another mark, by the key that makes them. */
const steps = { PageDown: 1, PageUp: -1, Home: 'first', End: 'last' } as const;
type Step = (typeof steps)[keyof typeof steps];

/** Step of a key; null if the key makes none. */
export const stepOf = (key: string): Step | null => (key in steps ? steps[key as keyof typeof steps] : null);

/** Pixels from a cluster within which its stations lie: its radius, doubled before the next zoom level. */
const clusterReachPx = 96;

/**
 * The mark that a step reaches from the mark with this key: all marks in the view and all stations beyond it, from left
 * to right, with wrap-around. Without such a mark the first or last one in the view, if there is one.
 *
 * @param all every station of the map
 */
export function nextMark(
  { stations, clusters }: Marks,
  all: readonly StationMark[],
  view: View,
  key: string | null,
  step: Step,
): StationMark | ClusterMark | null {
  const { clientWidth, clientHeight } = view.getContainer();
  const isIn = (x: number, y: number) => x >= 0 && x <= clientWidth && y >= 0 && y <= clientHeight;
  const seen = [...stations, ...clusters].filter((mark) => {
    const { x, y } = view.project(mark.place);
    const [right, down] = ('offset' in mark && mark.offset) || [0, 0];
    return isIn(x + right, y + down);
  });
  const seenKeys = new Set(seen.map((mark) => mark.key));
  const seenClusters = clusters
    .filter((cluster) => seenKeys.has(cluster.key))
    .map((cluster) => view.project(cluster.place));
  // While the map moves, marks of the new view are not there yet: only a cluster nearby contains a station.
  const beyond = all.filter((mark) => {
    if (seenKeys.has(mark.key)) return false;
    const { x, y } = view.project(mark.place);
    return !isIn(x, y) || seenClusters.every((cluster) => Math.hypot(cluster.x - x, cluster.y - y) > clusterReachPx);
  });
  const ordered = [...seen, ...beyond]
    .map((mark) => ({ mark, at: view.project(mark.place) }))
    .toSorted((a, b) => a.at.x - b.at.x || a.at.y - b.at.y)
    .map(({ mark }) => mark);
  if (ordered.length === 0) return null;
  if (step === 'first' || step === 'last') return ordered.at(step === 'first' ? 0 : -1) ?? null;
  const current = ordered.findIndex((mark) => mark.key === key);
  if (current !== -1) return ordered[(current + step + ordered.length) % ordered.length] ?? null;
  const inView = ordered.filter((mark) => seen.includes(mark));
  return (inView.length > 0 ? inView : ordered).at(step === 1 ? 0 : -1) ?? null;
}

/** Whether a mark lies outside the view, to which the map must move. */
export function isBeyond({ place }: StationMark | ClusterMark, view: View): boolean {
  const { clientWidth, clientHeight } = view.getContainer();
  const { x, y } = view.project(place);
  return x < 0 || x > clientWidth || y < 0 || y > clientHeight;
}
