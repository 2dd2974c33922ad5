/** Server errors by field. */
type FieldMessages<Values> = { [Name in keyof Values]?: string | undefined };
interface ForgotPasswordValues {
  email: string;
}
interface ForgotPasswordFormProps {
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: ForgotPasswordValues) => Promise<void> | void;
  isPending?: boolean | undefined;
  /** Reason of a rejection by the server. The address stays. */
  errorMessage?: string | undefined;
  /** Server errors of single fields. */
  fieldErrors?: FieldMessages<ForgotPasswordValues> | undefined;
  defaultEmail?: string | undefined;
  logInHref?: string | undefined;
}
declare function ForgotPasswordForm({
  onSubmit,
  isPending,
  errorMessage,
  fieldErrors,
  defaultEmail,
  logInHref
}: ForgotPasswordFormProps): import("react").JSX.Element;
export { ForgotPasswordForm, ForgotPasswordFormProps, type ForgotPasswordValues };