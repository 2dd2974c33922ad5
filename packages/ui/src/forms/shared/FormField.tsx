import type { ReactNode } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';

interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  description?: ReactNode;
  /** Purpose of the field for password managers; a password can be revealed. `off` for another user's data. */
  autoComplete: 'username' | 'name' | 'email' | 'current-password' | 'new-password' | 'off';
  type?: 'email' | 'tel';
  isRequired?: boolean;
  /** Field that is validated again when this one changes. */
  deps?: FieldPath<Values>;
  onChange?: ((value: string) => void) | undefined;
}

/** A field with its validation message; required by default. */
export function FormField<Values extends FieldValues>({
  control,
  name,
  autoComplete,
  type = autoComplete === 'email' ? 'email' : undefined,
  isRequired = true,
  deps,
  onChange,
  ...rest
}: FormFieldProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      {...(deps && { rules: { deps } })}
      render={({ field, fieldState }) => {
        const props = {
          ...rest,
          ...field,
          onChange(value: string) {
            field.onChange(value);
            onChange?.(value);
          },
          isRequired,
          errorMessage: fieldState.error?.message,
        };
        if (autoComplete === 'current-password' || autoComplete === 'new-password') {
          return <PasswordField {...props} autoComplete={autoComplete} />;
        }
        return <TextField {...props} autoComplete={autoComplete} type={type ?? 'text'} />;
      }}
    />
  );
}
