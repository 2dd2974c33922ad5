import { type ReactNode } from 'react';
import { type SelectItem } from './types/components/Select/OptionList.js';
export interface OptionSection {
    id: string;
    label: string;
    items: readonly SelectItem[];
}
export interface MultiComboBoxProps {
    label: string;
    /** The words typed are looked for in the label of the option and in that of its section. */
    sections: readonly OptionSection[];
    /** Ids of options. */
    selectedKeys: readonly string[];
    /** In the order they were chosen. */
    onSelectionChange: (ids: string[]) => void;
    /** With so many chosen the others cannot be; say so in `description`. */
    maxSelectedKeys?: number;
    description?: ReactNode;
    errorMessage?: string | undefined;
    placeholder?: string;
    isDisabled?: boolean;
}
/** Some of many, under headings: what is typed narrows the list, which stays open. Show what is chosen in a `TagGroup`. */
export declare function MultiComboBox({ label, sections, selectedKeys, onSelectionChange, maxSelectedKeys, description, errorMessage, placeholder, isDisabled, }: MultiComboBoxProps): import("react").JSX.Element;
