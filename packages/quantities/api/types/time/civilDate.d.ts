/** A day of the calendar without a zone, `YYYY-MM-DD`. */
export type CivilDate = string;
/** Days since 1970-01-01; NaN of a text that is no date. */
export declare const daysOf: (date: CivilDate) => number;
/** The date of a civil time in milliseconds, see `Zone.civilOf`. */
export declare const civilDateOf: (civil: number) => CivilDate;
export declare const addDays: (date: CivilDate, count: number) => CivilDate;
/** The same day of another month; its last day where that month is shorter. */
export declare function addMonths(date: CivilDate, count: number): CivilDate;
export declare function isCivilDate(text: string | null): text is CivilDate;
/** The date that a calendar in the zone shows at an instant in milliseconds. */
export declare function civilDateIn(timeZone: string, instant?: number): CivilDate;
