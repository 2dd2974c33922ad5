/** Server errors by field. */
type FieldMessages<Values> = { [Name in keyof Values]?: string | undefined };
interface NewPassword {
  password: string;
  repeatPassword: string;
}
interface SignUpValues {
  fullName: string;
  email: string;
  password: string;
}
type SignUpFields = SignUpValues & NewPassword;
interface SignUpFormProps {
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: SignUpValues) => Promise<void> | void;
  isPending?: boolean | undefined;
  /** Reason of a rejection by the server. Name and e-mail stay, the passwords are cleared. */
  errorMessage?: string | undefined;
  /** Server errors of single fields. */
  fieldErrors?: FieldMessages<SignUpValues> | undefined;
  logInHref?: string | undefined;
}
declare function SignUpForm({
  onSubmit,
  isPending,
  errorMessage,
  fieldErrors,
  logInHref
}: SignUpFormProps): import("react").JSX.Element;
export { type SignUpFields, SignUpForm, SignUpFormProps, type SignUpValues };