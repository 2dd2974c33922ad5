import type { ClusterMark, Marks, StationMark } from './marks.ts';

interface View {
  project: (place: [number, number]) => { x: number; y: number };
  getContainer: () => { clientWidth: number; clientHeight: number };
}

/**
 * The next or previous mark, seen from the mark with this key. Marks in the view are ordered from left to right and
 * wrap around.
 */
export function nextMark(
  { stations, clusters }: Marks,
  view: View,
  key: string | null,
  step: 1 | -1,
): StationMark | ClusterMark | null {
  const { clientWidth, clientHeight } = view.getContainer();
  const seen = [...stations, ...clusters]
    .map((mark) => {
      const { x, y } = view.project([mark.longitude, mark.latitude]);
      const [right, down] = ('offset' in mark && mark.offset) || [0, 0];
      return { mark, x: x + right, y: y + down };
    })
    .filter(({ x, y }) => x >= 0 && x <= clientWidth && y >= 0 && y <= clientHeight)
    .toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (seen.length === 0) return null;
  const current = seen.findIndex(({ mark }) => mark.key === key);
  const next = current === -1 ? (step === 1 ? 0 : seen.length - 1) : (current + step + seen.length) % seen.length;
  return seen[next]?.mark ?? null;
}
