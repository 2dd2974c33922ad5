export interface PaginationProps {
    /** From 1. */
    page: number;
    pageCount: number;
    onChange: (page: number) => void;
    /** Which pages they are, where there are several kinds. */
    label?: string;
}
/** Numbers where there is room, "Page 3 of 12" on a phone. With one page there is nothing to choose, and nothing shown. */
export declare function Pagination({ page, pageCount, onChange, label }: PaginationProps): import("react").JSX.Element | null;
