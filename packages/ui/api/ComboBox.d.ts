import type { ReactNode, Ref } from 'react';
import { type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { type SelectItem } from './types/components/Select/OptionList.js';
export interface ComboBoxProps extends Pick<AriaComboBoxProps<SelectItem>, 'name' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
    label: string;
    items: readonly SelectItem[];
    selectedKey?: string | null;
    defaultSelectedKey?: string;
    /** `null` when what was chosen has been wiped out. */
    onSelectionChange?: (id: string | null) => void;
    description?: ReactNode;
    errorMessage?: string | undefined;
    placeholder?: string;
    /** Of the input, so that a form can put the focus on it. */
    ref?: Ref<HTMLInputElement>;
}
/** One of many: what is typed narrows the list. A handful of options is better off in a `Select`. */
export declare function ComboBox({ label, items, selectedKey, defaultSelectedKey, onSelectionChange, description, errorMessage, placeholder, ref, ...rest }: ComboBoxProps): import("react").JSX.Element;
