import type { CalendarDate } from '@internationalized/date';
import { toCalendarDate } from '../Calendar/isoDate.ts';

/** Civil days, "2026-11-21", both of them part of it. */
export interface DateRange {
  start: string;
  end: string;
}

/** Such a prop only when it was given; half a range is none. */
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
