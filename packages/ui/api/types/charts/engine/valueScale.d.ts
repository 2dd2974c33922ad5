export type ScaleStart = 'auto' | 'zero' | 'fit' | 'log';
export interface ValueScale {
    min: number;
    max: number;
    ticks: number[];
    /** Decimals that the ticks need. */
    decimals: number;
    isLog: boolean;
}
/** Where a value stands between the bottom of a scale, 0, and its top, 1. */
export declare function positionOf({ min, max, isLog }: ValueScale, value: number): number;
/** The value at a place between the bottom of a scale, 0, and its top, 1. */
export declare function valueAt({ min, max, isLog }: ValueScale, position: number): number;
/**
 * A scale with round ends. It begins at zero where the values are near enough to it: a graph of 900–1030 hPa from zero
 * would show nothing, one of 18–22 µg/m³ from 18 would show a drama.
 */
export declare function valueScale(low: number, high: number, maxTicks: number, start?: ScaleStart): ValueScale;
