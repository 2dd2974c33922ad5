/** Converts a value: `value * factor + offset`. */
interface Conversion {
  factor: number;
  offset: number;
  /** Temperature of a conversion between volume and mass, °C. It is always at 101.325 kPa. */
  temperature?: number | undefined;
}
/** Values of one averaging period, between consecutive edges (seconds). NaN = null. */
interface Averages {
  edges: readonly number[];
  values: ArrayLike<number>;
}
interface Exceedance {
  /** Start of the hour or day, seconds. */
  time: number;
  value: number;
}
/** How often a limit was exceeded. */
interface ExceedanceCount {
  exceedances: Exceedance[];
  /** Percentage of the hours or days with a value, rounded down. */
  coverage: number;
}
/** The properties of a limit that a comparison needs. */
interface JudgedLimit {
  parameter: string;
  kind: string;
  value: number;
  /** How values become values in the unit of the limit, where theirs is another one. */
  conversion?: Conversion | undefined;
}
/**
 * Whether an aggregate is above a limit: strictly, after it is rounded half up to the decimals of the limit (guidance of
 * the European Commission on reporting under Decision 2011/850/EU). 50.4 is no exceedance of 50, 50.5 is. False for NaN.
 */
declare const exceeds: (value: number, limit: number) => boolean;
/** `exceeds`, for values in the unit of their series. */
declare function isAboveLimit({
  value: limit,
  conversion
}: Omit<JudgedLimit, 'parameter' | 'kind'>): (value: number) => boolean;
declare function exceedancesOf({
  edges,
  values
}: Averages, limit: JudgedLimit): ExceedanceCount;
/**
 * Highest running 8 h mean of each civil day. Where an hour ends on the next day, the windows that end with it belong to
 * that day.
 * @param hours hourly values from `start` on (seconds), which is before the first day by the seven hours its first
 * windows reach back.
 * @param edges of the days, seconds.
 */
declare function dailyEightHours({
  start,
  values
}: {
  start: number;
  values: ArrayLike<number>;
}, edges: readonly number[]): Averages;
/**
 * Whether a limit is broken: more exceedances than allowed, or a value above it. Undefined if the data do not break it
 * but are too few to show that it is kept.
 */
declare function verdictOf(isBroken: boolean, isEnough: boolean): boolean | undefined;
/** Origin of a value: the EU until the end of 2029 or from 2030 on, Slovenia, or the WHO for air (2021) or noise (2018). */
type Regime = 'eu2008' | 'eu2030' | 'si' | 'who2021' | 'who2018';
/** Regimes a user chooses between: in force today, in force later, and recommended for health. */
declare const regimePeriods: readonly ['until2030', 'from2030', 'who'];
type RegimePeriod = (typeof regimePeriods)[number];
/** The choice under which a regime is shown; undefined of a regime that is not known. */
declare const regimePeriodOf: (regime: string) => RegimePeriod | undefined;
/** Percent of a year that a comparison with a value of the regime needs; undefined of a regime that is not known. */
declare const requiredByRegime: (regime: string) => number | undefined;
/** Values of different kinds are never shown on one line. */
type LimitKind = 'limit' | 'target' | 'longTerm' | 'information' | 'alert' | 'guideline' | 'critical';
/** The period a value belongs to; it is compared with, and drawn over, values of this period only. */
type LimitAveraging = 'PT1H' | 'P1D' | 'P1Y' | 'maxDaily8h' | 'peakSeason' | 'Lden' | 'Lnight';
/** Concentrations are in µg/m³, of CO in mg/m³, of As, Cd, Ni and BaP in ng/m³; sound levels in dB(A). */
interface LimitValue {
  parameter: string;
  regime: Regime;
  kind: LimitKind;
  averaging: LimitAveraging;
  value: number;
  /** Hours or days a calendar year; null where the value is not counted. */
  allowedExceedances: number | null;
  /** Slovenian noise protection zone, 1 = I; null where none. */
  noiseZone: number | null;
}
/** Everything this project compares measurements with. */
declare const limitValues: readonly LimitValue[];
/**
 * Civil time of one IANA zone. Instants are in the unit the zone was asked for. A civil time is the instant at which a
 * clock in UTC shows the same reading, so that its arithmetic has no jumps.
 */
interface Zone {
  name: string;
  /** Length of an hour in the unit of the instants. */
  hour: number;
  /** Length of 24 hours. A civil day is an hour shorter or longer twice a year. */
  day: number;
  /** How far the clocks of the zone are ahead of UTC. */
  offsetAt: (instant: number) => number;
  civilOf: (instant: number) => number;
  /**
   * The instant of a civil time: the first of two where clocks go back. A time that clocks skip is as far after the
   * change as it is past the time at which they change (the rule "compatible" of ECMAScript's Temporal).
   */
  instantOf: (civil: number) => number;
  /** First instant of a civil day. */
  dayStart: (year: number, month: number, dayOfMonth: number) => number;
  /** First instant of the civil day an instant is in. */
  dayStartOf: (instant: number) => number;
  /** Starts of the civil days that touch [from, to), and the end of the last. */
  dayEdges: (from: number, to: number) => number[];
}
/** Start of the first season that ends in a calendar year: August of the year before. */
declare const firstSeasonStart: (zone: Zone, year: number) => number;
interface Season {
  /** Mean of its days; NaN if no season has enough data. */
  value: number;
  /** Percentage of its days with a value, rounded down; the highest of all seasons if none has enough data. */
  coverage: number;
}
/**
 * The six consecutive months with the highest mean of their days, of all that end in a calendar year.
 * @param days from `firstSeasonStart` on; seasons that end after the last day are left out
 * @param required percent of the days of a season
 */
declare function peakSeason({
  edges,
  values
}: Averages, zone: Zone, year: number, required: number): Season;
/** Exceedances of a calendar year. */
interface YearCount {
  year: number;
  used: number;
  /** Percentage of the days with a value. */
  coverage: number;
}
interface YearsMean {
  /** Years with enough data. */
  years: YearCount[];
  /** Exceedances per year; NaN if no year has enough data. */
  mean: number;
  /** Exceedances a year if no day without data was above the target. */
  least: number;
}
/** Only the target values for ozone are averaged over years. */
declare const holdsOverYears: ({
  kind,
  parameter
}: Pick<JudgedLimit, 'kind' | 'parameter'>) => boolean;
/** The years that the report of a year averages for a target. */
declare const yearsUpTo: (year: number) => number[];
/** The mean of the years with enough data; one is enough by the directives. @param required percent */
declare function meanOfYears(counts: readonly YearCount[], required: number): YearsMean;
export { type Averages, type Exceedance, type ExceedanceCount, type JudgedLimit, type LimitAveraging, type LimitKind, type LimitValue, type Regime, type RegimePeriod, type Season, type YearCount, type YearsMean, dailyEightHours, exceedancesOf, exceeds, firstSeasonStart, holdsOverYears, isAboveLimit, limitValues, meanOfYears, peakSeason, regimePeriodOf, regimePeriods, requiredByRegime, verdictOf, yearsUpTo };