/** How short values become a longer one. Levels that are exceeded for a share of the time cannot be averaged. */
export type AveragingRule = 'mean' | 'energeticMean' | 'vectorMean' | 'maximum' | 'minimum' | 'sum';
type Values = ArrayLike<number>;
/** dB, of energies: 50, 60 and 70 dB are 65.7 dB together, never 60. */
export declare const energeticMean: (levels: Values) => number;
/** One value for several; NaN for none. @param rule of the quantity: degrees as vectors, decibels by energy, rain as sums */
export declare function averageOf(values: readonly number[], rule: AveragingRule): number;
/** How the values of a graph become the mean that stands in its legend. */
export type MeanRule = Extract<AveragingRule, 'mean' | 'energeticMean' | 'vectorMean'>;
/** Of the values that are there; NaN where there are none. */
export declare const meanOf: (values: Values, rule: Exclude<MeanRule, 'mean'>) => number;
export {};
