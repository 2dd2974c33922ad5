export type ScaleStart = 'auto' | 'zero' | 'fit' | 'log';
export interface ValueScale {
    min: number;
    max: number;
    ticks: number[];
    /** Decimals of the tick labels. */
    decimals: number;
    isLog: boolean;
}
/** Position of a value between the bottom of the scale, 0, and its top, 1. */
export declare function positionOf({ min, max, isLog }: ValueScale, value: number): number;
/** Value at a position between the bottom of the scale, 0, and its top, 1. */
export declare function valueAt({ min, max, isLog }: ValueScale, position: number): number;
/**
 * A scale with round ends. It begins at zero if the values are near enough: 900–1030 hPa drawn from zero would look
 * flat, 18–22 µg/m³ drawn from 18 would look dramatic.
 */
export declare function valueScale(low: number, high: number, maxTicks: number, start?: ScaleStart): ValueScale;
