import { type FieldMessages } from './types/forms/shared/useServerAnswer.js';
import type { ChangePasswordValues } from './types/forms/ChangePasswordForm/changePasswordValues.js';
export type { ChangePasswordFields, ChangePasswordValues } from './types/forms/ChangePasswordForm/changePasswordValues.js';
export interface ChangePasswordFormProps {
    /** Called once per submission with valid values; its promise keeps the form busy and never rejects. */
    onSubmit: (values: ChangePasswordValues) => Promise<void> | void;
    /** Whose password it is, so that a password manager changes the right one. */
    username: string;
    isPending?: boolean;
    /** Why the server refused. All passwords are cleared, as they are when it did not. */
    errorMessage?: string | undefined;
    /** What it found wrong with one field. */
    fieldErrors?: FieldMessages<ChangePasswordValues>;
    /** With it there is a button to leave. */
    onCancel?: () => void;
}
/** One's own password. */
export declare function ChangePasswordForm({ onSubmit, username, isPending, errorMessage, fieldErrors, onCancel, }: ChangePasswordFormProps): import("react").JSX.Element;
