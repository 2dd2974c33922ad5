import { type CalendarDate, parseDate } from '@internationalized/date';

/** "2026-11-21" as React Aria wants it; what is no date is none. */
export function toCalendarDate(iso: string | null): CalendarDate | null {
  if (!iso) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** Such a prop only when it was given, so that a field stays uncontrolled or unbounded without one. */
export function dateProp<Name extends string>(
  name: Name,
  iso: string | null | undefined,
): { [Key in Name]?: CalendarDate | null } {
  if (iso === undefined) return {};
  return { [name]: toCalendarDate(iso) } as { [Key in Name]: CalendarDate | null };
}
