import { type ReactNode } from 'react';
import { type SortDescriptor } from 'react-aria-components/Table';
import type { MenuEntry } from './Menu.js';
import type { DataTableColumn, Density } from './types/components/DataTable/columns.js';
export type { DataTableColumn } from './types/components/DataTable/columns.js';
export interface DataTableProps<Item extends {
    id: string;
}> {
    label: string;
    columns: readonly DataTableColumn<Item>[];
    rows: readonly Item[];
    /** Where a row leads when pressed. */
    rowHref?: (item: Item) => string;
    /** A menu at the end of each row; without entries there is none. */
    rowActions?: (item: Item) => readonly MenuEntry[];
    /** Names a row for its menu; the text of its first column when left out. */
    rowLabel?: (item: Item) => string;
    /** Such a row can be read, but not chosen or pressed. */
    isRowDisabled?: (item: Item) => boolean;
    /** `multiple` puts a box before each row. */
    selectionMode?: 'none' | 'single' | 'multiple';
    selectedKeys?: Iterable<string>;
    onSelectionChange?: (ids: Set<string>) => void;
    defaultSort?: SortDescriptor;
    density?: Density;
    /** Shown in place of rows. */
    emptyContent?: ReactNode;
    /** The table scrolls inside this height, its header stays: `480px`, `60vh`. */
    maxHeight?: string;
    /** Only the rows in sight are drawn, each one line high. On its own from 200 rows on. On paper, all of them are. */
    isVirtual?: boolean;
    /** Columns get handles, by mouse, touch and keyboard. */
    isResizable?: boolean;
}
/** Scrolls sideways in its own container, never the page. Arrow keys move between cells. */
export declare function DataTable<Item extends {
    id: string;
}>({ label, columns, rows, rowHref, rowActions, rowLabel, isRowDisabled, selectionMode, selectedKeys, onSelectionChange, defaultSort, density, emptyContent, maxHeight, isVirtual: isVirtualOnScreen, isResizable, }: DataTableProps<Item>): import("react").JSX.Element;
