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
type PartOfDay = 'day' | 'evening' | 'night';
/** Civil hours at which day, evening and night begin; the night ends where the day begins. */
type NoisePeriods = Record<PartOfDay, number>;
declare const noisePeriods: {
  /** Slovenian decree on limit values for noise indicators in the environment: Ldan, Lvečer, Lnoč. */readonly si: {
    readonly day: 6;
    readonly evening: 18;
    readonly night: 22;
  }; /** Directive 2002/49/EC, Annex I. */
  readonly eu: {
    readonly day: 7;
    readonly evening: 19;
    readonly night: 23;
  };
};
/** Those of the country a zone is in. */
declare const noisePeriodsOf: (timeZone: string) => NoisePeriods;
/** @param civilHour 0–23 */
declare function partOfDay(civilHour: number, {
  day,
  evening,
  night
}: NoisePeriods): PartOfDay;
/** dB(A); NaN where under the required part of its time was measured. */
interface NoiseIndicators {
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
declare function noiseIndicators(grid: Grid, zone: Zone, periods: NoisePeriods, required: number): NoiseIndicators;
/**
 * Lden, dB(A): `10·lg[(12·10^(Lday/10) + 4·10^((Levening+5)/10) + 8·10^((Lnight+10)/10)) / 24]` (Directive 2002/49/EC,
 * Annex I). NaN where one of them is.
 */
declare function dayEveningNight(Lday: number, Levening: number, Lnight: number): number;
export { type NoiseIndicators, type NoisePeriods, type PartOfDay, dayEveningNight, noiseIndicators, noisePeriods, noisePeriodsOf, partOfDay };