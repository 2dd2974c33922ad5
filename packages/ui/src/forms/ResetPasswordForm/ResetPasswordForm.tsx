import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { type NewPassword, NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';
import { AccountForm } from '../shared/AccountForm.tsx';
import { useAccountForm } from '../shared/useAccountForm.ts';
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
}

const loadRules = () => import('./resetPasswordResolver.ts').then(({ resetPasswordResolver }) => resetPasswordResolver);
const secrets: (keyof NewPassword)[] = ['password', 'repeatPassword'];

export function ResetPasswordForm({ onSubmit, isPending = false, errorMessage }: ResetPasswordFormProps) {
  const intl = useUiIntl();
  const { control, submit, isBusy } = useAccountForm<NewPassword>({
    loadRules,
    defaultValues: { password: '', repeatPassword: '' },
    secrets,
    onSubmit: ({ password }) => onSubmit({ password }),
    isPending,
    errorMessage,
  });
  return (
    <AccountForm
      action={intl.formatMessage(messages.submit)}
      submit={submit}
      isBusy={isBusy}
      errorMessage={errorMessage}
    >
      <NewPasswordFields control={control} label={intl.formatMessage(messages.newPassword)} />
    </AccountForm>
  );
}
