import type { SeriesValues } from '../schema.js';
/**
 * Offset of `timeZone` from UTC at an instant, in milliseconds; positive east of Greenwich. Defined here, because a daily
 * response contains no times and this package has no dependencies on other packages.
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
/**
 * Epoch milliseconds of an instant or of the start of a civil day (`2026-11-20`) in `timeZone`; a time without offset is
 * in UTC.
 */
export declare function instantOf(text: string, timeZone: string): number;
/** The values of a columnar response; a gap is NaN, and so is what is no number. */
export declare function gridValues({ values }: Pick<SeriesValues, 'values'>): Float32Array<ArrayBuffer>;
