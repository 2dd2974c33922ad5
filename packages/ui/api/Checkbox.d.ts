import type { ReactNode, Ref } from 'react';
import { type CheckboxFieldProps as AriaCheckboxFieldProps } from 'react-aria-components/Checkbox';
export interface CheckboxProps extends Pick<AriaCheckboxFieldProps, 'name' | 'value' | 'isSelected' | 'defaultSelected' | 'isIndeterminate' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
    label: ReactNode;
    description?: ReactNode;
    errorMessage?: string | undefined;
    /** Of the input, so that a form can put the focus on it. */
    ref?: Ref<HTMLInputElement>;
}
/** Yes or no to one thing, said when the form is sent. Of several that belong together make a `CheckboxGroup`. */
export declare function Checkbox({ label, description, errorMessage, ref, ...rest }: CheckboxProps): import("react").JSX.Element;
