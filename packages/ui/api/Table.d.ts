import { ReactNode } from "react";
interface TableColumn<Row> {
  id: string;
  header: string;
  /** Second line of the header: the unit. In a card it follows the value. */
  headerNote?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that their digits are aligned. */
  align?: 'start' | 'end' | undefined;
  /** CSS width of a column that needs more room than its content asks for: `36%`. */
  width?: string | undefined;
  /** Where the cell is in a card: beside the name of the row, or in the muted lines below it. */
  inCard?: 'value' | 'detail' | undefined;
  /** Whether the cell of a card repeats the header; by default, details do. */
  isNamedInCard?: boolean | undefined;
}
interface TableProps<Row> {
  label: string;
  /** The cells of the first column name the rows. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Last row, with totals: one cell for each column. */
  foot?: readonly ReactNode[] | undefined;
}
/** A table to read and print; in a narrow container its rows are cards. To sort, select or open rows use `DataTable`. */
declare function Table<Row>({
  label,
  columns,
  rows,
  rowId,
  foot
}: TableProps<Row>): import("react").JSX.Element | null;
export { Table, TableColumn, TableProps };