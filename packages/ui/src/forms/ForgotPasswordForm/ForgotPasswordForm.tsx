import { Link } from '../../components/Link/Link.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages as login } from '../LoginForm/LoginForm.messages.ts';
import { AccountForm } from '../shared/AccountForm.tsx';
import * as styles from '../shared/AccountForm.css.ts';
import { messages as shared } from '../shared/accountForms.messages.ts';
import { FormField } from '../shared/FormField.tsx';
import { useAccountForm } from '../shared/useAccountForm.ts';
import { type FieldMessages, useServerAnswer } from '../shared/useServerAnswer.ts';
import { messages } from './ForgotPasswordForm.messages.ts';
import type { ForgotPasswordValues } from './forgotPasswordValues.ts';

export type { ForgotPasswordValues } from './forgotPasswordValues.ts';

export interface ForgotPasswordFormProps {
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: ForgotPasswordValues) => Promise<void> | void;
  isPending?: boolean;
  /** Reason of a rejection by the server. The address stays. */
  errorMessage?: string | undefined;
  /** Server errors of single fields. */
  fieldErrors?: FieldMessages<ForgotPasswordValues>;
  defaultEmail?: string;
  logInHref?: string;
}

const loadRules = () =>
  import('./forgotPasswordResolver.ts').then(({ forgotPasswordResolver }) => forgotPasswordResolver);

export function ForgotPasswordForm({
  onSubmit,
  isPending = false,
  errorMessage,
  fieldErrors,
  defaultEmail = '',
  logInHref,
}: ForgotPasswordFormProps) {
  const intl = useUiIntl();
  const form = useAccountForm<ForgotPasswordValues>({
    loadRules,
    defaultValues: { email: defaultEmail },
    onSubmit,
    isPending,
    errorMessage,
  });
  useServerAnswer(form, { fieldErrors, errorMessage });
  return (
    <AccountForm
      form={form}
      action={intl.formatMessage(messages.submit)}
      errorMessage={errorMessage}
      foot={
        logInHref && (
          <p className={styles.foot}>
            <Link href={logInHref}>{intl.formatMessage(login.submit)}</Link>
          </p>
        )
      }
    >
      <FormField control={form.control} name="email" label={intl.formatMessage(shared.email)} autoComplete="email" />
    </AccountForm>
  );
}
