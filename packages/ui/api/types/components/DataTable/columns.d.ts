import type { ReactNode } from 'react';
export interface DataTableColumn<Item> {
    id: string;
    header: string;
    cell: (item: Item) => ReactNode;
    /** Numbers go to the `end`, so that their digits stand under one another. */
    align?: 'start' | 'end' | 'center';
    /** Its cells name the row; the first column when none says so. */
    isRowHeader?: boolean;
    /** What the column is sorted by; without it the column cannot be sorted. `null` sorts last. */
    sortValue?: (item: Item) => string | number | null;
    /** CSS width, `160px` or `30%`. */
    width?: string;
}
export type Density = 'regular' | 'compact';
/** The column whose cells name the row. */
export declare function rowHeaderOf<Item>(columns: readonly DataTableColumn<Item>[]): DataTableColumn<Item> | undefined;
