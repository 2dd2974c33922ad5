/** Where wind comes from, clockwise: each stands in the middle of its sector, the first round north (348.75°–11.25°). */
export declare const compassPoints: readonly ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'];
export type CompassPoint = (typeof compassPoints)[number];
/** Degrees. */
export declare const sectorWidth: number;
export declare const isTen: (direction: number) => boolean;
export interface SectorPart {
    /** Index into `compassPoints`. */
    sector: number;
    /** 0–1; the parts of one direction make 1. */
    weight: number;
}
/** The sector a direction in degrees lies in; 360 is 0. */
export declare function sectorOf(direction: number): number;
/**
 * A direction that was rounded to tens, spread over the ten degrees it stands for: three tens fall into the sectors of N, E,
 * S and W and two into all others, which would make wind from there half as frequent again.
 */
export declare function partsOfTen(direction: number): SectorPart[];
