import type { ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxGroupItem {
  id: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends Pick<
  AriaCheckboxGroupProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'
> {
  label: string;
  items: readonly CheckboxGroupItem[];
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** `horizontal` for labels of one word. */
  orientation?: 'vertical' | 'horizontal';
  /** Ref of the first box, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Any number of a few options. The value is the ids of the checked ones. */
export function CheckboxGroup({
  label,
  items,
  description,
  errorMessage,
  orientation = 'vertical',
  ref,
  ...rest
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria" className={field.field}>
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
        <div className={styles.items[orientation]}>
          {items.map((item, index) => (
            <Checkbox
              key={item.id}
              value={item.id}
              label={item.label}
              description={item.description}
              isDisabled={item.isDisabled ?? false}
              {...(index === 0 && ref && { ref })}
            />
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
