import type { SeriesValues } from '../schema.js';
/**
 * Milliseconds the clocks of `timeZone` are ahead of UTC at an instant. The client has its own, because an answer in days
 * carries no times and this package imports nothing.
 */
export declare function offsetAt(instant: number, timeZone: string): number;
/**
 * The start of every interval of a columnar response, in epoch milliseconds.
 *
 * @param timeZone IANA zone whose civil days `P1D` counts, clock changes included
 * @returns one time for each value
 */
export declare function gridTimes({ start, step, values }: Pick<SeriesValues, 'start' | 'step'> & {
    values: {
        length: number;
    };
}, timeZone: string): Float64Array<ArrayBuffer>;
/** The values of a columnar response; a gap is NaN. */
export declare function gridValues({ values }: Pick<SeriesValues, 'values'>): Float32Array<ArrayBuffer>;
