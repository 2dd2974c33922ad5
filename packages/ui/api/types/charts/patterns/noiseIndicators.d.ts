import type { TimedHours } from './hourProfile.js';
/** Parts of the day a level stands for. */
export type NoisePart = 'day' | 'evening' | 'night';
/** Civil hours at which the parts begin; the night ends where the day begins. */
export type NoiseHours = Record<NoisePart, number>;
/** By the law of a country, and where it says nothing else by Directive 2002/49/EC. */
export declare const noiseHours: {
    readonly si: {
        readonly day: 6;
        readonly evening: 18;
        readonly night: 22;
    };
    readonly eu: {
        readonly day: 7;
        readonly evening: 19;
        readonly night: 23;
    };
};
export interface NoiseLevel {
    /** dB(A), energetic mean; NaN where less than three quarters of its hours are valid. */
    level: number;
    /** Valid hours of all, 0–1; NaN where the period has none. */
    coverage: number;
}
export type NoiseLevels = Record<NoisePart | 'den', NoiseLevel>;
/** `10·lg[(12·10^(Lday/10) + 4·10^((Levening+5)/10) + 8·10^((Lnight+10)/10)) / 24]`, dB(A) */
export declare function dayEveningNight(levels: Record<NoisePart, number>): number;
/**
 * Lday, Levening, Lnight and Lden of a period.
 *
 * @param series LAeq of hours, dB(A)
 * @param timeZone IANA name; a night in which clocks change has 7 or 9 hours
 */
export declare function noiseIndicators(series: TimedHours, timeZone: string, hours: NoiseHours): NoiseLevels;
