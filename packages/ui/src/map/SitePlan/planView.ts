import { noInset } from '../camera/fit.ts';
import type { MapInset } from '../camera/mapView.ts';
import type { Place } from '../marks/place.ts';

/** Part of the picture that is in view. */
export interface PlanView {
  /** Position in the middle of the element, pixels of the picture. */
  target: Place;
  /** Pixels of the screen per pixel of the picture, as a power of two. */
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels around the picture that can be seen. */
const edgePx = 16;
/** Levels of zoom between the whole picture and the nearest view: eight times larger. */
const zoomRange = 3;

/** The element, what panels cover of it, and the picture in it. */
export interface PlanFrame {
  element: Size;
  inset: MapInset;
  picture: Size;
}

/** Lowest zoom, at which the whole picture is in view, and highest zoom. */
export function zoomLimits({ element, inset, picture }: PlanFrame): [lowest: number, highest: number] {
  const { top, right, bottom, left } = { ...noInset, ...inset };
  const width = Math.max(1, element.width - left - right - 2 * edgePx);
  const height = Math.max(1, element.height - top - bottom - 2 * edgePx);
  const lowest = Math.log2(Math.min(width / picture.width, height / picture.height));
  return [lowest, lowest + zoomRange];
}

/** Pixels from the middle of the element to the middle of the part that no panel covers. */
export function middleOf({ inset }: PlanFrame): Place {
  const { top, right, bottom, left } = { ...noInset, ...inset };
  return [(left - right) / 2, (top - bottom) / 2];
}

/** The nearest view within the limits: the picture fills the visible area, or is in the middle of it. */
export function limitView(view: PlanView, frame: PlanFrame): PlanView {
  const [lowest, highest] = zoomLimits(frame);
  const zoom = Math.min(Math.max(view.zoom, lowest), highest);
  const scale = 2 ** zoom;
  const { top, right, bottom, left } = { ...noInset, ...frame.inset };
  const middle = middleOf(frame);
  const along = (target: number, length: number, freePx: number, middlePx: number) => {
    const centre = target + middlePx / scale;
    const nearest = (freePx / 2 - edgePx) / scale;
    const limited = nearest > length / 2 ? length / 2 : Math.min(Math.max(centre, nearest), length - nearest);
    return limited - middlePx / scale;
  };
  const { element, picture } = frame;
  return {
    target: [
      along(view.target[0], picture.width, element.width - left - right, middle[0]),
      along(view.target[1], picture.height, element.height - top - bottom, middle[1]),
    ],
    zoom,
  };
}
