import type { MapStation } from '../StationMap/stations.ts';
import { boundsOf } from '../StationMap/stations.ts';
import type { MapView } from './mapView.ts';

/** Space around the stations for names and buttons. */
export const paddingPx = { top: 56, right: 76, bottom: 64, left: 56 };

/** Width and height up to which the space around the stations is a share of it: it would leave none for them. */
const roomyPx = 400;

/** Space around the stations in a view of this size in pixels. */
export function paddingIn(width: number, height: number): typeof paddingPx {
  const across = Math.min(1, Math.max(0, width) / roomyPx);
  const down = Math.min(1, Math.max(0, height) / roomyPx);
  return {
    top: paddingPx.top * down,
    right: paddingPx.right * across,
    bottom: paddingPx.bottom * down,
    left: paddingPx.left * across,
  };
}
export const noInset = { top: 0, right: 0, bottom: 0, left: 0 };

export interface ZoomLimits {
  /** Initial zoom for a single station, where the map has streets. */
  zoom: number;
  minZoom: number;
  maxZoom: number;
}

/** The offline map names towns, and has nothing but ground beyond: a single station is shown among its towns. */
const offlineZoom = 10;

/** Zoom for a single station. */
export const zoomOfOne = ({ zoom }: Pick<ZoomLimits, 'zoom'>, isOffline: boolean): number =>
  isOffline ? Math.min(zoom, offlineZoom) : zoom;

/** Corners of the inhabited world, which is shown without stations and without a link. */
const world: NonNullable<ReturnType<typeof boundsOf>> = [
  [-180, -56],
  [180, 72],
];

/** Initial view of a map: the view of a link, the only station, all stations, or the world. */
export function initialViewOf(
  stations: readonly MapStation[],
  view: MapView | null | undefined,
  limits: ZoomLimits,
  isOffline: boolean,
) {
  const { zoom, maxZoom } = limits;
  const bounds = boundsOf(stations);
  if (view) return { ...view };
  if (!bounds) return { bounds: world };
  if (stations.length === 1)
    return { longitude: bounds[0][0], latitude: bounds[0][1], zoom: zoomOfOne(limits, isOffline) };
  return { bounds, fitBoundsOptions: { padding: paddingPx, maxZoom: Math.min(zoom, maxZoom) } };
}

/** Fractions of the world from its north-western corner, in Web Mercator. */
export function inWorld(longitude: number, latitude: number): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Fraction of the world from west to east and from north to south, in Web Mercator. */
function shareOfWorld([[west, south], [east, north]]: NonNullable<ReturnType<typeof boundsOf>>): [number, number] {
  const [[x0, y1], [x1, y0]] = [inWorld(west, south), inWorld(east, north)];
  return [x1 - x0, y1 - y0];
}

/** Width of the whole world at zoom 0 of MapLibre, pixels. */
export const worldPx = 512;

/** Zoom at which stations just fit into a view of this size in pixels, with space around them: Infinity for one position, 0 for none. */
export function fittingZoom(stations: readonly MapStation[], width: number, height: number): number {
  const bounds = boundsOf(stations);
  if (!bounds) return 0;
  const [across, down] = shareOfWorld(bounds);
  const padding = paddingIn(width, height);
  const free = {
    width: Math.max(1, width - padding.left - padding.right),
    height: Math.max(1, height - padding.top - padding.bottom),
  };
  return Math.max(0, Math.log2(Math.min(free.width / across, free.height / down) / worldPx));
}
