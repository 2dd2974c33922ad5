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
    /** `add` also asks for a password. */
    mode: 'add' | 'edit';
    defaultValues?: Partial<Omit<UserValues, 'password'>>;
    /** A single client is shown without a choice, and sent. */
    clients: readonly UserFormClient[];
    /** Roles that can be granted. If empty, the field is hidden and the user's roles are kept. */
    roles: readonly UserFormRole[];
    /**
     * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
     */
    onSubmit: (values: UserValues) => Promise<void> | void;
    isPending?: boolean;
    /** Reason of a rejection by the server. All values except the password stay. */
    errorMessage?: string | undefined;
    /** Server errors of single fields. */
    fieldErrors?: FieldMessages<UserValues>;
    /** Adds a cancel button. */
    onCancel?: () => void;
    /** Called with whether leaving the form would lose changes; false while the form is being sent. */
    onDirtyChange?: (isDirty: boolean) => void;
    /** Called with the values after each input, so that an app can keep them. Never contains the password. */
    onValuesChange?: (values: Omit<UserValues, 'password'>) => void;
}
/** Data of a user, edited by an administrator or a key user. */
export declare function UserForm({ mode, defaultValues, clients, roles, onSubmit, isPending, errorMessage, fieldErrors, onCancel, onDirtyChange, onValuesChange, }: UserFormProps): import("react").JSX.Element;
