import type { ReactNode } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';

interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  description?: ReactNode;
  /** Tells a password manager what it is; a password can be shown. */
  autoComplete: 'username' | 'name' | 'email' | 'current-password' | 'new-password';
  /** Checked anew when this one changes. */
  deps?: FieldPath<Values>;
  onChange?: ((value: string) => void) | undefined;
}

/** A field that must be filled in, with what the rules say about it. */
export function FormField<Values extends FieldValues>({
  control,
  name,
  autoComplete,
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
          isRequired: true,
          errorMessage: fieldState.error?.message,
        };
        if (autoComplete === 'current-password' || autoComplete === 'new-password') {
          return <PasswordField {...props} autoComplete={autoComplete} />;
        }
        return <TextField {...props} autoComplete={autoComplete} type={autoComplete === 'email' ? 'email' : 'text'} />;
      }}
    />
  );
}
