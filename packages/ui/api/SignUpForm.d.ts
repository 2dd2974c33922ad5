import { type FieldMessages } from './types/forms/shared/useServerAnswer.js';
import type { SignUpValues } from './types/forms/SignUpForm/signUpValues.js';
export type { SignUpFields, SignUpValues } from './types/forms/SignUpForm/signUpValues.js';
export interface SignUpFormProps {
    /** Called once per submission with valid values; its promise keeps the form busy and never rejects. */
    onSubmit: (values: SignUpValues) => Promise<void> | void;
    isPending?: boolean;
    /** Why the server refused. Name and e-mail stay, the passwords are cleared. */
    errorMessage?: string | undefined;
    /** What it found wrong with one field. */
    fieldErrors?: FieldMessages<SignUpValues>;
    logInHref?: string;
}
export declare function SignUpForm({ onSubmit, isPending, errorMessage, fieldErrors, logInHref }: SignUpFormProps): import("react").JSX.Element;
