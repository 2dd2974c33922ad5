import type { IndexBandName } from '../../../indexScales.js';
export interface HeatClass {
    id: string;
    name: string;
    /** One digit or letter on the colour, so that the colour is not needed. */
    sign: string;
    color: IndexBandName | 'within' | 'above';
    /** Ink of the sign, with a contrast of 4.5:1 or more. */
    ink: 'dark' | 'light';
}
export interface HeatDay {
    /** Civil date, `YYYY-MM-DD`. */
    date: string;
    /** The value that determined the class; NaN if there are not enough data. */
    value: number;
    /** Id of a class; null if there are not enough data. */
    classId: string | null;
}
