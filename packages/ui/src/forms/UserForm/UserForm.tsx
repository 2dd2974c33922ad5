import { Controller } from 'react-hook-form';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx';
import * as field from '../../components/Field/Field.css.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages as login } from '../LoginForm/LoginForm.messages.ts';
import { NewPasswordField } from '../NewPasswordFields/NewPasswordFields.tsx';
import { messages as signUp } from '../SignUpForm/SignUpForm.messages.ts';
import { AccountForm } from '../shared/AccountForm.tsx';
import { messages as shared } from '../shared/accountForms.messages.ts';
import { CancelButton } from '../shared/CancelButton.tsx';
import { FormField } from '../shared/FormField.tsx';
import type { FieldMessages } from '../shared/useServerAnswer.ts';
import { messages } from './UserForm.messages.ts';
import * as styles from './UserForm.css.ts';
import { useUserForm } from './useUserForm.ts';
import type { LoginName, UserDraft, UserValues } from './userValues.ts';

export type { LoginName, UserDraft, UserFields, UserValues } from './userValues.ts';

export interface UserFormClient {
  id: string;
  code?: string;
  name: string;
}

export interface UserFormRole {
  id: string;
  label: string;
  description?: string;
}

export interface UserFormProps {
  /** `add` also asks for a password. */
  mode: 'add' | 'edit';
  defaultValues?: Partial<UserDraft>;
  /**
   * User name and address as stored, if editors change their own. A change of either asks for their current password.
   */
  confirmsLogin?: LoginName | undefined;
  /** A single client is shown without a choice, and sent. */
  clients: readonly UserFormClient[];
  /** Roles that can be granted. If empty, the field is hidden and the user's roles are kept. */
  roles: readonly UserFormRole[];
  /**
   * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
   */
  onSubmit: (values: UserValues) => Promise<void> | void;
  isPending?: boolean;
  /** Reason of a rejection by the server. All values except the password stay. */
  errorMessage?: string | undefined;
  /** Server errors of single fields. */
  fieldErrors?: FieldMessages<UserValues>;
  /** Adds a cancel button. */
  onCancel?: () => void;
  /** Called with whether leaving the form would lose changes; false while the form is being sent. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called with the values after each input, so that an app can keep them. Never contains a password. */
  onValuesChange?: (values: UserDraft) => void;
}

/** Data of a user, edited by an administrator or a key user. */
export function UserForm(options: UserFormProps) {
  const { mode, clients, roles, errorMessage, onCancel } = options;
  const intl = useUiIntl();
  const onlyClient = clients.length === 1 ? clients[0] : undefined;
  const { form, asksPassword, isAdministrator } = useUserForm(options, onlyClient?.id ?? null);
  const { control, isBusy } = form;

  return (
    <AccountForm
      form={form}
      action={intl.formatMessage(mode === 'add' ? messages.add : messages.save)}
      errorMessage={errorMessage}
      cancel={onCancel && <CancelButton isDisabled={isBusy} onPress={onCancel} />}
    >
      <div className={styles.fields}>
        <FormField
          control={control}
          name="userName"
          label={intl.formatMessage(login.username)}
          autoComplete={mode === 'add' ? 'off' : 'username'}
        />
        <FormField control={control} name="fullName" label={intl.formatMessage(signUp.fullName)} autoComplete="off" />
        <FormField
          control={control}
          name="email"
          label={intl.formatMessage(shared.email)}
          autoComplete="off"
          type="email"
        />
        <FormField
          control={control}
          name="phoneNumber"
          label={intl.formatMessage(messages.phoneNumber)}
          autoComplete="off"
          type="tel"
          isRequired={false}
        />
      </div>
      {asksPassword && (
        <FormField
          control={control}
          name="currentPassword"
          label={intl.formatMessage(messages.currentPassword)}
          autoComplete="current-password"
        />
      )}
      {mode === 'add' && <NewPasswordField control={control} label={intl.formatMessage(login.password)} />}
      {roles.length > 0 && (
        <Controller
          control={control}
          name="roles"
          rules={{ deps: 'clientId' }}
          render={({ field: { disabled: _, ...props }, fieldState }) => (
            <CheckboxGroup
              {...props}
              label={intl.formatMessage(messages.roles)}
              items={roles}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      )}
      {onlyClient ? (
        <div className={field.field}>
          <span className={field.label}>{intl.formatMessage(messages.client)}</span>
          <span className={styles.fixed}>{nameOf(onlyClient)}</span>
        </div>
      ) : (
        <Controller
          control={control}
          name="clientId"
          render={({ field: { value, onChange, disabled: _, ...props }, fieldState }) => (
            <ComboBox
              {...props}
              label={intl.formatMessage(messages.client)}
              items={clients.map((client) => ({ id: client.id, label: nameOf(client) }))}
              selectedKey={value}
              onSelectionChange={onChange}
              isRequired={!isAdministrator}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      )}
    </AccountForm>
  );
}

const nameOf = ({ name, code }: UserFormClient) => (code ? `${name} (${code})` : name);
