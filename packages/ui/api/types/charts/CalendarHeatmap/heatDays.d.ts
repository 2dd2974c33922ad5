import type { IndexBandName } from '../../../indexScales.js';
export interface HeatClass {
    id: string;
    name: string;
    /** One sign that stands on the colour, so that it is not needed: a digit or a letter. */
    sign: string;
    color: IndexBandName | 'within' | 'above';
    /** Of the sign, at 4.5:1 or more. */
    ink: 'dark' | 'light';
}
export interface HeatDay {
    /** Civil, `YYYY-MM-DD`. */
    date: string;
    /** What its class was chosen by; NaN where there are not enough data. */
    value: number;
    /** Id of a class; null where there are not enough data. */
    classId: string | null;
}
