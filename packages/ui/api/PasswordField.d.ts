import { type Ref } from 'react';
import { type FieldProps } from './types/components/Field/Field.js';
export type { FieldProps } from './types/components/Field/Field.js';
export interface PasswordFieldProps extends FieldProps {
    /** Tells a password manager which one to offer. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
}
/** Can be shown; paste and password managers work. */
export declare function PasswordField({ label, description, errorMessage, placeholder, ref, ...rest }: PasswordFieldProps): import("react").JSX.Element;
