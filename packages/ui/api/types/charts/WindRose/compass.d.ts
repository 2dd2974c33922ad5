/** Where wind comes from, clockwise: each stands in the middle of its sector, the first round north (348.75°–11.25°). */
export declare const compassPoints: readonly ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'];
export type CompassPoint = (typeof compassPoints)[number];
