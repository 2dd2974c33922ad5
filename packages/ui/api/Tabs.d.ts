import type { ReactNode } from 'react';
export interface TabItem {
    id: string;
    label: ReactNode;
    content: ReactNode;
    isDisabled?: boolean;
}
export interface TabsProps {
    label: string;
    items: readonly TabItem[];
    selectedKey?: string;
    onSelectionChange?: (id: string) => void;
}
/** Only the selected panel is rendered. */
export declare function Tabs({ label, items, selectedKey, onSelectionChange }: TabsProps): import("react").JSX.Element;
