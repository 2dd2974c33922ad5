import { type CalendarDate, parseDate } from '@internationalized/date';

/** Parses "2026-11-21" into React Aria's type; null if it is not a date. */
export function toCalendarDate(iso: string | null): CalendarDate | null {
  if (!iso) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** Includes the prop only if it was given, so that without it a field stays uncontrolled or unbounded. */
export function dateProp<Name extends string>(
  name: Name,
  iso: string | null | undefined,
): { [Key in Name]?: CalendarDate | null } {
  if (iso === undefined) return {};
  return { [name]: toCalendarDate(iso) } as { [Key in Name]: CalendarDate | null };
}
