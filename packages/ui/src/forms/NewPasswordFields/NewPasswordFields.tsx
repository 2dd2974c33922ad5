import { type Control, type FieldPath, type PathValue, useWatch } from 'react-hook-form';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { PasswordRules } from '../PasswordRules/PasswordRules.tsx';
import { messages } from '../shared/accountForms.messages.ts';
import { FormField } from '../shared/FormField.tsx';

export interface NewPassword {
  password: string;
  repeatPassword: string;
}

interface NewPasswordFieldsProps<Values extends NewPassword> {
  control: Control<Values>;
  label: string;
}

/** A new password, with its rules before they are broken, and the same once more. */
export function NewPasswordFields<Values extends NewPassword>({ control, label }: NewPasswordFieldsProps<Values>) {
  const intl = useUiIntl();
  const name = 'password' as FieldPath<Values>;
  const repeat = 'repeatPassword' as FieldPath<Values>;
  const password: PathValue<Values, FieldPath<Values>> = useWatch({ control, name });
  return (
    <>
      <FormField
        control={control}
        name={name}
        deps={repeat}
        label={label}
        description={<PasswordRules password={password} />}
        autoComplete="new-password"
      />
      <FormField
        control={control}
        name={repeat}
        label={intl.formatMessage(messages.repeat)}
        autoComplete="new-password"
      />
    </>
  );
}
