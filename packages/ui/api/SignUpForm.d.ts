import { type FieldMessages } from './types/forms/shared/useServerAnswer.js';
import type { SignUpValues } from './types/forms/SignUpForm/signUpValues.js';
export type { SignUpFields, SignUpValues } from './types/forms/SignUpForm/signUpValues.js';
export interface SignUpFormProps {
    /**
     * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
     */
    onSubmit: (values: SignUpValues) => Promise<void> | void;
    isPending?: boolean;
    /** Reason of a rejection by the server. Name and e-mail stay, the passwords are cleared. */
    errorMessage?: string | undefined;
    /** Server errors of single fields. */
    fieldErrors?: FieldMessages<SignUpValues>;
    logInHref?: string;
}
export declare function SignUpForm({ onSubmit, isPending, errorMessage, fieldErrors, logInHref }: SignUpFormProps): import("react").JSX.Element;
