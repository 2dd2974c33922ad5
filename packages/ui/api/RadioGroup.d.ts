import type { ReactNode, Ref } from 'react';
import { type RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';
export interface RadioGroupItem {
    id: string;
    label: string;
    description?: string;
    isDisabled?: boolean;
}
export interface RadioGroupProps extends Pick<AriaRadioGroupProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
    label: string;
    items: readonly RadioGroupItem[];
    orientation?: 'vertical' | 'horizontal';
    description?: ReactNode;
    errorMessage?: string | undefined;
    /** Of the first button, so that a form can put the focus on it. */
    ref?: Ref<HTMLInputElement>;
}
/** One of a few that are all seen at once, and may need a sentence each. */
export declare function RadioGroup({ label, items, orientation, description, errorMessage, ref, ...rest }: RadioGroupProps): import("react").JSX.Element;
