import type { ReactNode, Ref } from 'react';
import { type CheckboxFieldProps as AriaCheckboxFieldProps } from 'react-aria-components/Checkbox';
export interface CheckboxProps extends Pick<AriaCheckboxFieldProps, 'name' | 'value' | 'isSelected' | 'defaultSelected' | 'isIndeterminate' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
    label: ReactNode;
    description?: ReactNode;
    errorMessage?: string | undefined;
    /** Ref of the input, so that a form can focus it. */
    ref?: Ref<HTMLInputElement>;
}
/** A yes-or-no choice that takes effect when the form is sent. Use `CheckboxGroup` for several related choices. */
export declare function Checkbox({ label, description, errorMessage, ref, ...rest }: CheckboxProps): import("react").JSX.Element;
