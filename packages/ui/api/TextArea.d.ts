import type { Ref } from 'react';
import { type FieldProps } from './types/components/Field/Field.js';
export interface TextAreaProps extends Omit<FieldProps, 'autoComplete' | 'inputMode'> {
    /** Lines to begin with. */
    rows?: number;
    ref?: Ref<HTMLTextAreaElement>;
}
/** Words of more than a line. */
export declare function TextArea({ label, description, errorMessage, placeholder, rows, ref, ...rest }: TextAreaProps): import("react").JSX.Element;
