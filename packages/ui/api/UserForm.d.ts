import { type FieldMessages } from './types/forms/shared/useServerAnswer.js';
import type { UserValues } from './types/forms/UserForm/userValues.js';
export type { UserFields, UserValues } from './types/forms/UserForm/userValues.js';
export interface UserFormClient {
    id: string;
    code?: string;
    name: string;
}
export interface UserFormRole {
    id: string;
    label: string;
    description?: string;
}
export interface UserFormProps {
    /** A password is asked for only when a user is added. */
    mode: 'add' | 'edit';
    defaultValues?: Partial<Omit<UserValues, 'password'>>;
    /** A single one is not a choice: it is shown, and sent. */
    clients: readonly UserFormClient[];
    /** Those that can be given; with none, the user keeps what there is and the question is left out. */
    roles: readonly UserFormRole[];
    /** Called once per submission with valid values; its promise keeps the form busy and never rejects. */
    onSubmit: (values: UserValues) => Promise<void> | void;
    isPending?: boolean;
    /** Why the server refused. Everything but the password stays. */
    errorMessage?: string | undefined;
    /** What it found wrong with one field. */
    fieldErrors?: FieldMessages<UserValues>;
    /** With it there is a button to leave. */
    onCancel?: () => void;
    /** Whether leaving would lose something; while it is being sent, nothing would. */
    onDirtyChange?: (isDirty: boolean) => void;
    /** What stands in the fields once something was typed, so that an app can keep it. Never the password. */
    onValuesChange?: (values: Omit<UserValues, 'password'>) => void;
}
/** A user of a client, as an administrator or a key user sees them. */
export declare function UserForm({ mode, defaultValues, clients, roles, onSubmit, isPending, errorMessage, fieldErrors, onCancel, onDirtyChange, onValuesChange, }: UserFormProps): import("react").JSX.Element;
