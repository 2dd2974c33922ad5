import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';
import { messages as reset } from '../ResetPasswordForm/ResetPasswordForm.messages.ts';
import { AccountForm } from '../shared/AccountForm.tsx';
import { CancelButton } from '../shared/CancelButton.tsx';
import { FormField } from '../shared/FormField.tsx';
import { useAccountForm } from '../shared/useAccountForm.ts';
import { type FieldMessages, useServerAnswer } from '../shared/useServerAnswer.ts';
import { UsernameForManagers } from '../shared/UsernameForManagers.tsx';
import { messages } from './ChangePasswordForm.messages.ts';
import type { ChangePasswordFields, ChangePasswordValues } from './changePasswordValues.ts';

export type { ChangePasswordFields, ChangePasswordValues } from './changePasswordValues.ts';

export interface ChangePasswordFormProps {
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: ChangePasswordValues) => Promise<void> | void;
  /** Owner of the password, so that a password manager updates the right entry. */
  username: string;
  isPending?: boolean;
  /** Reason of a rejection by the server. All passwords are cleared after success and after rejection. */
  errorMessage?: string | undefined;
  /** Server errors of single fields. */
  fieldErrors?: FieldMessages<ChangePasswordValues>;
  /** Adds a cancel button. */
  onCancel?: () => void;
}

const loadRules = () =>
  import('./changePasswordResolver.ts').then(({ changePasswordResolver }) => changePasswordResolver);
const secrets: (keyof ChangePasswordFields)[] = ['oldPassword', 'password', 'repeatPassword'];

/** Changes the user's own password. */
export function ChangePasswordForm({
  onSubmit,
  username,
  isPending = false,
  errorMessage,
  fieldErrors,
  onCancel,
}: ChangePasswordFormProps) {
  const intl = useUiIntl();
  const form = useAccountForm<ChangePasswordFields>({
    loadRules,
    defaultValues: { oldPassword: '', password: '', repeatPassword: '' },
    secrets,
    onSubmit: ({ oldPassword, password }) => onSubmit({ oldPassword, newPassword: password }),
    isPending,
    errorMessage,
  });
  useServerAnswer(form, {
    fieldErrors: { oldPassword: fieldErrors?.oldPassword, password: fieldErrors?.newPassword },
    errorMessage,
    secrets,
  });
  return (
    <AccountForm
      form={form}
      action={intl.formatMessage(messages.submit)}
      errorMessage={errorMessage}
      cancel={onCancel && <CancelButton isDisabled={form.isBusy} onPress={onCancel} />}
    >
      <UsernameForManagers username={username} />
      <FormField
        control={form.control}
        name="oldPassword"
        label={intl.formatMessage(messages.oldPassword)}
        autoComplete="current-password"
      />
      <NewPasswordFields control={form.control} label={intl.formatMessage(reset.newPassword)} />
    </AccountForm>
  );
}
