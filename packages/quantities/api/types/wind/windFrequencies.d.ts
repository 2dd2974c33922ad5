/** m/s; wind that is no faster is calm and counts for no sector. */
export declare const calmUpTo = 0.5;
/** m/s: the classes are (bound, next bound], the last has no upper end. */
export declare const speedBounds: readonly [0.5, 2, 4, 6, 8];
export interface WindFrequencies {
    /** With a direction and a speed; all shares are shares of these. */
    hours: number;
    /** 0–1; NaN where there are no hours, as below. */
    calm: number;
    /** m/s, calm included. */
    meanSpeed: number;
    /** One to a sector: shares (0–1), one to a class of speed. */
    sectors: number[][];
}
export interface PollutionByWind {
    /** With a direction, a speed and a concentration. */
    hours: number;
    /** Of all hours, in the unit of the pollutant; NaN where there are none, as below. */
    mean: number;
    calmMean: number;
    /** One to a sector. Hours are not whole where directions were rounded to tens. */
    sectors: {
        hours: number;
        mean: number;
    }[];
}
type Values = ArrayLike<number>;
/**
 * How often the wind came from where, and how fast.
 * @param directions degrees, where the wind comes from, hourly; NaN = null
 * @param speeds m/s, of the same hours
 */
export declare function windFrequencies(directions: Values, speeds: Values): WindFrequencies;
/**
 * How much of a pollutant came with wind from where: arithmetic means by sector.
 * @param directions degrees, where the wind comes from, hourly; NaN = null
 * @param speeds m/s, of the same hours
 * @param concentrations of the same hours
 */
export declare function pollutionByWind(directions: Values, speeds: Values, concentrations: Values): PollutionByWind;
export {};
