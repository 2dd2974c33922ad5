import type { ReactNode } from 'react';
import { type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
/** Props common to all form fields. Uncontrolled with `defaultValue`, controlled with `value` and `onChange`. */
export interface FieldProps extends Pick<AriaTextFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'inputMode' | 'id'> {
    label: string;
    /** Shown between label and input, so that the user reads it before typing. */
    description?: ReactNode;
    /** Marks the field invalid and is announced with it. */
    errorMessage?: string | undefined;
    placeholder?: string;
}
interface FieldFrameProps {
    label: string;
    description: ReactNode;
    errorMessage: string | undefined;
    isRequired: boolean | undefined;
    children: ReactNode;
}
/** Label, input, description and error in a fixed order. */
export declare function FieldFrame({ label, description, errorMessage, isRequired, children }: FieldFrameProps): import("react").JSX.Element;
export {};
