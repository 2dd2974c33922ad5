import { ReactNode } from "react";
interface LoginValues {
  username: string;
  password: string;
}
interface LoginFormProps {
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: LoginValues) => Promise<void> | void;
  isPending?: boolean | undefined;
  /** Reason of a rejection by the server. The username stays, the password is cleared. */
  errorMessage?: string | undefined;
  defaultUsername?: string | undefined;
  forgotPasswordHref?: string | undefined;
  /** Passed with `forgotPasswordHref` to the app's navigation, for example the typed address. */
  forgotPasswordOptions?: object | undefined;
  /** Lets the app pass the typed address to the next page. */
  onUsernameChange?: ((username: string) => void) | undefined;
  registerHref?: string | undefined;
  /** Below the button, for example demo accounts. */
  hint?: ReactNode | undefined;
}
declare function LoginForm({
  onSubmit,
  isPending,
  errorMessage,
  defaultUsername,
  forgotPasswordHref,
  forgotPasswordOptions,
  onUsernameChange,
  registerHref,
  hint
}: LoginFormProps): import("react").JSX.Element;
export { LoginForm, LoginFormProps, type LoginValues };