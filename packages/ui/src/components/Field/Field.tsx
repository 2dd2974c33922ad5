import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { Text } from 'react-aria-components/Text';
import { useSettled } from './useSettled.ts';
import * as styles from './Field.css.ts';

/**
 * Props common to all form fields. Uncontrolled with `defaultValue`, controlled with `value` and `onChange`. `isRequired`
 * only marks the field: a native form is sent without its value. The app checks the values and gives an `errorMessage`.
 */
export interface FieldProps extends Pick<
  AriaTextFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'autoComplete'
  | 'autoFocus'
  | 'maxLength'
  | 'inputMode'
  | 'id'
> {
  label: string;
  /** Shown between label and input, so that the user reads it before typing. */
  description?: ReactNode;
  /** Marks the field invalid and is announced with it. */
  errorMessage?: string | undefined;
  placeholder?: string;
}

interface FieldFrameProps {
  label: string;
  description: ReactNode;
  errorMessage: string | undefined;
  isRequired: boolean | undefined;
  children: ReactNode;
}

/** Label, input, description and error in a fixed order. */
export function FieldFrame({ label, description, errorMessage, isRequired, children }: FieldFrameProps) {
  const settled = useSettled(errorMessage);
  return (
    <>
      <Label className={styles.label}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className={styles.required}>
            *
          </span>
        )}
      </Label>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {children}
      {/* In the document with the mark of the input, which refers to it. */}
      <FieldError className={settled ? styles.error : styles.early}>
        <CircleAlert size={14} aria-hidden="true" className={styles.errorIcon} />
        {errorMessage}
      </FieldError>
      {settled && !errorMessage && (
        <span aria-hidden="true" className={`${styles.error} ${styles.gone}`}>
          {settled}
        </span>
      )}
    </>
  );
}
