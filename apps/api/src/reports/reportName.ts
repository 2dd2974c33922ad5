import { fileName } from '../export/sheetNames.ts';
import { type Language, tagOf } from '../language.ts';

/** @param period `2026`, or `2026-10` */
export function periodText(period: string, language: Language): string {
  if (!period.includes('-')) return period;
  const format = new Intl.DateTimeFormat(tagOf(language), { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return format.format(Date.parse(`${period}-15T12:00:00Z`));
}

/**
 * Valid on every platform.
 *
 * @param name of the station, or of the client if the report covers all its stations
 */
export const workbookName = (name: string, period: string, language: Language): string =>
  fileName(name, `, ${periodText(period, language)}.xlsx`);
