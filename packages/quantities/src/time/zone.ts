/** Unit of instants: seconds or milliseconds since 1970-01-01T00:00Z. */
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

const zones = new Map<string, Zone>();

/** @throws RangeError when there is no such zone. */
export function zoneOf(name: string, unit: TimeUnit): Zone {
  const key = `${unit} ${name}`;
  let zone = zones.get(key);
  if (zone === undefined) zones.set(key, (zone = createZone(name, unit === 'seconds' ? 1 : 1000)));
  return zone;
}

/** The remainder that is never negative. */
export const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** @param second its length in the unit of the instants. */
function createZone(name: string, second: number): Zone {
  const hour = 3600 * second;
  const day = 24 * hour;
  // Plain English, whose data an English page has loaded already.
  const format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  const exact = (instant: number): number => {
    // "3/29/2026, GMT+02:00"; historic offsets have seconds, and that of UTC has no digits.
    const [, sign, hours, minutes, seconds = 0] =
      /GMT(.)(\d\d):(\d\d):?(\d\d)?/.exec(format.format((instant / second) * 1000)) ?? [];
    if (sign === undefined) return 0;
    return Number(`${sign}1`) * (Number(hours) * hour + (Number(minutes) * 60 + Number(seconds)) * second);
  };

  // Intl takes microseconds, and clocks change on few days: it is asked once per UTC day, and per instant on those days only.
  const offsetsOfDays = new Map<number, number>();
  const offsetAtStart = (utcDay: number): number => {
    let offset = offsetsOfDays.get(utcDay);
    if (offset === undefined) offsetsOfDays.set(utcDay, (offset = exact(utcDay * day)));
    return offset;
  };
  const offsetAt = (instant: number): number => {
    const utcDay = Math.floor(instant / day);
    const offset = offsetAtStart(utcDay);
    return offset === offsetAtStart(utcDay + 1) ? offset : exact(instant);
  };

  const civilOf = (instant: number): number => instant + offsetAt(instant);

  const instantOf = (civil: number): number => {
    // No zone is further from UTC than 14 hours, so these offsets are those before and after any change near the civil time.
    const before = offsetAt(civil - day);
    const after = offsetAt(civil + day);
    const early = civil - before;
    if (before === after || offsetAt(early) === before) return early;
    const late = civil - after;
    return offsetAt(late) === after ? late : early;
  };

  const dayStartOf = (instant: number): number => {
    const civil = civilOf(instant);
    return instantOf(civil - modulo(civil, day));
  };

  return {
    name,
    hour,
    day,
    offsetAt,
    civilOf,
    instantOf,
    dayStart: (year, month, dayOfMonth) => instantOf((Date.UTC(year, month - 1, dayOfMonth) / 1000) * second),
    dayStartOf,
    dayEdges: (from, to) => {
      const edges = [dayStartOf(from)];
      while (edges.at(-1)! < to) edges.push(dayStartOf(edges.at(-1)! + 36 * hour));
      return edges;
    },
  };
}

/** The civil times of many instants. */
export function civilTimes(instants: Float64Array, { offsetAt }: Zone): Float64Array {
  return instants.map((instant) => instant + offsetAt(instant));
}
