import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { AccountForm } from '../shared/AccountForm.tsx';
import * as styles from '../shared/AccountForm.css.ts';
import { FormField } from '../shared/FormField.tsx';
import { useAccountForm } from '../shared/useAccountForm.ts';
import { messages } from './LoginForm.messages.ts';
import type { LoginValues } from './loginValues.ts';

export type { LoginValues } from './loginValues.ts';

export interface LoginFormProps {
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: LoginValues) => Promise<void> | void;
  isPending?: boolean;
  /** Reason of a rejection by the server. The username stays, the password is cleared. */
  errorMessage?: string | undefined;
  defaultUsername?: string;
  forgotPasswordHref?: string;
  /** Passed with `forgotPasswordHref` to the app's navigation, for example the typed address. */
  forgotPasswordOptions?: object | undefined;
  /** Lets the app pass the typed address to the next page. */
  onUsernameChange?: (username: string) => void;
  registerHref?: string;
  /** Below the button, for example demo accounts. */
  hint?: ReactNode;
}

const loadRules = () => import('./loginResolver.ts').then(({ loginResolver }) => loginResolver);
const secrets: ['password'] = ['password'];

export function LoginForm({
  onSubmit,
  isPending = false,
  errorMessage,
  defaultUsername = '',
  forgotPasswordHref,
  forgotPasswordOptions,
  onUsernameChange,
  registerHref,
  hint,
}: LoginFormProps) {
  const intl = useUiIntl();
  const form = useAccountForm<LoginValues>({
    loadRules,
    defaultValues: { username: defaultUsername, password: '' },
    secrets,
    onSubmit,
    isPending,
    errorMessage,
  });
  return (
    <AccountForm
      form={form}
      action={intl.formatMessage(messages.submit)}
      errorMessage={errorMessage}
      foot={
        <>
          {hint}
          {registerHref && (
            <p className={styles.foot}>
              {intl.formatMessage(messages.noAccount)}
              <Link href={registerHref}>{intl.formatMessage(messages.register)}</Link>
            </p>
          )}
        </>
      }
    >
      <FormField
        control={form.control}
        name="username"
        label={intl.formatMessage(messages.username)}
        autoComplete="username"
        onChange={onUsernameChange}
      />
      <FormField
        control={form.control}
        name="password"
        label={intl.formatMessage(messages.password)}
        autoComplete="current-password"
      />
      {forgotPasswordHref && (
        <div className={styles.aside}>
          <Link href={forgotPasswordHref} routerOptions={forgotPasswordOptions}>
            {intl.formatMessage(messages.forgotPassword)}
          </Link>
        </div>
      )}
    </AccountForm>
  );
}
