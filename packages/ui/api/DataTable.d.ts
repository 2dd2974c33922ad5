import { ReactNode } from "react";
import { SortDescriptor } from "react-aria-components/Table";
import { MenuEntry } from "./Menu.js";
interface DataTableColumn<Item> {
  id: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** Use `end` for numbers, so that their digits are aligned. */
  align?: 'start' | 'end' | 'center' | undefined;
  /** The cells of this column name the row; by default those of the first column. */
  isRowHeader?: boolean | undefined;
  /** Sort key; a column without it cannot be sorted. `null`, `undefined` and NaN sort last. */
  sortValue?: ((item: Item) => string | number | null | undefined) | undefined;
  /** CSS width, `160px` or `30%`. */
  width?: string | undefined;
  /** Whether texts stay on one line in a table; in a card they wrap. */
  isOnOneLine?: boolean | undefined;
  /** Where the cell is in a card: beside the name of the row, or in the muted lines below it. */
  inCard?: 'value' | 'detail' | undefined;
  /** Whether the cell of a card repeats the header; by default, details do. */
  isNamedInCard?: boolean | undefined;
}
type Density = 'regular' | 'compact';
interface DataTableProps<Item extends {
  id: string;
}> {
  label: string;
  columns: readonly DataTableColumn<Item>[];
  rows: readonly Item[];
  /** Link target of a row. */
  rowHref?: ((item: Item) => string) | undefined;
  /** Menu at the end of each row; a row without entries has no menu. */
  rowActions?: ((item: Item) => readonly MenuEntry[]) | undefined;
  /** Name of a row in the label of its menu; by default the text of its first column. */
  rowLabel?: ((item: Item) => string) | undefined;
  /** A disabled row is readable, but cannot be selected or pressed. */
  isRowDisabled?: ((item: Item) => boolean) | undefined;
  /** `multiple` adds a checkbox to each row. */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  selectedKeys?: Iterable<string> | undefined;
  onSelectionChange?: ((ids: Set<string>) => void) | undefined;
  defaultSort?: SortDescriptor | undefined;
  density?: Density | undefined;
  /** Shown instead of rows. */
  emptyContent?: ReactNode | undefined;
  /** CSS length, `480px` or `60vh`. The table scrolls inside this height and the header stays visible. */
  maxHeight?: string | undefined;
  /** Renders only the visible rows, whose texts stay on one line. Default from 200 rows. All rows are printed. */
  isVirtual?: boolean | undefined;
  /** Columns get resize handles for mouse, touch and keyboard. */
  isResizable?: boolean | undefined;
}
/**
 * In a narrow container its rows are cards of two lines. A wider table scrolls sideways in its own container, never the
 * page. Arrow keys move between cells.
 */
declare function DataTable<Item extends {
  id: string;
}>({
  label,
  columns,
  rows,
  rowHref,
  rowActions,
  rowLabel,
  isRowDisabled,
  selectionMode,
  selectedKeys,
  onSelectionChange,
  defaultSort,
  density,
  emptyContent,
  maxHeight,
  isVirtual: isVirtualOnScreen,
  isResizable
}: DataTableProps<Item>): import("react").JSX.Element;
export { DataTable, type DataTableColumn, DataTableProps };