import { type Zone, zoneOf as zoneInUnit } from '@zrak/quantities/time';

/** Civil time of an IANA zone, in the seconds that instants have throughout the API. @throws RangeError when there is no such zone. */
export const zoneOf = (name: string): Zone => zoneInUnit(name, 'seconds');

/** The zone of days at UTC+1 all year; its name counts hours west of Greenwich. */
export const utcPlus1 = 'Etc/GMT-1';

/** The zone whose civil days are the days of a station: its own, or UTC+1 all year as in European reporting. */
export function dayZone(location: { timeZone: string; dayBoundary: 'civil' | 'utcPlus1' }): Zone {
  return zoneOf(location.dayBoundary === 'civil' ? location.timeZone : utcPlus1);
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
