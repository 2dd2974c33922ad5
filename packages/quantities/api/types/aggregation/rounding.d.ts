/** Rounds half up, to a number of decimals. */
export declare function rounded(value: number, decimals: number): number;
/** NaN as null, any other value rounded. */
export declare function nullable(value: number, decimals: number): number | null;
/**
 * Rounds an aggregate half up before it is compared with a limit or a band: 50.5 is 51, and so is a 50.5 that its
 * storage as float32 has made a hair smaller.
 */
export declare const roundedHalfUp: (value: number, decimals: number) => number;
/** Cuts off what lies after a number of decimals: 9.09 to one is 9.0. A float32 that stands for 9.1 is 9.1. */
export declare const truncated: (value: number, decimals: number) => number;
