import type { ReactNode, Ref } from 'react';
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Text,
} from 'react-aria-components/RadioGroup';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioGroupItem {
  id: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends Pick<
  AriaRadioGroupProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'
> {
  label: string;
  items: readonly RadioGroupItem[];
  orientation?: 'vertical' | 'horizontal';
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** Ref of the first radio button, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few options that are all visible and may have a description each. */
export function RadioGroup({
  label,
  items,
  orientation = 'vertical',
  description,
  errorMessage,
  ref,
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...rest}
      orientation={orientation}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
        <div className={styles.items[orientation]}>
          {items.map((item, index) => (
            <RadioField
              key={item.id}
              value={item.id}
              isDisabled={item.isDisabled ?? false}
              className={checkbox.field}
              {...(index === 0 && ref && { inputRef: ref })}
            >
              <RadioButton className={checkbox.button}>
                <span aria-hidden="true" className={styles.mark} />
                <span>{item.label}</span>
              </RadioButton>
              {item.description && (
                <Text slot="description" className={`${field.description} ${checkbox.under}`}>
                  {item.description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
