import type { FieldMessages } from '../shared/useServerAnswer.ts';
import type { LoginName, UserDraft, UserValues } from './userValues.ts';

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
  defaultValues?: Partial<UserDraft>;
  /**
   * User name and address as stored, if editors change their own. A change of either asks for their current password.
   */
  confirmsLogin?: LoginName | undefined;
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
  /** Called with the values after each input, so that an app can keep them. Never contains a password. */
  onValuesChange?: (values: UserDraft) => void;
}
