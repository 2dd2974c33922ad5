import type { ReactNode, Ref } from 'react';
import { type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { type SelectItem } from './types/components/Select/OptionList.js';
export interface ComboBoxProps extends Pick<AriaComboBoxProps<SelectItem>, 'name' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
    label: string;
    items: readonly SelectItem[];
    selectedKey?: string | null;
    defaultSelectedKey?: string;
    /** Called with `null` when the user deletes the selection. */
    onSelectionChange?: (id: string | null) => void;
    description?: ReactNode;
    errorMessage?: string | undefined;
    placeholder?: string;
    /** Ref of the input, so that a form can focus it. */
    ref?: Ref<HTMLInputElement>;
}
/** One of many options; typing filters the list. For a few options use `Select`. */
export declare function ComboBox({ label, items, selectedKey, defaultSelectedKey, onSelectionChange, description, errorMessage, placeholder, ref, ...rest }: ComboBoxProps): import("react").JSX.Element;
