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
import { messages } from './UserForm.messages.ts';
import * as styles from './UserForm.css.ts';
import type { UserFormClient, UserFormProps } from './userFormProps.ts';
import { useUserForm } from './useUserForm.ts';

export type { UserFormClient, UserFormProps, UserFormRole } from './userFormProps.ts';
export type { LoginName, UserDraft, UserFields, UserValues } from './userValues.ts';

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
