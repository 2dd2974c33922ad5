import type { SeriesValues } from '../schema.js';
/**
 * The start of every interval of a columnar answer, in epoch milliseconds.
 *
 * @param timeZone IANA zone whose civil days `P1D` counts, clock changes included
 * @returns as many times as there are values
 */
export declare function gridTimes({ start, step, values }: Pick<SeriesValues, 'start' | 'step'> & {
    values: {
        length: number;
    };
}, timeZone: string): Float64Array<ArrayBuffer>;
/** The values of a columnar answer; a gap is NaN. */
export declare function gridValues({ values }: Pick<SeriesValues, 'values'>): Float32Array<ArrayBuffer>;
