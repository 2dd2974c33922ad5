import { type FieldMessages } from './types/forms/shared/useServerAnswer.js';
import type { ChangePasswordValues } from './types/forms/ChangePasswordForm/changePasswordValues.js';
export type { ChangePasswordFields, ChangePasswordValues } from './types/forms/ChangePasswordForm/changePasswordValues.js';
export interface ChangePasswordFormProps {
    /**
     * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
     */
    onSubmit: (values: ChangePasswordValues) => Promise<void> | void;
    /** Owner of the password, so that a password manager updates the right entry. */
    username: string;
    isPending?: boolean;
    /** Reason of a rejection by the server. All passwords are cleared after success and after rejection. */
    errorMessage?: string | undefined;
    /** Server errors of single fields. */
    fieldErrors?: FieldMessages<ChangePasswordValues>;
    /** Adds a cancel button. */
    onCancel?: () => void;
}
/** Changes the user's own password. */
export declare function ChangePasswordForm({ onSubmit, username, isPending, errorMessage, fieldErrors, onCancel, }: ChangePasswordFormProps): import("react").JSX.Element;
