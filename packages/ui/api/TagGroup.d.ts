import type { ReactNode } from 'react';
export interface TagItem {
    id: string;
    label: string;
    /** A `Swatch` or a `WarningMark`. */
    icon?: ReactNode;
    isDisabled?: boolean;
}
export interface TagGroupProps {
    label: string;
    isLabelVisible?: boolean;
    items: readonly TagItem[];
    /** Gives each tag a cross, and the Delete key its use. */
    onRemove?: (id: string) => void;
    /** Shown in place of tags. */
    emptyContent?: ReactNode;
}
/** What has been chosen, a word each. A single one that cannot be taken away is a `Badge`. */
export declare function TagGroup({ label, isLabelVisible, items, onRemove, emptyContent }: TagGroupProps): import("react").JSX.Element;
