/** Who set a value: the EU until the end of 2029 or from 2030 on, Slovenia, or the WHO for air (2021) or noise (2018). */
export type Regime = 'eu2008' | 'eu2030' | 'si' | 'who2021' | 'who2018';
/** What a reader chooses between: what holds today, what will hold, and what health asks for. */
export declare const regimePeriods: readonly ['until2030', 'from2030', 'who'];
export type RegimePeriod = (typeof regimePeriods)[number];
/** The choice under which a regime is shown; undefined of a regime that is not known. */
export declare const regimePeriodOf: (regime: string) => RegimePeriod | undefined;
/** Percent of a year that a comparison with a value of the regime needs; undefined of a regime that is not known. */
export declare const requiredByRegime: (regime: string) => number | undefined;
