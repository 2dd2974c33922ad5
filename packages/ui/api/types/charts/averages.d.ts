/** How short values become a longer one. Levels that are exceeded for a share of the time cannot be averaged. */
export type AveragingRule = 'mean' | 'energeticMean' | 'vectorMean' | 'maximum' | 'minimum' | 'sum';
type Values = readonly number[];
/** dB, of energies: 50, 60 and 70 dB are 65.7 dB together, never 60. */
export declare const energeticMean: (levels: Values) => number;
/** One value for several; NaN for none. @param rule of the quantity: degrees as vectors, decibels by energy, rain as sums */
export declare function averageOf(values: readonly number[], rule: AveragingRule): number;
export {};
