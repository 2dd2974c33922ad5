import { type FieldMessages } from './types/forms/shared/useServerAnswer.js';
import type { ForgotPasswordValues } from './types/forms/ForgotPasswordForm/forgotPasswordValues.js';
export type { ForgotPasswordValues } from './types/forms/ForgotPasswordForm/forgotPasswordValues.js';
export interface ForgotPasswordFormProps {
    /** Called once per submission with valid values; its promise keeps the form busy and never rejects. */
    onSubmit: (values: ForgotPasswordValues) => Promise<void> | void;
    isPending?: boolean;
    /** Why the server refused. The address stays. */
    errorMessage?: string | undefined;
    /** What it found wrong with one field. */
    fieldErrors?: FieldMessages<ForgotPasswordValues>;
    defaultEmail?: string;
    logInHref?: string;
}
export declare function ForgotPasswordForm({ onSubmit, isPending, errorMessage, fieldErrors, defaultEmail, logInHref, }: ForgotPasswordFormProps): import("react").JSX.Element;
