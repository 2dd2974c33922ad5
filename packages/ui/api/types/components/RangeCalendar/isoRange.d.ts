import type { CalendarDate } from '@internationalized/date';
/** Civil days, "2026-11-21", both included. */
export interface DateRange {
    start: string;
    end: string;
}
/** Includes the prop only if it was given; an incomplete range becomes null. */
export declare function rangeProp<Name extends string>(name: Name, range: DateRange | null | undefined): {
    [Key in Name]?: {
        start: CalendarDate;
        end: CalendarDate;
    } | null;
};
