import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { type NewPassword, NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';
import { AccountForm } from '../shared/AccountForm.tsx';
import { CancelButton } from '../shared/CancelButton.tsx';
import { useAccountForm } from '../shared/useAccountForm.ts';
import { type FieldMessages, useServerAnswer } from '../shared/useServerAnswer.ts';
import { UsernameForManagers } from '../shared/UsernameForManagers.tsx';
import { messages } from './ResetPasswordForm.messages.ts';

export interface ResetPasswordValues {
  password: string;
}

export interface ResetPasswordFormProps {
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: ResetPasswordValues) => Promise<void> | void;
  isPending?: boolean;
  /** Reason of a rejection by the server. Both passwords are cleared. */
  errorMessage?: string | undefined;
  /** Server errors of single fields. */
  fieldErrors?: FieldMessages<ResetPasswordValues>;
  /**
   * Owner of the password, for a password manager; needed for example when an administrator sets another user's
   * password.
   */
  username?: string;
  /** By default "Save password". */
  submitLabel?: string;
  /** Adds a cancel button. */
  onCancel?: () => void;
}

const loadRules = () => import('./resetPasswordResolver.ts').then(({ resetPasswordResolver }) => resetPasswordResolver);
const secrets: (keyof NewPassword)[] = ['password', 'repeatPassword'];

/** A new password, typed twice: after a link in an e-mail, or set by an administrator for another user. */
export function ResetPasswordForm({
  onSubmit,
  isPending = false,
  errorMessage,
  fieldErrors,
  username,
  submitLabel,
  onCancel,
}: ResetPasswordFormProps) {
  const intl = useUiIntl();
  const form = useAccountForm<NewPassword>({
    loadRules,
    defaultValues: { password: '', repeatPassword: '' },
    secrets,
    onSubmit: ({ password }) => onSubmit({ password }),
    isPending,
    errorMessage,
  });
  useServerAnswer(form, { fieldErrors, errorMessage, secrets });
  return (
    <AccountForm
      form={form}
      action={submitLabel ?? intl.formatMessage(messages.submit)}
      errorMessage={errorMessage}
      cancel={onCancel && <CancelButton isDisabled={form.isBusy} onPress={onCancel} />}
    >
      {username && <UsernameForManagers username={username} />}
      <NewPasswordFields control={form.control} label={intl.formatMessage(messages.newPassword)} />
    </AccountForm>
  );
}
