import type { CalendarDate } from '@internationalized/date';
/** Civil days, "2026-11-21", both of them part of it. */
export interface DateRange {
    start: string;
    end: string;
}
/** Such a prop only when it was given; half a range is none. */
export declare function rangeProp<Name extends string>(name: Name, range: DateRange | null | undefined): {
    [Key in Name]?: {
        start: CalendarDate;
        end: CalendarDate;
    } | null;
};
