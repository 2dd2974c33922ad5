import { zoneOf } from './zone.ts';

/** A day of the calendar without a zone, `YYYY-MM-DD`. */
export type CivilDate = string;

const dayLength = 86_400_000;

/** Days since 1970-01-01; NaN of a text that is no date. */
export const daysOf = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`) / dayLength;

/** The date of a civil time in milliseconds, see `Zone.civilOf`. */
export const civilDateOf = (civil: number): CivilDate => new Date(civil).toISOString().slice(0, 10);

export const addDays = (date: CivilDate, count: number): CivilDate => civilDateOf((daysOf(date) + count) * dayLength);

/** The same day of another month; its last day where that month is shorter. */
export function addMonths(date: CivilDate, count: number): CivilDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return civilDateOf(Date.UTC(year, month - 1 + count, Math.min(day, lastDay)));
}

export function isCivilDate(text: string | null): text is CivilDate {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(daysOf(text)) && addDays(text, 0) === text;
}

/** The date that a calendar in the zone shows at an instant in milliseconds. */
export function civilDateIn(timeZone: string, instant: number = Date.now()): CivilDate {
  return civilDateOf(zoneOf(timeZone, 'milliseconds').civilOf(instant));
}
