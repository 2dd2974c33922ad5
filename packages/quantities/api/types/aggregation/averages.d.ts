/** How short values become a longer one. */
export type AveragingRule = 'mean' | 'energeticMean' | 'vectorMean' | 'maximum' | 'minimum' | 'sum';
/**
 * The rules of the contract. A percentile level (LA10, LA50, LA90) has no rule of averaging: see `isFromDistribution`.
 */
export type Aggregator = AveragingRule | 'percentileLevel';
type Values = ArrayLike<number>;
/** Arithmetic mean of the values that are not NaN; NaN for none. */
export declare function mean(values: Values): number;
/** Energy of a sound level in dB, as a ratio to that of 0 dB (ISO 1996-1). */
export declare const energyOf: (level: number) => number;
/** Sound level in dB of an energy, the inverse of `energyOf`. */
export declare const levelOf: (energy: number) => number;
/**
 * Sound levels in dB: the level of their mean energy, `10·lg(mean(10^(L/10)))` (ISO 1996-1), for equally long values.
 * 50, 60 and 70 dB give 65.7 dB.
 */
export declare function energeticMean(levels: Values): number;
/**
 * Directions in degrees: the direction of the mean unit vector in [0, 360) (WMO-No. 8, chapter 5). NaN where they
 * cancel out. 350° and 10° give 0°.
 */
export declare function vectorMean(directions: Values): number;
/** One value for several by the rule of the quantity; NaN values are left out, and none give NaN. */
export declare const averageOf: (values: Values, rule: AveragingRule) => number;
/** The value below which a share (0–1) of the sorted values lies, interpolated between neighbours; NaN for none. */
export declare function quantile(sorted: Values, share: number): number;
/** The level that is exceeded for `exceeded` percent of the time (ISO 1996-1: LA10, LA50, LA90), from equally long levels. */
export declare function percentileLevel(levels: readonly number[], exceeded: number): number;
export {};
