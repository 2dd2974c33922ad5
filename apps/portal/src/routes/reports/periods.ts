import type { IntlShape } from 'react-intl';
import { paths } from '../../app/paths.ts';

/** A month or a year, as in the address and the API: `2026-10` or `2026`. */
export type PeriodName = string;
export type PeriodKind = 'month' | 'year';

export const isPeriodName = (text: string): text is PeriodName => /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/.test(text);

export const kindOf = (name: PeriodName): PeriodKind => (name.length === 4 ? 'year' : 'month');

/** The period a number of months or years later. */
export function shifted(name: PeriodName, count: number): PeriodName {
  const [year = 0, month] = name.split('-').map(Number);
  if (month === undefined) return String(year + count);
  return new Date(Date.UTC(year, month - 1 + count)).toISOString().slice(0, 7);
}

/** The period around a date, `YYYY-MM-DD`. */
export const periodOf = (kind: PeriodKind, date: string): PeriodName => date.slice(0, kind === 'year' ? 4 : 7);

/** The newest complete month or year. */
export function lastWhole(kind: PeriodKind, now = Date.now()): PeriodName {
  return shifted(periodOf(kind, new Date(now).toISOString()), -1);
}

/** Example: "October 2026", "2026". */
export function periodText(intl: IntlShape, name: PeriodName): string {
  if (kindOf(name) === 'year') return name;
  return intl.formatDate(`${name}-15T12:00:00Z`, { timeZone: 'UTC', month: 'long', year: 'numeric' });
}

/** Address of the report of a station, or of all. */
export const reportPath = (clientCode: string, locationId: string, period: PeriodName): string =>
  `${paths.reports(clientCode)}/${encodeURIComponent(locationId)}/${period}`;
