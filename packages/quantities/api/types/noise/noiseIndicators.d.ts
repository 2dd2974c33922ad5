import { type Grid } from '../aggregation/grid.js';
import type { Zone } from '../time/zone.js';
export type PartOfDay = 'day' | 'evening' | 'night';
/** Civil hours at which day, evening and night begin; the night ends where the day begins. */
export type NoisePeriods = Record<PartOfDay, number>;
export declare const noisePeriods: {
    /** Slovenian decree on limit values for noise indicators in the environment: Ldan, Lvečer, Lnoč. */
    readonly si: {
        readonly day: 6;
        readonly evening: 18;
        readonly night: 22;
    };
    /** Directive 2002/49/EC, Annex I. */
    readonly eu: {
        readonly day: 7;
        readonly evening: 19;
        readonly night: 23;
    };
};
/** Those of the country a zone is in. */
export declare const noisePeriodsOf: (timeZone: string) => NoisePeriods;
/** @param civilHour 0–23 */
export declare function partOfDay(civilHour: number, { day, evening, night }: NoisePeriods): PartOfDay;
/** dB(A); NaN where under the required part of its time was measured. */
export interface NoiseIndicators {
    Lday: number;
    Levening: number;
    Lnight: number;
    Lden: number;
    /** Percent of the time, rounded down, by part of the day and of all. */
    coverage: Record<PartOfDay | 'den', number>;
}
/**
 * Energetic means of LAeq by civil time of day, and Lden of them.
 * @param grid LAeq, dB(A), in the unit of the zone; nothing outside it counts as time that could have been measured.
 * @param required percent
 */
export declare function noiseIndicators(grid: Grid, zone: Zone, periods: NoisePeriods, required: number): NoiseIndicators;
/**
 * Lden, dB(A): `10·lg[(12·10^(Lday/10) + 4·10^((Levening+5)/10) + 8·10^((Lnight+10)/10)) / 24]` (Directive 2002/49/EC,
 * Annex I). NaN where one of them is.
 */
export declare function dayEveningNight(Lday: number, Levening: number, Lnight: number): number;
