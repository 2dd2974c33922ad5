const hour = 3600;
const day = 86_400;

/** Civil time of one IANA zone. Instants are seconds since 1970 UTC. */
export interface Zone {
  name: string;
  /** Seconds by which the zone's clocks are ahead of UTC. */
  offsetAt: (instant: number) => number;
  /** First instant of a civil day. */
  dayStart: (year: number, month: number, dayOfMonth: number) => number;
  /** First instant of the civil day an instant is in. */
  dayStartOf: (instant: number) => number;
  /** Starts of the civil days that touch [from, to), and the end of the last. */
  dayEdges: (from: number, to: number) => number[];
}

const zones = new Map<string, Zone>();

/** @throws RangeError when there is no such zone. */
export function zoneOf(name: string): Zone {
  let zone = zones.get(name);
  if (zone === undefined) zones.set(name, (zone = createZone(name)));
  return zone;
}

function createZone(name: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  const exact = (instant: number): number => {
    const part = format.formatToParts(instant * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
    const match = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(part);
    if (match === null) return 0;
    const size = Number(match[2]) * hour + Number(match[3]) * 60 + Number(match[4] ?? 0);
    return match[1] === '-' ? -size : size;
  };

  // Clocks change on few days: the offset is asked twice per UTC day, and by the hour only on the others.
  const offsetsOfDays = new Map<number, [atStart: number, atEnd: number]>();
  const offsetAt = (instant: number): number => {
    const utcDay = Math.floor(instant / day);
    let offsets = offsetsOfDays.get(utcDay);
    if (offsets === undefined) {
      offsets = [exact(utcDay * day), exact((utcDay + 1) * day - 1)];
      offsetsOfDays.set(utcDay, offsets);
    }
    return offsets[0] === offsets[1] ? offsets[0] : exact(instant);
  };

  const startFor = (midnightAsUtc: number): number => {
    const guess = midnightAsUtc - offsetAt(midnightAsUtc);
    const start = midnightAsUtc - offsetAt(guess);
    // Where midnight does not exist the day starts with the change of the clock.
    return Math.floor((start + offsetAt(start)) / day) * day === midnightAsUtc ? start : guess;
  };

  const dayStartOf = (instant: number): number => startFor(Math.floor((instant + offsetAt(instant)) / day) * day);

  return {
    name,
    offsetAt,
    dayStart: (year, month, dayOfMonth) => startFor(Date.UTC(year, month - 1, dayOfMonth) / 1000),
    dayStartOf,
    dayEdges: (from, to) => {
      const edges = [dayStartOf(from)];
      while (edges.at(-1)! < to) edges.push(dayStartOf(edges.at(-1)! + 36 * hour));
      return edges;
    },
  };
}

/** The zone whose civil days are the days of a station: its own, or UTC+1 all year as in European reporting. */
export function dayZone(location: { timeZone: string; dayBoundary: 'civil' | 'utcPlus1' }): Zone {
  return zoneOf(location.dayBoundary === 'civil' ? location.timeZone : 'Etc/GMT-1');
}

/**
 * An instant from ISO 8601 with its offset, or from a bare date: the start of that civil day.
 * @returns undefined when there is no such day or time.
 */
export function parseInstant(text: string, zone: Zone): number | undefined {
  const date = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (date === null) return undefined;
  const [year, month, dayOfMonth] = [Number(date[1]), Number(date[2]), Number(date[3])];
  const check = new Date(Date.UTC(year, month - 1, dayOfMonth));
  if (check.getUTCMonth() !== month - 1 || check.getUTCDate() !== dayOfMonth || year < 1900) return undefined;
  if (text.length === 10) return zone.dayStart(year, month, dayOfMonth);
  const instant = Date.parse(text) / 1000;
  return Number.isNaN(instant) ? undefined : instant;
}

export function isoInstant(instant: number): string {
  return `${new Date(instant * 1000).toISOString().slice(0, 19)}Z`;
}
