/** Server errors by field. */
type FieldMessages<Values> = { [Name in keyof Values]?: string | undefined };
interface NewPassword {
  password: string;
  repeatPassword: string;
}
interface ChangePasswordValues {
  oldPassword: string;
  newPassword: string;
}
type ChangePasswordFields = NewPassword & {
  oldPassword: string;
};
interface ChangePasswordFormProps {
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: ChangePasswordValues) => Promise<void> | void;
  /** Owner of the password, so that a password manager updates the right entry. */
  username: string;
  isPending?: boolean | undefined;
  /** Reason of a rejection by the server. All passwords are cleared after success and after rejection. */
  errorMessage?: string | undefined;
  /** Server errors of single fields. */
  fieldErrors?: FieldMessages<ChangePasswordValues> | undefined;
  /** Adds a cancel button. */
  onCancel?: (() => void) | undefined;
}
/** Changes the user's own password. */
declare function ChangePasswordForm({
  onSubmit,
  username,
  isPending,
  errorMessage,
  fieldErrors,
  onCancel
}: ChangePasswordFormProps): import("react").JSX.Element;
export { type ChangePasswordFields, ChangePasswordForm, ChangePasswordFormProps, type ChangePasswordValues };