import type { ReactNode, Ref } from 'react';
import {
  SwitchButton,
  SwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
  Text,
} from 'react-aria-components/Switch';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Pick<
  AriaSwitchFieldProps,
  'name' | 'isSelected' | 'defaultSelected' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly'
> {
  label: ReactNode;
  description?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Takes effect immediately. For a setting that takes effect when a form is sent use `Checkbox`. */
export function Switch({ label, description, ref, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} inputRef={ref ?? null} className={checkbox.field}>
      <SwitchButton className={checkbox.button}>
        <span aria-hidden="true" className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span>{label}</span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={`${field.description} ${styles.under}`}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
