import type { ReactNode } from 'react';
export interface SelectItem {
    id: string;
    label: string;
    description?: string;
    isDisabled?: boolean;
}
interface OptionListProps {
    /** Omitted if the surrounding field filters the items. */
    items?: readonly SelectItem[];
    /** Renders only the visible options. */
    isLong: boolean;
    renderEmptyState?: () => ReactNode;
}
/** A list with at least this many options renders only the visible ones. */
export declare const manyOptions = 100;
/** List of options of `Select` and `ComboBox`. */
export declare function OptionList({ items, isLong, renderEmptyState }: OptionListProps): import("react").JSX.Element;
export {};
