import type { Ref } from 'react';
import { type FieldProps } from './types/components/Field/Field.js';
export interface TextAreaProps extends Omit<FieldProps, 'autoComplete' | 'inputMode'> {
    /** Initial number of lines. */
    rows?: number;
    ref?: Ref<HTMLTextAreaElement>;
}
/** Text of several lines. */
export declare function TextArea({ label, description, errorMessage, placeholder, rows, ref, ...rest }: TextAreaProps): import("react").JSX.Element;
