import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode, Ref } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  FieldError,
  Text,
} from 'react-aria-components/Checkbox';
import * as field from '../Field/Field.css.ts';
import { CheckboxBox } from './CheckboxBox.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Pick<
  AriaCheckboxFieldProps,
  | 'name'
  | 'value'
  | 'isSelected'
  | 'defaultSelected'
  | 'isIndeterminate'
  | 'onChange'
  | 'onBlur'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
> {
  label: ReactNode;
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** Ref of the input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A yes-or-no choice that takes effect when the form is sent. Use `CheckboxGroup` for several related choices. */
export function Checkbox({ label, description, errorMessage, ref, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      inputRef={ref ?? null}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.field}
    >
      <CheckboxButton className={styles.button}>
        {(state) => (
          <>
            <CheckboxBox {...state} />
            <span>
              {label}
              {rest.isRequired && (
                <span aria-hidden="true" className={field.required}>
                  *
                </span>
              )}
            </span>
          </>
        )}
      </CheckboxButton>
      {description && (
        <Text slot="description" className={`${field.description} ${styles.under}`}>
          {description}
        </Text>
      )}
      <FieldError className={`${field.error} ${styles.under}`}>
        <CircleAlert size={14} aria-hidden="true" className={field.errorIcon} />
        {errorMessage}
      </FieldError>
    </CheckboxField>
  );
}
