import type { Ref } from 'react';
import { type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { type FieldProps } from './types/components/Field/Field.js';
export type { FieldProps } from './types/components/Field/Field.js';
export interface TextFieldProps extends FieldProps, Pick<AriaTextFieldProps, 'type'> {
    /** Ref of the input, so that a form can focus it. */
    ref?: Ref<HTMLInputElement>;
}
export declare function TextField({ label, description, errorMessage, placeholder, ref, ...rest }: TextFieldProps): import("react").JSX.Element;
