import type { MapInset } from '../camera/mapView.ts';
import type { Place } from './place.ts';

/** Pixels from the upper left corner of the screen. */
export interface Point {
  x: number;
  y: number;
}

type ScreenEvent = 'move' | 'moveend' | 'resize' | 'styledata' | 'mousemove' | 'mouseout' | 'click';

/** Functions of MapLibre's map that marks, names and keyboard need. A site plan has them too. */
export interface MarkScreen {
  project: (place: Place) => Point;
  getZoom: () => number;
  getContainer: () => HTMLElement;
  /** Element that takes pointer and keyboard focus. */
  getCanvas: () => HTMLElement;
  /** Pixels that panels cover. */
  getPadding: () => MapInset;
  easeTo: (move: { center: Place; offset?: [number, number]; duration?: number }, data?: object) => unknown;
  /** Events of the pointer have a point. */
  on: (type: ScreenEvent, listener: (event: { point: Point }) => void) => { unsubscribe: () => void };
  off: (type: ScreenEvent, listener: (event: { point: Point }) => void) => unknown;
}
