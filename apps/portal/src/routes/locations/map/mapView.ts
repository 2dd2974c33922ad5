import type { MapView } from '@zrak/ui/map';

export interface Coordinates {
  longitude: number;
  latitude: number;
}

/** Decimals with an error below one pixel at the highest zoom. */
const precision = { zoom: 2, degrees: 5 };
const greatest = { zoom: 24, latitude: 85, longitude: 180 };

/**
 * `zoom_latitude_longitude`: of the characters that an address does not escape, the underscore is the most readable.
 */
export const viewText = ({ zoom, latitude, longitude }: MapView) =>
  `${zoom.toFixed(precision.zoom)}_${latitude.toFixed(precision.degrees)}_${longitude.toFixed(precision.degrees)}`;

/** Null for an invalid text. */
export function readView(text: string | null): MapView | null {
  const parts = text?.split('_') ?? [];
  const [zoom = Number.NaN, latitude = Number.NaN, longitude = Number.NaN] = parts.map((part) =>
    part === '' ? Number.NaN : Number(part),
  );
  const isView =
    parts.length === 3 &&
    zoom >= 0 &&
    zoom <= greatest.zoom &&
    Math.abs(latitude) <= greatest.latitude &&
    Math.abs(longitude) <= greatest.longitude;
  return isView ? { zoom, latitude, longitude } : null;
}

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance along the ground in metres, on a sphere. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
