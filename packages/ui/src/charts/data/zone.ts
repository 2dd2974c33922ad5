export const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** A zone's clock. A civil time is held as the epoch of the same clock reading in UTC: there its arithmetic has no jumps. */
class Zone {
  readonly #format: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.#format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  civilOf(time: number): number {
    const part: Record<string, number> = {};
    for (const { type, value } of this.#format.formatToParts(time)) part[type] = Number(value);
    const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) + mod(time, 1000);
  }

  timeOf(civil: number): number {
    const guess = civil - (this.civilOf(civil) - civil);
    // The offset may be another one on the far side of a change of clocks.
    return guess + (civil - this.civilOf(guess));
  }
}

/** Formats of dates are dear: each zone has one. */
const zones = new Map<string, Zone>();

export function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const zone = new Zone(timeZone);
  zones.set(timeZone, zone);
  return zone;
}

const stretch = 24;

/** What the zone's clock reads at ascending times, as epochs of the same reading in UTC. Few of them are asked of the platform. */
export function civilTimes(times: Float64Array, timeZone: string): Float64Array {
  const zone = zoneOf(timeZone);
  const civil = new Float64Array(times.length);
  for (let from = 0; from < times.length; from += stretch) {
    const to = Math.min(from + stretch, times.length);
    const [first, last] = [times[from]!, times[to - 1]!];
    const offset = zone.civilOf(first) - first;
    const isSteady = zone.civilOf(last) - last === offset;
    for (let index = from; index < to; index++) {
      civil[index] = isSteady ? times[index]! + offset : zone.civilOf(times[index]!);
    }
  }
  return civil;
}
