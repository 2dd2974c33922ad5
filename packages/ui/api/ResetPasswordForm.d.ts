/** Server errors by field. */
type FieldMessages<Values> = { [Name in keyof Values]?: string | undefined };
interface ResetPasswordValues {
  password: string;
}
interface ResetPasswordFormProps {
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: ResetPasswordValues) => Promise<void> | void;
  isPending?: boolean | undefined;
  /** Reason of a rejection by the server. Both passwords are cleared. */
  errorMessage?: string | undefined;
  /** Server errors of single fields. */
  fieldErrors?: FieldMessages<ResetPasswordValues> | undefined;
  /**
   * Owner of the password, for a password manager; needed for example when an administrator sets another user's
   * password.
   */
  username?: string | undefined;
  /** By default "Save password". */
  submitLabel?: string | undefined;
  /** Adds a cancel button. */
  onCancel?: (() => void) | undefined;
}
/** A new password, typed twice: after a link in an e-mail, or set by an administrator for another user. */
declare function ResetPasswordForm({
  onSubmit,
  isPending,
  errorMessage,
  fieldErrors,
  username,
  submitLabel,
  onCancel
}: ResetPasswordFormProps): import("react").JSX.Element;
export { ResetPasswordForm, ResetPasswordFormProps, ResetPasswordValues };