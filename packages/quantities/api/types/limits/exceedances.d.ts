/** Values of one averaging period, between consecutive edges (seconds). NaN = null. */
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
    /** Percentage of the hours or days with a value, rounded down. */
    coverage: number;
}
/** The properties of a limit that a comparison needs. */
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
 * Whether a limit is broken: more exceedances than allowed, or a value above it. Undefined if the data do not break it
 * but are too few to show that it is kept.
 */
export declare function verdictOf(isBroken: boolean, isEnough: boolean): boolean | undefined;
