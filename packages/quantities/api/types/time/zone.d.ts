/** What instants count: seconds or milliseconds since 1970-01-01T00:00Z. */
export type TimeUnit = 'seconds' | 'milliseconds';
/**
 * Civil time of one IANA zone. Instants are in the unit the zone was asked for. A civil time is the instant at which a
 * clock in UTC shows the same reading, so that its arithmetic has no jumps.
 */
export interface Zone {
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
export declare function zoneOf(name: string, unit: TimeUnit): Zone;
/** The remainder that is never negative. */
export declare const modulo: (value: number, by: number) => number;
/** The civil times of many instants. */
export declare function civilTimes(instants: Float64Array, { offsetAt }: Zone): Float64Array;
