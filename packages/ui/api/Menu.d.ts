import type { ReactNode } from 'react';
export interface MenuEntry {
    id: string;
    label: string;
    description?: string;
    icon?: ReactNode;
    /** Goes there instead of calling `onAction`. */
    href?: string;
    onAction?: () => void;
    tone?: 'default' | 'danger';
    isDisabled?: boolean;
    /** A line before it. */
    startsGroup?: boolean;
    /** Language its label is written in, when it is not the page's. */
    lang?: string;
}
export interface MenuProps {
    /** Accessible name of the trigger. */
    label: string;
    /** What the trigger shows; its `label` when left out. */
    text?: ReactNode;
    /** `wide`: only where there is room; `never`: the icon alone. */
    showText?: 'always' | 'wide' | 'never';
    icon?: ReactNode;
    /** False where the icon says by itself that something opens. */
    hasChevron?: boolean;
    size?: 'small' | 'medium';
    /** Above the entries: who is signed in, say. */
    header?: ReactNode;
    items: readonly MenuEntry[];
    /** Makes it a choice of one: this entry carries the check mark. */
    selectedId?: string;
    placement?: 'bottom start' | 'bottom end';
}
export declare function Menu({ label, text, showText, icon, hasChevron, size, header, items, selectedId, placement, }: MenuProps): import("react").JSX.Element;
