/** Longitude and latitude in degrees on a map, pixels of the picture from its upper left corner on a plan. */
export type Place = [x: number, y: number];
