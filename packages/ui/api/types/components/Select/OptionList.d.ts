import type { ReactNode } from 'react';
export interface SelectItem {
    id: string;
    label: string;
    description?: string;
    isDisabled?: boolean;
}
interface OptionListProps {
    /** Left out where the field round it filters them. */
    items?: readonly SelectItem[];
    /** Only the options in sight are drawn. */
    isLong: boolean;
    renderEmptyState?: () => ReactNode;
}
/** From so many options on a list is long. */
export declare const manyOptions = 100;
/** What a `Select` and a `ComboBox` open. */
export declare function OptionList({ items, isLong, renderEmptyState }: OptionListProps): import("react").JSX.Element;
export {};
