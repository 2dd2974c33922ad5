/** A day of the calendar without a zone, `YYYY-MM-DD`. */
type CivilDate = string;
/** Days since 1970-01-01; NaN of a text that is no date. */
declare const daysOf: (date: CivilDate) => number;
/** The date of a civil time in milliseconds, see `Zone.civilOf`. */
declare const civilDateOf: (civil: number) => CivilDate;
declare const addDays: (date: CivilDate, count: number) => CivilDate;
/** The same day of another month; its last day where that month is shorter. */
declare function addMonths(date: CivilDate, count: number): CivilDate;
declare function isCivilDate(text: string | null): text is CivilDate;
/** The date that a calendar in the zone shows at an instant in milliseconds. */
declare function civilDateIn(timeZone: string, instant?: number): CivilDate;
/** Unit of instants: seconds or milliseconds since 1970-01-01T00:00Z. */
type TimeUnit = 'seconds' | 'milliseconds';
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
/** @throws RangeError when there is no such zone. */
declare function zoneOf(name: string, unit: TimeUnit): Zone;
/** The remainder that is never negative. */
declare const modulo: (value: number, by: number) => number;
/** The civil times of many instants. */
declare function civilTimes(instants: Float64Array, {
  offsetAt
}: Zone): Float64Array;
export { type CivilDate, type TimeUnit, type Zone, addDays, addMonths, civilDateIn, civilDateOf, civilTimes, daysOf, isCivilDate, modulo, zoneOf };