import places from './places.json' with { type: 'json' };
import { readLine } from './readLine.ts';

/** A place of the bundled map. */
export interface Town {
  name: string;
  /** Degrees, WGS 84. */
  longitude: number;
  latitude: number;
  /** Thousands of inhabitants. */
  size: number;
}

/** Names and positions of the places of the bundled map, without the code of the map: for a search field. */
export function townNames(): Town[] {
  return readLine(places.positions).map(([longitude, latitude], index) => ({
    name: places.names[index] ?? '',
    longitude,
    latitude,
    size: places.sizes[index] ?? 0,
  }));
}
