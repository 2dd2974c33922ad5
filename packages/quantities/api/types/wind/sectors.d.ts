/** Sectors of a wind rose, clockwise (WMO-No. 8, chapter 5). Each has its direction in the middle: north is 348.75°–11.25°. */
export declare const sectorCount = 16;
/** Degrees. */
export declare const sectorWidth: number;
export declare const isTen: (direction: number) => boolean;
export interface SectorPart {
    /** 0 = north, clockwise. */
    sector: number;
    /** 0–1; the parts of one direction make 1. */
    weight: number;
}
/** The sector a direction in degrees lies in; 360 is 0. */
export declare function sectorOf(direction: number): number;
/**
 * A direction that was rounded to tens, spread over the ten degrees it stands for. Three tens fall into the sectors of N,
 * E, S and W and two into all others: without this, wind from there would seem half as frequent again.
 */
export declare function partsOfTen(direction: number): SectorPart[];
