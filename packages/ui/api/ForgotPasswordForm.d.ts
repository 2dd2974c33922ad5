import { type FieldMessages } from './types/forms/shared/useServerAnswer.js';
import type { ForgotPasswordValues } from './types/forms/ForgotPasswordForm/forgotPasswordValues.js';
export type { ForgotPasswordValues } from './types/forms/ForgotPasswordForm/forgotPasswordValues.js';
export interface ForgotPasswordFormProps {
    /**
     * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
     */
    onSubmit: (values: ForgotPasswordValues) => Promise<void> | void;
    isPending?: boolean;
    /** Reason of a rejection by the server. The address stays. */
    errorMessage?: string | undefined;
    /** Server errors of single fields. */
    fieldErrors?: FieldMessages<ForgotPasswordValues>;
    defaultEmail?: string;
    logInHref?: string;
}
export declare function ForgotPasswordForm({ onSubmit, isPending, errorMessage, fieldErrors, defaultEmail, logInHref, }: ForgotPasswordFormProps): import("react").JSX.Element;
