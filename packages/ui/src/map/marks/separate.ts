import { clusterPixels, type ClusterMark, markWidth, type StationMark } from './marks.ts';
import type { Point } from './markScreen.ts';
import type { Place } from './place.ts';
import { type Disc, pushApart } from './pushApart.ts';
import type { Offset } from './spiderfy.ts';

/** Pixels between the edges of two marks. */
const gapPx = 2;
/** Width of the outer ring of a cluster on both sides, pixels. */
const ringOfCluster = 10;
const noOffset = [0, 0] as const;

/**
 * Marks that do not overlap at a zoom; those of an opened cluster stay on their circle.
 *
 * @param project position in pixels at this zoom
 */
export function separate(
  marks: readonly StationMark[],
  clusters: readonly ClusterMark[],
  project: (place: Place) => Point,
): StationMark[] {
  const discAt = (place: Place, [right, down]: Offset, pixels: number, isFixed: boolean): Disc => {
    const { x, y } = project(place);
    return { x: x + right, y: y + down, radius: (pixels + gapPx) / 2, isFixed };
  };
  const offsets = pushApart([
    ...marks.map((mark) => discAt(mark.place, mark.offset ?? noOffset, markWidth(mark), mark.offset !== null)),
    ...clusters.map((one) => discAt(one.place, noOffset, clusterPixels(one) + ringOfCluster, true)),
  ]);
  return marks.map((mark, index) => {
    const offset = offsets[index];
    return offset ? { ...mark, offset } : mark;
  });
}
