import { Link } from '../../components/Link/Link.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages as login } from '../LoginForm/LoginForm.messages.ts';
import { type NewPassword, NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';
import { AccountForm } from '../shared/AccountForm.tsx';
import * as styles from '../shared/AccountForm.css.ts';
import { messages as shared } from '../shared/accountForms.messages.ts';
import { FormField } from '../shared/FormField.tsx';
import { useAccountForm } from '../shared/useAccountForm.ts';
import { type FieldMessages, useServerAnswer } from '../shared/useServerAnswer.ts';
import { messages } from './SignUpForm.messages.ts';
import type { SignUpFields, SignUpValues } from './signUpValues.ts';

export type { SignUpFields, SignUpValues } from './signUpValues.ts';

export interface SignUpFormProps {
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: SignUpValues) => Promise<void> | void;
  isPending?: boolean;
  /** Reason of a rejection by the server. Name and e-mail stay, the passwords are cleared. */
  errorMessage?: string | undefined;
  /** Server errors of single fields. */
  fieldErrors?: FieldMessages<SignUpValues>;
  logInHref?: string;
}

const loadRules = () => import('./signUpResolver.ts').then(({ signUpResolver }) => signUpResolver);
const secrets: (keyof NewPassword)[] = ['password', 'repeatPassword'];

export function SignUpForm({ onSubmit, isPending = false, errorMessage, fieldErrors, logInHref }: SignUpFormProps) {
  const intl = useUiIntl();
  const form = useAccountForm<SignUpFields>({
    loadRules,
    defaultValues: { fullName: '', email: '', password: '', repeatPassword: '' },
    secrets,
    onSubmit: ({ fullName, email, password }) => onSubmit({ fullName, email, password }),
    isPending,
    errorMessage,
  });
  useServerAnswer(form, { fieldErrors, errorMessage, secrets });
  return (
    <AccountForm
      form={form}
      action={intl.formatMessage(messages.submit)}
      errorMessage={errorMessage}
      foot={
        logInHref && (
          <p className={styles.foot}>
            {intl.formatMessage(messages.hasAccount)}
            <Link href={logInHref}>{intl.formatMessage(login.submit)}</Link>
          </p>
        )
      }
    >
      <FormField
        control={form.control}
        name="fullName"
        label={intl.formatMessage(messages.fullName)}
        autoComplete="name"
      />
      <FormField control={form.control} name="email" label={intl.formatMessage(shared.email)} autoComplete="email" />
      <NewPasswordFields control={form.control} label={intl.formatMessage(login.password)} />
    </AccountForm>
  );
}
