interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** Name of the navigation, if a view has several. */
  label?: string | undefined;
}
/** Page numbers on a wide screen, "Page 3 of 12" on a phone. Renders nothing for a single page. */
declare function Pagination({
  page,
  pageCount,
  onChange,
  label
}: PaginationProps): import("react").JSX.Element | null;
export { Pagination, PaginationProps };