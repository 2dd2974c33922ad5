import { motionDuration } from '../camera/motionDuration.ts';
import { isBeyond } from '../marks/keyboardNavigation.ts';
import { markOf, type StationMark } from '../marks/marks.ts';
import type { Place } from '../marks/place.ts';
import type { PlanCamera } from './planCamera.ts';
import type { PlanStation } from './sitePlanProps.ts';

const arrows: Partial<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels by which an arrow key moves the plan, and a station. */
const panPx = 100;
const movePx = 8;
const panMs = 200;

/** Moves or zooms the plan by a key; false if the key does neither. */
export function moveView(camera: PlanCamera, { key }: KeyboardEvent): boolean {
  const { duration } = motionDuration(panMs);
  const arrow = arrows[key];
  if (arrow) camera.panBy(arrow[0] * panPx, arrow[1] * panPx, duration);
  else if (key === '+' || key === '=') camera.easeTo({ zoom: camera.getZoom() + 1, duration });
  else if (key === '-') camera.easeTo({ zoom: camera.getZoom() - 1, duration });
  else return false;
  return true;
}

/**
 * Mark of a station after Shift and an arrow key; null for another key. A station without a position begins in the
 * middle of the view.
 *
 * @param mark null if the station has no position
 */
export function movedByKey(
  camera: PlanCamera,
  { key, shiftKey }: KeyboardEvent,
  station: PlanStation,
  mark: StationMark | null,
): StationMark | null {
  const arrow = arrows[key];
  if (!arrow || !shiftKey) return null;
  const { clientWidth, clientHeight } = camera.getContainer();
  const from = mark ? camera.project(mark.place) : { x: clientWidth / 2, y: clientHeight / 2 };
  const stepPx = mark ? movePx : 0;
  const moved = markOf(station, camera.unproject({ x: from.x + arrow[0] * stepPx, y: from.y + arrow[1] * stepPx }));
  if (isBeyond(moved, camera)) camera.easeTo({ center: moved.place, ...motionDuration() });
  return moved;
}
