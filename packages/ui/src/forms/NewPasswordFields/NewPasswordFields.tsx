import { type Control, type FieldPath, type FieldValues, type PathValue, useWatch } from 'react-hook-form';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { PasswordRules } from '../PasswordRules/PasswordRules.tsx';
import { messages } from '../shared/accountForms.messages.ts';
import { FormField } from '../shared/FormField.tsx';

export interface NewPassword {
  password: string;
  repeatPassword: string;
}

interface NewPasswordFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  label: string;
  /** Field that is validated again when this one changes. */
  deps?: FieldPath<Values>;
}

/** A new password, with its rules visible before any is broken. */
export function NewPasswordField<Values extends { password: string }>(props: NewPasswordFieldProps<Values>) {
  const name = 'password' as FieldPath<Values>;
  const password: PathValue<Values, FieldPath<Values>> = useWatch({ control: props.control, name });
  return (
    <FormField {...props} name={name} description={<PasswordRules password={password} />} autoComplete="new-password" />
  );
}

/** A new password and its repetition. */
export function NewPasswordFields<Values extends NewPassword>({
  control,
  label,
}: Omit<NewPasswordFieldProps<Values>, 'deps'>) {
  const intl = useUiIntl();
  const repeat = 'repeatPassword' as FieldPath<Values>;
  return (
    <>
      <NewPasswordField control={control} label={label} deps={repeat} />
      <FormField
        control={control}
        name={repeat}
        label={intl.formatMessage(messages.repeat)}
        autoComplete="new-password"
      />
    </>
  );
}
