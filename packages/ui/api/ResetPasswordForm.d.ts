import { type FieldMessages } from './types/forms/shared/useServerAnswer.js';
export interface ResetPasswordValues {
    password: string;
}
export interface ResetPasswordFormProps {
    /** Called once per submission with valid values; its promise keeps the form busy and never rejects. */
    onSubmit: (values: ResetPasswordValues) => Promise<void> | void;
    isPending?: boolean;
    /** Why the server refused. Both passwords are cleared. */
    errorMessage?: string | undefined;
    /** What it found wrong with one field. */
    fieldErrors?: FieldMessages<ResetPasswordValues>;
    /** Whose password it is, for a password manager; where an administrator sets one for somebody else, say. */
    username?: string;
    /** "Save password" when left out. */
    submitLabel?: string;
    /** With it there is a button to leave. */
    onCancel?: () => void;
}
/** A new password, twice: after a link in a mail, or set by an administrator for somebody else. */
export declare function ResetPasswordForm({ onSubmit, isPending, errorMessage, fieldErrors, username, submitLabel, onCancel, }: ResetPasswordFormProps): import("react").JSX.Element;
