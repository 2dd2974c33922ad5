/** Server errors by field. */
type FieldMessages<Values> = { [Name in keyof Values]?: string | undefined };
interface UserValues {
  userName: string;
  fullName: string;
  email: string;
  /** Empty if there is none. */
  phoneNumber: string;
  /** Present only for a new user. */
  password?: string | undefined;
  /** Password of the editor; present only where `confirmsLogin` asks for it. */
  currentPassword?: string | undefined;
  roles: string[];
  /** `null` for an administrator, who belongs to no client. */
  clientId: string | null;
}
/** Values that an app may keep: no passwords. */
type UserDraft = Omit<UserValues, 'password' | 'currentPassword'>;
type UserFields = Required<UserValues>;
/** Name and address with which a user comes into the account, or back into it. */
type LoginName = Pick<UserValues, 'userName' | 'email'>;
interface UserFormClient {
  id: string;
  code?: string | undefined;
  name: string;
}
interface UserFormRole {
  id: string;
  label: string;
  description?: string | undefined;
}
interface UserFormProps {
  /** `add` also asks for a password. */
  mode: 'add' | 'edit';
  defaultValues?: Partial<UserDraft> | undefined;
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
  isPending?: boolean | undefined;
  /** Reason of a rejection by the server. All values except the password stay. */
  errorMessage?: string | undefined;
  /** Server errors of single fields. */
  fieldErrors?: FieldMessages<UserValues> | undefined;
  /** Adds a cancel button. */
  onCancel?: (() => void) | undefined;
  /** Called with whether leaving the form would lose changes; false while the form is being sent. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Called with the values after each input, so that an app can keep them. Never contains a password. */
  onValuesChange?: ((values: UserDraft) => void) | undefined;
}
/** Data of a user, edited by an administrator or a key user. */
declare function UserForm(options: UserFormProps): import("react").JSX.Element;
export { type LoginName, type UserDraft, type UserFields, UserForm, type UserFormClient, type UserFormProps, type UserFormRole, type UserValues };