/** Values of one averaging period, between neighbouring edges (seconds). NaN = null. */
export interface Averages {
    edges: readonly number[];
    values: ArrayLike<number>;
}
export interface Exceedance {
    /** Start of the hour or day, seconds. */
    time: number;
    value: number;
}
/** How often a limit was exceeded. */
export interface ExceedanceCount {
    exceedances: Exceedance[];
    /** Percent of the hours or days that have a value, rounded down. */
    coverage: number;
}
/** What a comparison needs to know of a limit. */
export interface JudgedLimit {
    parameter: string;
    kind: string;
    value: number;
}
/**
 * Whether an aggregate is above a limit: strictly, after it is rounded half up to the decimals of the limit (guidance of
 * the European Commission on reporting under Decision 2011/850/EU). 50.4 is no exceedance of 50, 50.5 is. False for NaN.
 */
export declare const exceeds: (value: number, limit: number) => boolean;
export declare function exceedancesOf({ edges, values }: Averages, { parameter, kind, value }: JudgedLimit): ExceedanceCount;
/**
 * Highest running 8 h mean of each civil day.
 * @param hours hourly values from `start` on (seconds), which is before the first day by the seven hours its first
 * windows reach back.
 * @param edges of the days, seconds.
 */
export declare function dailyEightHours({ start, values }: {
    start: number;
    values: ArrayLike<number>;
}, edges: readonly number[]): Averages;
/**
 * Whether a limit is broken: more exceedances than are allowed, or a value above it. Where too little was measured, and
 * what was does not break it, nobody knows: undefined.
 */
export declare function verdictOf(isBroken: boolean, isEnough: boolean): boolean | undefined;
