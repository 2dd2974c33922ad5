import { type Ref } from 'react';
import { type FieldProps } from './types/components/Field/Field.js';
export type { FieldProps } from './types/components/Field/Field.js';
export interface PasswordFieldProps extends FieldProps {
    /** Determines the password that a password manager offers. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
}
/** The password can be revealed; paste and password managers work. */
export declare function PasswordField({ label, description, errorMessage, placeholder, ref, ...rest }: PasswordFieldProps): import("react").JSX.Element;
