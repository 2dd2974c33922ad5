/** How short values become a longer one. */
type AveragingRule = 'mean' | 'energeticMean' | 'vectorMean' | 'maximum' | 'minimum' | 'sum';
/**
 * The rules of the contract. A percentile level (LA10, LA50, LA90) has no rule of averaging: see `isFromDistribution`.
 */
type Aggregator = AveragingRule | 'percentileLevel';
type Values = ArrayLike<number>;
/** Arithmetic mean of the values that are not NaN; NaN for none. */
declare const mean: (values: Values) => number;
/** Energy of a sound level in dB, as a ratio to that of 0 dB (ISO 1996-1). */
declare const energyOf: (level: number) => number;
/** Sound level in dB of an energy, the inverse of `energyOf`. */
declare const levelOf: (energy: number) => number;
/**
 * Sound levels in dB: the level of their mean energy, `10·lg(mean(10^(L/10)))` (ISO 1996-1), for equally long values.
 * 50, 60 and 70 dB give 65.7 dB.
 */
declare const energeticMean: (levels: Values) => number;
/**
 * Directions in degrees: the direction of the mean unit vector in [0, 360) (WMO-No. 8, chapter 5). NaN where they
 * cancel out. 350° and 10° give 0°.
 */
declare const vectorMean: (directions: Values) => number;
/** One value for several by the rule of the quantity; NaN values are left out, and none give NaN. */
declare const averageOf: (values: Values, rule: AveragingRule) => number;
/** The value below which a share (0–1) of the sorted values lies, interpolated between neighbours; NaN for none. */
declare function quantile(sorted: Values, share: number): number;
/** The level that is exceeded for `exceeded` percent of the time (ISO 1996-1: LA10, LA50, LA90), from equally long levels. */
declare function percentileLevel(levels: readonly number[], exceeded: number): number;
/** European validity flag (EEA data dictionary, observation validity); 0 = nothing recorded. */
declare const flag: {
  readonly valid: 1; /** Below the detection limit, the measured value given. */
  readonly belowDetection: 2; /** Below the detection limit, half of the limit given. */
  readonly belowDetectionHalved: 3;
  readonly notValid: -1;
  readonly maintenance: -99;
  readonly noData: 0;
};
/**
 * Values on a regular grid: the n-th covers [start + n·step, start + (n+1)·step). `start` and `step` are in one unit,
 * seconds or milliseconds. NaN = null.
 */
interface Grid {
  start: number;
  step: number;
  values: Float32Array | Float64Array;
  flags: Int8Array;
}
/**
 * Whether a value with this flag is a measurement. Values that are not valid or were taken in maintenance are not. Values without flags
 * are valid.
 */
declare function isMeasured(value: number, validity?: number): boolean;
interface Aggregate {
  /** One value per interval; NaN = null. */
  values: Float64Array;
  /** Percent of the interval with valid values, rounded down. */
  coverage: Uint8Array;
  /** The flag most of the interval has; of a null, the reason that took most. */
  flags: Int8Array;
}
/** `{ exceeded }`: the level exceeded for this percentage of the time; the grid then holds LAeq, see `isFromDistribution`. */
type Rule = AveragingRule | {
  exceeded: number;
};
/**
 * Aggregates a grid to the intervals between neighbouring `edges` (ascending, in the unit of the grid; civil days need
 * not be equal). A value belongs to the interval in which it starts, also if it ends after it, so that adjacent intervals
 * share and lose none. An interval needs three quarters of its values (`requiredCapture`), and cannot be shorter than one.
 */
declare function aggregate(grid: Grid, rule: Rule, edges: readonly number[]): Aggregate;
/** The values of `aggregate` alone: NaN = null. */
declare const aggregatedValues: (grid: Grid, rule: Rule, edges: readonly number[]) => Float64Array;
/**
 * Share of an interval's values that its aggregate needs (criteria for aggregating data of Directives 2008/50/EC,
 * Annex XI, and (EU) 2024/2881: 45 minutes of an hour, 6 of 8 hours, 18 of 24 running 8 h means, 18 of 24 hours).
 */
declare const requiredCapture = 0.75;
/**
 * Percent of the hours that a figure of a longer period needs: 85 of a year as in Directive (EU) 2024/2881. No law
 * names a share for a month; it gets that of a day.
 */
declare const requiredCoverage: {
  readonly month: 75;
  readonly year: 85;
};
/**
 * One value for several by a rule; NaN where fewer than three quarters of them are there.
 * @param expected values in a whole interval, where the first or last of them are not in `values` at all
 */
declare function averageOfEnough(values: ArrayLike<number>, rule: AveragingRule, expected?: number): number;
/**
 * Running 8 h mean of hourly values, each standing at the hour on which its window ends: entry n covers hours n−7…n.
 * NaN where fewer than 6 of the 8 hours have a value.
 */
declare function runningEightHours(hours: ArrayLike<number>): Float64Array;
/**
 * Highest running 8 h mean of each day. A mean belongs to the day on which its window ends.
 * @param dayEdges indices into `hours` at which days begin, and the end of the last one.
 * @returns NaN where under three quarters of the day's windows (18 of 24) have a mean.
 */
declare function maximumDailyEightHours(hours: ArrayLike<number>, dayEdges: readonly number[]): Float64Array;
/**
 * Whether the percentile levels of intervals are taken from the distribution of the short LAeq in them. Otherwise they
 * are arithmetic means of the native percentile levels, as the L10,18h of "Calculation of Road Traffic Noise" (CRTN) is
 * the mean of 18 hourly L10, and every place that shows them says so. A percentile of percentiles is never formed.
 * @param step of LAeq, in the unit of the edges; undefined where there is no LAeq.
 * @param edges between which the intervals lie; the shortest decides for all.
 */
declare function isFromDistribution(step: number | undefined, edges: readonly number[]): boolean;
/** The rule by which native values become longer ones; that of percentile levels is the arithmetic mean. */
declare const nativeRule: (aggregator: Aggregator) => AveragingRule;
/** Percent of the time for which a level is exceeded, from its name: 90 of `LA90`. */
declare const exceededBy: (parameter: string) => number;
/**
 * The integer of a value that is already multiplied by the power of ten of its decimals, rounded half up: 50.5 is 51, and
 * so is a 50.5 that its storage as float32 has made a hair smaller. Everything that is shown, exported or compared with a
 * limit or a band is rounded so.
 */
declare const halfUp: (scaled: number) => number;
/** Rounds half up, to a number of decimals: for display, and for comparisons with a limit or a band. */
declare function rounded(value: number, decimals: number): number;
/** A value that is not finite as null, any other rounded. */
declare function nullable(value: number, decimals: number): number | null;
/** Truncates to a number of decimals: 9.09 to one decimal is 9.0. A float32 that represents 9.1 gives 9.1. */
declare function truncated(value: number, decimals: number): number;
export { type Aggregate, type Aggregator, type AveragingRule, type Grid, aggregate, aggregatedValues, averageOf, averageOfEnough, energeticMean, energyOf, exceededBy, flag, halfUp, isFromDistribution, isMeasured, levelOf, maximumDailyEightHours, mean, nativeRule, nullable, percentileLevel, quantile, requiredCapture, requiredCoverage, rounded, runningEightHours, truncated, vectorMean };