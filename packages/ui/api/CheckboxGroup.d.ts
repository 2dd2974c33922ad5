import type { ReactNode, Ref } from 'react';
import { type CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
export interface CheckboxGroupItem {
    id: string;
    label: string;
    description?: string;
    isDisabled?: boolean;
}
export interface CheckboxGroupProps extends Pick<AriaCheckboxGroupProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
    label: string;
    items: readonly CheckboxGroupItem[];
    description?: ReactNode;
    errorMessage?: string | undefined;
    /** `horizontal` for labels of a word each. */
    orientation?: 'vertical' | 'horizontal';
    /** Of the first box, so that a form can put the focus on it. */
    ref?: Ref<HTMLInputElement>;
}
/** Any of a few. Its value is the ids of those that are ticked. */
export declare function CheckboxGroup({ label, items, description, errorMessage, orientation, ref, ...rest }: CheckboxGroupProps): import("react").JSX.Element;
