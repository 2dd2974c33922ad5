import type { CalendarDate } from '@internationalized/date';
import { toCalendarDate } from '../Calendar/isoDate.ts';

/** Civil days, "2026-11-21", both included. */
export interface DateRange {
  start: string;
  end: string;
}

/** Includes the prop only if it was given; an incomplete range becomes null. */
export function rangeProp<Name extends string>(
  name: Name,
  range: DateRange | null | undefined,
): { [Key in Name]?: { start: CalendarDate; end: CalendarDate } | null } {
  if (range === undefined) return {};
  const start = toCalendarDate(range?.start ?? null);
  const end = toCalendarDate(range?.end ?? null);
  const value = start && end ? { start, end } : null;
  return { [name]: value } as { [Key in Name]: typeof value };
}
