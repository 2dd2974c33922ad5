/** Wind directions, clockwise. Each is the centre of its sector; the first sector is north (348.75°–11.25°). */
export declare const compassPoints: readonly ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'];
export type CompassPoint = (typeof compassPoints)[number];
