import type { ReactNode } from 'react';
import { type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
/** What every field of a form takes. Uncontrolled with `defaultValue`, controlled with `value` and `onChange`. */
export interface FieldProps extends Pick<AriaTextFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'inputMode' | 'id'> {
    label: string;
    /** Stands between the label and the input, so that it is read before one types. */
    description?: ReactNode;
    /** Marks the field invalid, and is read with it. */
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
/** Label, description and error, in one order everywhere. */
export declare function FieldFrame({ label, description, errorMessage, isRequired, children }: FieldFrameProps): import("react").JSX.Element;
export {};
