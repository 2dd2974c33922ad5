import type { ReactNode } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';

interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  description?: ReactNode;
  /** Tells a password manager what it is; a password can be shown. `off` for what is said of somebody else. */
  autoComplete: 'username' | 'name' | 'email' | 'current-password' | 'new-password' | 'off';
  type?: 'email' | 'tel';
  isRequired?: boolean;
  /** Checked anew when this one changes. */
  deps?: FieldPath<Values>;
  onChange?: ((value: string) => void) | undefined;
}

/** A field that must be filled in unless told otherwise, with what the rules say about it. */
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
