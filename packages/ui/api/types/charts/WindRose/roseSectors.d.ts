import { type HourlyValues } from '../data/hourlyValues.js';
import { type CompassPoint } from './compass.js';
export interface SpeedClass {
    /** Lower limit in m/s; the class is `(from, to]`. */
    from: number;
    to: number;
}
export declare const speedClasses: readonly SpeedClass[];
export interface WindSector {
    point: CompassPoint;
    /** Shares of all hours, 0–1; one per class of `speedClasses`. */
    classes: readonly number[];
    /** Share of all hours, 0–1: sum of the classes. */
    share: number;
}
export interface WindFrequencies {
    /** Number of hours with a valid direction and a valid speed; all shares refer to it. */
    hours: number;
    /** Share of calm hours, 0–1; NaN without hours. */
    calm: number;
    /** m/s, including calm; NaN without hours. */
    meanSpeed: number;
    /** Sixteen, clockwise from north. */
    sectors: readonly WindSector[];
}
export interface PollutionSector {
    point: CompassPoint;
    /** Hours with wind from this sector; fractional where directions were rounded to tens. */
    hours: number;
    /** Mean in the unit of the pollutant; NaN without hours. */
    mean: number;
}
export interface PollutionByWind {
    /** Number of hours with a valid direction, speed and concentration. */
    hours: number;
    /** Mean of all hours; NaN without hours. */
    mean: number;
    calmMean: number;
    /** Sixteen, clockwise from north. */
    sectors: readonly PollutionSector[];
}
/**
 * Frequency of wind by direction and speed.
 *
 * @param directions degrees from which the wind blows
 * @param speeds m/s, for the same hours
 * @throws RangeError if the series have different lengths
 */
export declare function windRose(directions: HourlyValues, speeds: HourlyValues): WindFrequencies;
/**
 * Mean concentration of a pollutant by wind direction.
 *
 * @param directions degrees from which the wind blows
 * @param speeds m/s, for the same hours
 * @param concentrations for the same hours
 * @throws RangeError if the series have different lengths
 */
export declare function pollutionRose(directions: HourlyValues, speeds: HourlyValues, concentrations: HourlyValues): PollutionByWind;
