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
  /** Called once per submission with valid values; its promise keeps the form busy and never rejects. */
  onSubmit: (values: ResetPasswordValues) => Promise<void> | void;
  isPending?: boolean;
  /** Why the server refused. Both passwords are cleared. */
  errorMessage?: string | undefined;
  /** What it found wrong with one field. */
  fieldErrors?: FieldMessages<ResetPasswordValues>;
  /** Whose password it is, for a password manager; where an administrator sets one for somebody else, say. */
  username?: string;
  /** "Save password" when left out. */
  submitLabel?: string;
  /** With it there is a button to leave. */
  onCancel?: () => void;
}

const loadRules = () => import('./resetPasswordResolver.ts').then(({ resetPasswordResolver }) => resetPasswordResolver);
const secrets: (keyof NewPassword)[] = ['password', 'repeatPassword'];

/** A new password, twice: after a link in a mail, or set by an administrator for somebody else. */
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
